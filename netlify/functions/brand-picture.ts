import type { Config } from '@netlify/functions';
import { answerBrandPicture } from '#server/routes/team/brand-picture.ts';

export default answerBrandPicture;

/** What the build has put there is served as a file. */
export const config: Config = { path: '/brand/*', preferStatic: true };
