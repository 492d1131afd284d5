import type { Config } from '@netlify/functions';
import { guarded } from '#server/http/handle.ts';
import { respondJson } from '#server/http/respond.ts';
import { cleanUploads } from '#server/use-cases/gallery/clean-uploads.ts';

export default guarded(async (_, { now }) => respondJson(await cleanUploads(now)));

export const config: Config = { schedule: '@daily' };
