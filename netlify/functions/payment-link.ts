import type { Config } from '@netlify/functions';
import { paymentLinkRoutes } from '#server/routes/billing/payment-link.ts';
import { serveRoutes } from '#server/routes/http/route.ts';

/** Apart from the other public reads, which can do without the weight of Stripe. */
export default serveRoutes(...paymentLinkRoutes);

export const config: Config = {
  path: ['/api/payments/link', '/api/payments/link/open'],
};
