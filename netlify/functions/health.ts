import type { Config } from '@netlify/functions';
import { guarded } from '#server/http/handle.ts';
import { respondJson } from '#server/http/respond.ts';
import { checkHealth } from '#server/use-cases/check-health.ts';

/** A function of its own: it needs every SDK, and the record endpoints should start without them. */
export default guarded(async () => {
  const services = await checkHealth();
  const ok = Object.values(services).every((service) => service.ok);
  return respondJson({ ok, services }, ok ? 200 : 503);
});

export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
