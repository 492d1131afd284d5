import { expect, test, vi } from 'vitest';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { cachePurges, siteBuilds } from '#server/gateways/records.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { storedMails, writeMails } from '#tests/helpers/outbox.ts';

/** Firestore refuses what is written into these collections. */
const refused: string[] = [];
const realFetch = fetch;
vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
  const [url, init] = call;
  const isRefused = refused.some((path) => String(init?.body).includes(`/${path}/`));
  const body = { error: { code: 403, message: 'Denied', status: 'PERMISSION_DENIED' } };
  if (isRefused && String(url).includes(':commit')) {
    return Promise.resolve(Response.json(body, { status: 403 }));
  }
  return realFetch(...call);
});
process.env.BUILD_HOOK_URL = `${stack.stripe.url}/no-hook`;

test('emails go out in a minute that can note no purge and no build', async () => {
  allowConsole(/retry_purges|ask_build|build_hook_failed/);
  const at = new Date().toISOString();
  const id = crypto.randomUUID();
  const purge = { id, tag: 'games', attempts: 0, lastError: null, purgedAt: null };
  await cachePurges()
    .doc(id)
    .create({ ...purge, nextAttemptAt: at, createdAt: at });
  const mails = await writeMails(1, { limit: 'none' });
  refused.push(cachePurges().id, siteBuilds().id);
  const answer = await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
  refused.length = 0;
  expect(answer.status).toBe(200);
  expect((await cachePurges().doc(id).get()).data()).toMatchObject({ purgedAt: null });
  expect(await storedMails(mails)).toMatchObject([{ status: 'sent' }]);
});
