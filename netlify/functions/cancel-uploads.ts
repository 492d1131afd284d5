import { cancelUploadsRoute } from '#server/routes/gallery/cancel-uploads.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(cancelUploadsRoute);
