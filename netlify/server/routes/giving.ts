import { Hono } from 'hono';
import { requestGivingStatement as endpoint } from '#contracts/giving.ts';
import type { ApiEnv } from '../http/api.ts';
import { handle } from '../http/handle.ts';
import { deliverOutbox } from '../use-cases/deliver-outbox.ts';
import { sendGivingStatement } from '../use-cases/send-giving-statement.ts';

const answer = handle(endpoint, async (request, { now, waitUntil }) => {
  await sendGivingStatement(request, now);
  waitUntil(deliverOutbox());
  return { accepted: true } as const;
});

export const givingRoute = new Hono<ApiEnv>().post(endpoint.path, (c) => answer(c.req.raw, c.env));
