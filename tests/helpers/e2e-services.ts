import type { Addresses } from '#local/env.ts';

/**
 * Where the services of the run are; `mail` is the mailbox to look into, `smtp` where mail is sent;
 * for `buildHook` see build-hook.ts.
 */
export type E2eServices = Addresses & { mail: string; buildHook: string };

const VARIABLE = 'E2E_SERVICES';

/** From the global setup to the workers, which inherit its environment. */
export function shareServices(services: E2eServices): void {
  process.env[VARIABLE] = JSON.stringify(services);
}

export function readServices(): E2eServices {
  return JSON.parse(process.env[VARIABLE] ?? '{}') as E2eServices;
}
