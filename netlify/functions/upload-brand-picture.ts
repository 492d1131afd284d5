import { serveRoutes } from '#server/routes/http/route.ts';
import { uploadBrandPictureRoute } from '#server/routes/team/upload-brand-picture.ts';

export default serveRoutes(uploadBrandPictureRoute);
