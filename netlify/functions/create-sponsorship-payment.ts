import { serveRoutes } from '#server/routes/http/route.ts';
import { sponsorshipPaymentRoute } from '#server/routes/sponsorship/public.ts';

export default serveRoutes(sponsorshipPaymentRoute);
