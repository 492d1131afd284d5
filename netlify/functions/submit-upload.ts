import type { Config } from '@netlify/functions';
import { submitUpload as endpoint } from '#contracts/submissions.ts';
import { handleSignedIn } from '#server/http/handle-signed-in.ts';
import { submitUpload } from '#server/use-cases/gallery/submit-upload.ts';

export default handleSignedIn(endpoint, async (request, { account, now }) => {
  const { id, status } = await submitUpload(request, account, now);
  return { submissionId: id, status };
});

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
