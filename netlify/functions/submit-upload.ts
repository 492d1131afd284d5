import { submitUploadEndpoint } from '#contracts/gallery/upload.ts';
import { handleSignedIn } from '#server/routes/http/handle-signed-in.ts';
import { submitUpload } from '#server/use-cases/gallery/submit-upload.ts';

export default handleSignedIn(submitUploadEndpoint, async (request, { account, now }) => {
  const { id, status } = await submitUpload(request, account, now);
  return { submissionId: id, status };
});
