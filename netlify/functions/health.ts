import type { Config, Context } from '@netlify/functions';
import { getHealthEndpoint, getServiceHealthEndpoint } from '#contracts/health/public.ts';
import { guarded, refuseMethod } from '#server/routes/http/handle.ts';
import { handleSignedIn } from '#server/routes/http/handle-signed-in.ts';
import { cachedForAMinute, respondJson } from '#server/routes/http/respond.ts';
import { checkHealth, isHealthy } from '#server/use-cases/health/check-health.ts';

const answerAdmin = handleSignedIn(getServiceHealthEndpoint, async () => {
  const services = await checkHealth();
  return { ok: Object.values(services).every((service) => service.ok), services };
});

const answerAnyone = guarded(async (request, { now }) => {
  refuseMethod(request, getHealthEndpoint);
  const ok = await isHealthy(now);
  // That something is down is no secret; what, is for admins.
  return ok ? respondJson({ ok }, 200, cachedForAMinute()) : respondJson({ ok }, 503);
});

/** A function of its own: it needs every SDK, and the record endpoints should start without them. */
export default (request: Request, context: Context): Promise<Response> => {
  const isAdmins = new URL(request.url).pathname === getServiceHealthEndpoint.path;
  return isAdmins ? answerAdmin(request, context) : answerAnyone(request, context);
};

export const config: Config = { path: ['/api/health', '/api/admin/health'] };
