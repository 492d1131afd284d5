import { createUploadEndpoint } from '#contracts/gallery/upload.ts';
import { createUploads } from '../../use-cases/gallery/create-upload.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const createUploadRoute = signedInRoute(createUploadEndpoint, (request, { account, now }) =>
  createUploads(request, account, now),
);
