import { deleteApp, getApps } from 'firebase-admin/app';
import { onTestFinished, vi } from 'vitest';
import { serveRequests } from '#local/web-server.ts';

/**
 * Firebase Auth that answers 500 to some calls of this kind, and to all others as it does.
 * @param action as its address ends, such as 'accounts:update'
 * @param which of these calls from now on, 1 the first
 */
export async function failAuth(action: string, which: readonly number[]): Promise<void> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  let calls = 0;
  const proxy = await serveRequests(0, async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith(action)) {
      calls += 1;
      if (which.includes(calls)) return new Response('Internal error', { status: 500 });
    }
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.arrayBuffer();
    return fetch(`${emulator}${pathname}${search}`, { method, headers, body });
  });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(proxy.url).host);
  await forgetAddress();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await forgetAddress();
    await proxy.close();
  });
}

/** The SDK keeps the address with its app; the next question makes a new one. */
async function forgetAddress(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}
