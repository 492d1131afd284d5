import { type Env, env } from '../core/env.ts';

/** A hook answers at once and builds afterwards. */
const TIMEOUT_MS = 3_000;

/**
 * Asks the host to build the site again.
 * @returns why it did not agree, without the address, which is a secret: whoever knows it can have the
 *   site built; undefined where it did
 */
export async function callBuildHook(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: '',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'it did not answer'
      : 'it could not be reached';
  }
}

/** The hook to call, where builds can be asked for here. */
export function buildHook(): string | undefined {
  return buildHookOf(env());
}

/**
 * Pure: a preview has none. Netlify gives all deploys a variable that was entered for all, so a site for
 * trial would have the live site built.
 */
export function buildHookOf(
  env: Pick<Env, 'BUILD_HOOK_URL' | 'FIREBASE_PROJECT_ID' | 'PREVIEW_FIREBASE_PROJECT'>,
): string | undefined {
  const isPreview = env.PREVIEW_FIREBASE_PROJECT === env.FIREBASE_PROJECT_ID;
  return isPreview ? undefined : env.BUILD_HOOK_URL;
}
