import { createUploadEndpoint } from '#contracts/gallery/upload.ts';
import { handleSignedIn } from '#server/routes/http/handle-signed-in.ts';
import { createUploads } from '#server/use-cases/gallery/create-upload.ts';

export default handleSignedIn(createUploadEndpoint, (request, { account, now }) =>
  createUploads(request, account, now),
);
