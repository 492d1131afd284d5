import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, expect, test, vi } from 'vitest';
import { SANITY_WEBHOOK_PATH } from '#contracts/publishing/publishing.ts';
import { PUBLISH_REQUEST } from '#domain/publishing/publish-request.ts';
import sanityWebhook from '#functions/sanity-webhook.ts';
import { SANITY_WEBHOOK_SECRET } from '#local/env.ts';
import { serveRequests } from '#local/web-server.ts';
import { askDueBuild } from '#server/use-cases/publishing/ask-due-build.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';

/** Firestore refuses every commit after so many. */
let commitsLeft = Number.POSITIVE_INFINITY;
const realFetch = fetch;
vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
  if (String(call[0]).includes(':commit')) {
    commitsLeft -= 1;
    const body = { error: { code: 403, message: 'Denied', status: 'PERMISSION_DENIED' } };
    if (commitsLeft < 0) return Promise.resolve(Response.json(body, { status: 403 }));
  }
  return realFetch(...call);
});

let builds = 0;
const host = await serveRequests(0, async ({ method }) => {
  if (method === 'POST') builds += 1;
  return new Response(null, { status: method === 'POST' ? 200 : 404 });
});
process.env.SITE_URL = host.url;
process.env.BUILD_HOOK_URL = `${host.url}/build_hooks/secret`;
afterAll(() => host.close());

test('Publish Now is not lost where Firestore is gone once it was heard', async () => {
  allowConsole(/./);
  const at = new Date();
  const body = JSON.stringify({ _id: PUBLISH_REQUEST, _type: PUBLISH_REQUEST });
  const signature = await encodeSignatureHeader(body, at.getTime(), SANITY_WEBHOOK_SECRET);
  const deliver = () => {
    const request = postJson(SANITY_WEBHOOK_PATH, body);
    request.headers.set('sanity-webhook-signature', signature);
    return invoke(sanityWebhook, request);
  };
  commitsLeft = 1;
  expect((await deliver()).status).toBeGreaterThanOrEqual(500);
  commitsLeft = Number.POSITIVE_INFINITY;
  expect(await (await deliver()).json()).toEqual({ counted: false });
  expect(await askDueBuild(new Date(at.getTime() + 60_000))).toBe('asked');
  expect(builds).toBe(1);
});
