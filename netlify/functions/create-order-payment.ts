import { serveRoutes } from '#server/routes/http/route.ts';
import { orderPaymentRoute } from '#server/routes/orders/public.ts';

export default serveRoutes(orderPaymentRoute);
