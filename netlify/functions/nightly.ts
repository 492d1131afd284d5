import type { Config } from '@netlify/functions';
import { answerNightly } from '#server/routes/nightly/nightly.ts';

export default answerNightly;

/** Every ten minutes: in the night's hours, which the site settings say, until the work is done, else there is nothing to do. */
export const config: Config = { schedule: '*/10 * * * *' };
