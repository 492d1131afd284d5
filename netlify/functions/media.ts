import type { Config } from '@netlify/functions';
import { guarded } from '#server/http/handle.ts';
import { serveMedia } from '#server/use-cases/gallery/serve-media.ts';

export default guarded((request) => serveMedia(request));

export const config: Config = { path: '/media/*', method: ['GET', 'HEAD'] };
