import { serveRoutes } from '#server/routes/http/route.ts';
import { volunteerRoute } from '#server/routes/volunteering/public.ts';

export default serveRoutes(volunteerRoute);
