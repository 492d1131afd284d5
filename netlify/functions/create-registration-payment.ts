import { serveRoutes } from '#server/routes/http/route.ts';
import { registrationPaymentRoute } from '#server/routes/registration/public.ts';

export default serveRoutes(registrationPaymentRoute);
