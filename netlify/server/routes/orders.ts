import { Hono } from 'hono';
import { getOrderStatus as endpoint } from '#contracts/orders.ts';
import type { ApiEnv } from '../http/api.ts';
import { handle } from '../http/handle.ts';
import { getOrderStatus } from '../use-cases/get-order-status.ts';

const answer = handle(endpoint, ({ session_id }) => getOrderStatus(session_id));

export const ordersRoute = new Hono<ApiEnv>().get(endpoint.path, (c) => answer(c.req.raw, c.env));
