import { contactRoute } from '#server/routes/contact/public.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(contactRoute);
