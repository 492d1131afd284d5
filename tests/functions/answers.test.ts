import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getHealthEndpoint, getServiceHealthEndpoint } from '#contracts/health/public.ts';
import health from '#functions/health.ts';
import { SECURITY_HEADERS } from '#server/routes/http/finish.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { ENDPOINTS } from '#tests/helpers/contracts.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
afterEach(() => {
  vi.useRealTimers();
});

/** Every address that answers, those of no contract too. */
const ADDRESSES = [
  ...ENDPOINTS.map(({ method, path: pathname }) => [method, pathname] as const),
  ['GET', '/schedule.ics'],
  ['GET', '/media/none.jpg'],
  ['GET', '/api/payments/manage'],
  ['GET', '/.netlify/functions/submission-file'],
  ['POST', '/.netlify/functions/stripe-webhook'],
  ['GET', '/api/nothing'],
  ['GET', '/api/admin/nothing'],
  ['GET', '/api/account/nothing'],
  ['GET', '/api/admin/activity/nothing'],
] as const;

describe.each(ADDRESSES)('%s %s', (method, pathname) => {
  const ask = () => fetch(method === 'POST' ? postJson(pathname, {}) : get(pathname));

  test('answers with the headers that netlify.toml gives pages', async () => {
    const { headers } = await ask();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      const own = {
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'",
      };
      expect([value, own[name as keyof typeof own]]).toContain(headers.get(name));
    }
  });

  test('answers HEAD as GET, without a body', async () => {
    const [asked, head] = await Promise.all([
      fetch(get(pathname)),
      fetch(new Request(get(pathname), { method: 'HEAD' })),
    ]);
    expect(head.status).toBe(asked.status);
    expect(head.headers.get('content-type')).toBe(asked.headers.get('content-type'));
    expect(await head.text()).toBe('');
    await asked.body?.cancel();
  });
});

test('the headers are those of netlify.toml', () => {
  const toml = readFileSync(path.resolve(import.meta.dirname, '../../netlify.toml'), 'utf8');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const said = new RegExp(`^ +${name} = "(.*)"$`, 'im').exec(toml)?.[1];
    if (name === 'content-security-policy') expect(value).toContain(said);
    else expect(said).toBe(value);
  }
});

describe('GET /api/health', () => {
  const ask = () => invoke(health, get(getHealthEndpoint.path));

  test('says whether all is well, asks once a minute, and names nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const well = await ask();
    expect(well.status).toBe(200);
    expect(await well.json()).toEqual({ ok: true });
    expect(well.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
    await stack.stripe.stop();
    try {
      vi.setSystemTime(Date.now() + 59_000);
      expect((await ask()).status).toBe(200);
      vi.setSystemTime(Date.now() + 1_000);
      const down = await ask();
      expect(down.status).toBe(503);
      expect(await down.json()).toEqual({ ok: false });
      expect(down.headers.get('cache-control')).toBe('no-store');
    } finally {
      await stack.stripe.start();
    }
  });

  test('an admin is told which one cannot be reached', async () => {
    const admin = await signUpUser({ role: 'admin' });
    const request = get(getServiceHealthEndpoint.path);
    request.headers.set('authorization', `Bearer ${admin.idToken}`);
    await stack.stripe.stop();
    const response = await invoke(health, request);
    await stack.stripe.start();
    expect(await response.json()).toMatchObject({
      ok: false,
      services: { stripe: { ok: false, message: 'cannot be reached' }, mail: { ok: true } },
    });
  });
});

describe('a deploy that is not production', () => {
  test.each(['deploy-preview', 'branch-deploy'])('answers no function on a %s', async (context) => {
    allowConsole(/PREVIEW_FIREBASE_PROJECT/);
    const response = await invoke(health, get(getHealthEndpoint.path), { deployContext: context });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'service_unavailable' } });
  });

  test('a test key is refused on the production deploy', async () => {
    allowConsole(/STRIPE_SECRET_KEY is a test key/);
    const response = await invoke(health, get(getHealthEndpoint.path), {
      deployContext: 'production',
    });
    expect(response.status).toBe(503);
  });
});
