import type { Config } from '@netlify/functions';
import { createUpload } from '#contracts/submissions.ts';
import { handle } from '#server/http/handle.ts';
import { createUploads } from '#server/use-cases/gallery/create-upload.ts';

export default handle(createUpload, (request, { account, now }) =>
  createUploads(request, account, now),
);

export const config: Config = {
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
