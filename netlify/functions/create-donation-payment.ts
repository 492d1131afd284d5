import { donationPaymentRoute } from '#server/routes/donations/public.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(donationPaymentRoute);
