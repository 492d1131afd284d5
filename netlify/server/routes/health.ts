import { Hono } from 'hono';
import { getHealth } from '#contracts/health.ts';
import type { ApiEnv } from '../http/api.ts';
import { guarded } from '../http/handle.ts';
import { respondJson } from '../http/respond.ts';
import { checkHealth } from '../use-cases/check-health.ts';

const answer = guarded(async () => {
  const services = await checkHealth();
  const ok = Object.values(services).every((service) => service.ok);
  return respondJson({ ok, services }, ok ? 200 : 503);
});

export const healthRoute = new Hono<ApiEnv>().get(getHealth.path, (c) => answer(c.req.raw, c.env));
