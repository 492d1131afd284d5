import { submitUploadEndpoint } from '#contracts/gallery/upload.ts';
import { submitUpload } from '../../use-cases/gallery/submit-upload.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const submitUploadRoute = signedInRoute(
  submitUploadEndpoint,
  async (request, { account, now }) => {
    const { id, status } = await submitUpload(request, account, now);
    return { submissionId: id, status };
  },
);
