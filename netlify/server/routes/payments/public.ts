import { Hono } from 'hono';
import { getPaymentStatus as endpoint } from '#contracts/payments.ts';
import { getPaymentStatus } from '../../use-cases/payments/get-payment-status.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handle } from '../http/handle.ts';

const status = handle(endpoint, ({ session_id }) => getPaymentStatus(session_id));

export const paymentsRoute = new Hono<ApiEnv>().get(endpoint.path, (c) => status(c.req.raw, c.env));
