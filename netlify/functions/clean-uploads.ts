import type { Config } from '@netlify/functions';
import { answerCleanUploads } from '#server/routes/gallery/clean-uploads.ts';

export default answerCleanUploads;

export const config: Config = { schedule: '@hourly' };
