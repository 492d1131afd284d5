import type { Config, Context } from '@netlify/functions';
import { Hono } from 'hono';
import { type ApiEnv, answerNotFound } from '#server/http/api-env.ts';
import { mount } from '#server/http/serve.ts';
import { paymentsRoutes } from '#server/routes/admin/payments.ts';

/** Apart from the rest of the dashboard, which can do without the weight of Stripe. */
const paymentsApi = new Hono<ApiEnv>();
mount(paymentsApi, paymentsRoutes);
paymentsApi.notFound(answerNotFound);

export default async (request: Request, context: Context): Promise<Response> =>
  paymentsApi.fetch(request, context);

export const config: Config = {
  path: ['/api/admin/payments', '/api/admin/payments/*'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
