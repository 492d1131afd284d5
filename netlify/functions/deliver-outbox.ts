import type { Config } from '@netlify/functions';
import { answerDeliverOutbox } from '#server/routes/mail/deliver-outbox.ts';

export default answerDeliverOutbox;

export const config: Config = { schedule: '* * * * *' };
