import { payBillRoute } from '#server/routes/billing/pay-bill.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

export default serveRoutes(payBillRoute);
