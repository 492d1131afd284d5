import { createUploadRoute } from '#server/routes/gallery/create-upload.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(createUploadRoute);
