import { submitUploadRoute } from '#server/routes/gallery/submit-upload.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(submitUploadRoute);
