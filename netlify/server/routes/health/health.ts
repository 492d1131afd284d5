import { getHealthEndpoint, getServiceHealthEndpoint } from '#contracts/health/public.ts';
import { checkHealth, isHealthy } from '../../use-cases/health/check-health.ts';
import { guarded } from '../http/guarded.ts';
import { cachedForAMinute, respondJson } from '../http/respond.ts';
import { type Route, refuseMethod } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

const answerAnyone = guarded(async (request, { now }) => {
  refuseMethod(request, getHealthEndpoint);
  const ok = await isHealthy(now);
  // That something is down is no secret; what, is for admins.
  return ok ? respondJson({ ok }, 200, cachedForAMinute()) : respondJson({ ok }, 503);
});

export const healthRoutes: readonly Route[] = [
  { endpoint: getHealthEndpoint, handler: answerAnyone },
  signedInRoute(getServiceHealthEndpoint, async () => {
    const services = await checkHealth();
    return { ok: Object.values(services).every((service) => service.ok), services };
  }),
];
