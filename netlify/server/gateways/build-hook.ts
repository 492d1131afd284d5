import type { Rebuild } from '#contracts/team/dashboard.ts';
import { env } from '../core/env.ts';

/** A hook answers at once and builds afterwards; who saved is waiting for this. */
const TIMEOUT_MS = 3_000;

/** Asks the host to build the site anew. Never throws: what was saved stands, and the next build will have it. */
export async function callBuildHook(): Promise<Rebuild> {
  const { BUILD_HOOK_URL } = env();
  if (!BUILD_HOOK_URL) return 'none';
  try {
    const response = await fetch(BUILD_HOOK_URL, {
      method: 'POST',
      body: '',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'started';
    return logFailure(`it answered ${response.status}`);
  } catch (error) {
    return logFailure(String(error));
  }
}

/** Without the address, which is a secret: whoever knows it can have the site built. */
function logFailure(detail: string): Rebuild {
  console.error(JSON.stringify({ level: 'error', code: 'build_hook_failed', detail }));
  return 'failed';
}
