import { cancelUploadsEndpoint } from '#contracts/gallery/upload.ts';
import { DONE } from '#contracts/records/change.ts';
import { cancelUploads } from '../../use-cases/gallery/cancel-uploads.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const cancelUploadsRoute = signedInRoute(
  cancelUploadsEndpoint,
  async ({ uploadIds }, { account, now }) => {
    await cancelUploads(uploadIds, account, now);
    return DONE;
  },
);
