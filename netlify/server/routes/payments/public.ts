import { Hono } from 'hono';
import { getPaymentStatusEndpoint } from '#contracts/payments/public.ts';
import { getPaymentStatus } from '../../use-cases/payments/get-payment-status.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handle } from '../http/handle.ts';

const status = handle(getPaymentStatusEndpoint, ({ session_id }) => getPaymentStatus(session_id));

export const paymentsRoute = new Hono<ApiEnv>().get(getPaymentStatusEndpoint.path, (c) =>
  status(c.req.raw, c.env),
);
