/* Netlify runs a scheduled function in a process of its own, beside those that answer visitors; so does the bench. */
export { config, default } from '../../../../netlify/functions/deliver-outbox.ts';
