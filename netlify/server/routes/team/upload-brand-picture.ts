import { uploadBrandPictureEndpoint } from '#contracts/team/brand.ts';
import { uploadBrandPicture } from '../../use-cases/team/upload-brand-picture.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** Eight pictures are made and stored; Netlify ends a function after thirty seconds. */
const DEADLINE_MS = 25_000;

/** A function of its own: the rest of the dashboard can do without what makes pictures. */
export const uploadBrandPictureRoute = signedInRoute(
  uploadBrandPictureEndpoint,
  ({ data }, by) => uploadBrandPicture(data, by),
  DEADLINE_MS,
);
