import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publishNowEndpoint } from '#contracts/publishing/dashboard.ts';
import { getPublishingEndpoint, SANITY_WEBHOOK_PATH } from '#contracts/publishing/publishing.ts';
import { NOW_A_DAY } from '#domain/publishing/change-build.ts';
import { PUBLISH_REQUEST } from '#domain/publishing/publish-request.ts';
import type { BuiltSite } from '#domain/publishing/site-build.ts';
import admin from '#functions/admin.ts';
import api from '#functions/api.ts';
import sanityWebhook from '#functions/sanity-webhook.ts';
import { SANITY_WEBHOOK_SECRET } from '#local/env.ts';
import { serveRequests } from '#local/web-server.ts';
import { auditLog, siteBuilds } from '#server/gateways/records.ts';
import { readOverview } from '#server/use-cases/overview/read-overview.ts';
import { askDueBuild } from '#server/use-cases/publishing/ask-due-build.ts';
import { publishNow } from '#server/use-cases/publishing/publish-now.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* Netlify's build hook and the site that it builds, in one: what was asked, and what each answers. */
let hookAnswer: () => Response | Promise<Response> = () => new Response(null);
let built: BuiltSite | null = null;
let builds = 0;
const host = await serveRequests(0, async ({ method, url }) => {
  if (new URL(url).pathname === '/build.json') {
    return built ? Response.json(built) : new Response(null, { status: 404 });
  }
  if (method === 'POST') builds += 1;
  return hookAnswer();
});
process.env.SITE_URL = host.url;
process.env.BUILD_HOOK_URL = `${host.url}/build_hooks/secret`;
process.env.BUILD_SETTLE_SECONDS = '150';
process.env.BUILD_EVERY_HOURS = '48';
afterAll(() => host.close());

const office = await signUpUser({ role: 'admin' });
const ACTOR = { uid: office.uid, email: office.email, profile: null };
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const PRODUCT = { _id: 'product-cap', _type: 'product' };

interface Delivery {
  at?: Date;
  secret?: string;
  key?: string;
  signature?: string | null;
}
async function deliver(document: object | string, delivery: Delivery = {}) {
  const { at = new Date(), secret = SANITY_WEBHOOK_SECRET, key } = delivery;
  const body = typeof document === 'string' ? document : JSON.stringify(document);
  const { signature = await encodeSignatureHeader(body, at.getTime(), secret) } = delivery;
  const request = postJson(SANITY_WEBHOOK_PATH, body);
  if (signature !== null) request.headers.set('sanity-webhook-signature', signature);
  if (key !== undefined) request.headers.set('idempotency-key', key);
  return invoke(sanityWebhook, request);
}
const stored = async () => (await siteBuilds().doc('current').get()).data();
async function status() {
  const response = await invoke(api, get(getPublishingEndpoint.path));
  return getPublishingEndpoint.response.parse(await response.json());
}
const press = () => invoke(admin, sentBy(office, postJson(publishNowEndpoint.path, {})));

beforeEach(async () => {
  await siteBuilds().doc('current').delete();
  builds = 0;
  built = null;
  hookAnswer = () => new Response(null);
});

describe('what Sanity tells', () => {
  test('several publishes are one build, when they have settled', async () => {
    for (const key of ['a', 'b', 'c']) {
      const response = await deliver(PRODUCT, { key });
      expect([response.status, await response.json()]).toEqual([200, { counted: true }]);
    }
    expect(await status()).toMatchObject({ waiting: 3, isBuilding: false, isSetUp: true });
    expect(await askDueBuild(inMinutes(2))).toBe('nothing');
    expect(builds).toBe(0);
    expect(await askDueBuild(inMinutes(3))).toBe('asked');
    expect(await askDueBuild(inMinutes(60))).toBe('nothing');
    expect(builds).toBe(1);
    expect(await status()).toMatchObject({ waiting: 0, isBuilding: true, recentBuilds: 1 });
  });

  test('a legal text waits for no allowance: until its build, nobody can register', async () => {
    for (const minutes of [0, 10, 20]) {
      await publishNow(ACTOR, inMinutes(minutes));
      await askDueBuild(inMinutes(minutes + 6));
    }
    const before = builds;
    await deliver(PRODUCT, { key: 'cap' });
    expect(await askDueBuild(inMinutes(60))).toBe('nothing');
    await deliver({ _id: 'legal-liability-waiver', _type: 'legalDocument' }, { key: 'waiver' });
    expect(await askDueBuild(inMinutes(60))).toBe('asked');
    expect([builds - before, (await stored())?.nowUses.length]).toEqual([1, 3]);
  });

  test('a photo that was taken off the gallery waits for no allowance either', async () => {
    for (const minutes of [0, 10, 20]) {
      await publishNow(ACTOR, inMinutes(minutes));
      await askDueBuild(inMinutes(minutes + 6));
    }
    const before = builds;
    const photo = { _id: 'team-huddle', _type: 'galleryItem' };
    for (const operation of ['create', 'update']) {
      await deliver({ ...photo, operation }, { key: operation });
    }
    await deliver({ ...PRODUCT, operation: 'delete' }, { key: 'cap' });
    expect(await askDueBuild(inMinutes(60))).toBe('nothing');
    await deliver({ ...photo, operation: 'delete' }, { key: 'gone' });
    expect(await askDueBuild(inMinutes(60))).toBe('asked');
    expect([builds - before, (await stored())?.nowUses.length]).toEqual([1, 3]);
  });

  test('a legal text that is published while the host is asked has its own build', async () => {
    const publish = (key: string, minutes: number) =>
      deliver({ _id: key, _type: 'legalDocument' }, { key, at: inMinutes(minutes) });
    await publish('legal-terms', 0);
    hookAnswer = async () => {
      await publish('legal-liability-waiver', 1);
      return new Response(null);
    };
    expect(await askDueBuild(inMinutes(1))).toBe('asked');
    hookAnswer = () => new Response(null);
    expect(await stored()).toMatchObject({ changes: 2, asked: 1 });
    expect(await askDueBuild(inMinutes(7))).toBe('asked');
  });

  test('a message that comes twice, or is replayed under another key, counts once', async () => {
    const at = new Date();
    await deliver(PRODUCT, { at, key: 'same' });
    const again = await deliver(PRODUCT, { at: inMinutes(1), key: 'same' });
    expect([again.status, await again.json()]).toEqual([200, { counted: false }]);
    await deliver(PRODUCT, { at, key: 'another' });
    expect((await stored())?.changes).toBe(1);
  });

  test('many at once are all counted', async () => {
    const keys = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(keys.map((key) => deliver({ ...PRODUCT, _id: `product-${key}` }, { key })));
    expect((await stored())?.changes).toBe(6);
  });

  const ok = { _id: 'a', _type: 'product' };
  test.each<[string, object | string, Delivery, number, string]>([
    ['no signature', ok, { signature: null }, 400, 'invalid_signature'],
    ['nonsense for one', ok, { signature: 't=1,v1=a' }, 400, 'invalid_signature'],
    ['another secret', ok, { secret: 'another-secret-16' }, 400, 'invalid_signature'],
    ['one of two hours ago', ok, { at: inMinutes(-120) }, 400, 'invalid_signature'],
    ['one of the future', ok, { at: inMinutes(10) }, 400, 'invalid_signature'],
    ['too long a body', `"${'x'.repeat(1_100_000)}"`, {}, 413, 'payload_too_large'],
    ['no document', 'nothing', {}, 400, 'malformed_request'],
    ['no type', { _id: 'a' }, {}, 400, 'malformed_request'],
  ])('%s is refused', async (_, document, delivery, expected, code) => {
    const response = await deliver(document, delivery);
    const { error } = (await response.json()) as { error: { code: string } };
    expect([response.status, error.code]).toEqual([expected, code]);
    expect(await stored()).toBeUndefined();
  });
});

describe('the host', () => {
  test('is asked once, by two runs at the same time', async () => {
    await deliver(PRODUCT);
    const both = await Promise.all([askDueBuild(inMinutes(5)), askDueBuild(inMinutes(5))]);
    expect(both.sort()).toEqual(['asked', 'nothing']);
    expect(builds).toBe(1);
  });

  test.each([
    ['refuses', () => new Response(null, { status: 404 })],
    ['breaks off', () => Promise.reject(new Error('the hook broke'))],
  ])('that %s is asked again later, and the office is told', async (_, answer) => {
    allowConsole(/build_hook_failed|the hook broke/);
    await deliver(PRODUCT);
    hookAnswer = answer;
    expect(await askDueBuild(inMinutes(5))).toBe('refused');
    expect(await status()).toMatchObject({ waiting: 1, problem: 'hook' });
    expect((await readOverview(new Date())).waiting.publishing).toBe(1);
    expect(JSON.stringify(await stored())).not.toContain('secret');
    hookAnswer = () => new Response(null);
    expect(await askDueBuild(inMinutes(5.5))).toBe('nothing');
    expect(await askDueBuild(inMinutes(6.5))).toBe('asked');
    expect((await readOverview(new Date())).waiting.publishing).toBe(0);
    expect(builds).toBe(2);
  });

  test('what was published while it was asked waits for the next build', async () => {
    await deliver(PRODUCT, { key: 'before' });
    hookAnswer = async () => {
      await deliver(PRODUCT, { key: 'meanwhile', at: inMinutes(1) });
      return new Response(null);
    };
    expect(await askDueBuild(inMinutes(3))).toBe('asked');
    expect(await stored()).toMatchObject({ changes: 2, asked: 1 });
    expect(await askDueBuild(inMinutes(10))).toBe('asked');
  });

  test('is not asked for what another deploy has built', async () => {
    await deliver(PRODUCT);
    const [startedAt, builtAt] = [inMinutes(1).toISOString(), inMinutes(2).toISOString()];
    built = { startedAt, builtAt, changes: 1 };
    expect(await status()).toMatchObject({ waiting: 0, contentAt: startedAt, builtAt });
    expect(await askDueBuild(inMinutes(5))).toBe('done');
    expect([builds, (await stored())?.asked]).toEqual([0, 1]);
  });
});

describe('publish now', () => {
  test('asks at once, once, and says who did', async () => {
    await deliver(PRODUCT);
    const response = await press();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ waiting: 0, isBuilding: true });
    expect(builds).toBe(1);
    const { docs } = await auditLog().where('action', '==', 'website.publishedNow').get();
    expect(docs.map((doc) => doc.data().actorId)).toContain(office.uid);
    const presses = async () => (await auditLog().where('actorId', '==', office.uid).get()).size;
    const before = await presses();
    // Again: five minutes after the first, and one build for however many presses; who asks for nothing new is not noted.
    await Promise.all([press(), press()]);
    expect(await presses()).toBe(before + 1);
    expect(builds).toBe(1);
    expect(await askDueBuild(inMinutes(4))).toBe('nothing');
    expect(await askDueBuild(inMinutes(6))).toBe('asked');
  });

  test('is refused when it was pressed too often today', async () => {
    for (let turn = 0; turn < NOW_A_DAY; turn += 1) {
      await publishNow(ACTOR, inMinutes(turn * 10));
      await askDueBuild(inMinutes(turn * 10 + 6));
    }
    await deliver(PRODUCT);
    const before = builds;
    const response = await press();
    expect(response.status).toBe(429);
    expect(await status()).toMatchObject({ waiting: 1, nowAgainAt: expect.any(String) });
    expect(builds).toBe(before);
  });

  test('in the Studio comes through Sanity, signed; it is no change, and a replay is nothing', async () => {
    await deliver(PRODUCT);
    const request = { _id: PUBLISH_REQUEST, _type: PUBLISH_REQUEST, requestedBy: 'pAbc123' };
    const at = new Date();
    expect(await (await deliver(request, { at })).json()).toEqual({ counted: true });
    expect([builds, (await stored())?.changes]).toEqual([1, 1]);
    expect(await (await deliver(request, { at })).json()).toEqual({ counted: false });
    expect((await stored())?.nowUses).toHaveLength(1);
    const { docs } = await auditLog().where('actorId', '==', 'sanity:pAbc123').get();
    expect(docs.map((doc) => doc.data().action)).toEqual(['website.publishedNow']);
    // Too often: taken all the same, or Sanity would deliver it again.
    for (let turn = 1; turn < NOW_A_DAY; turn += 1) {
      await publishNow(ACTOR, inMinutes(turn * 10));
      await askDueBuild(inMinutes(turn * 10 + 6));
    }
    expect((await deliver({ ...request, requestedBy: 'pXyz' })).status).toBe(200);
    expect((await auditLog().where('actorId', '==', 'sanity:pXyz').get()).size).toBe(0);
  });
});

test('the Studio may read how the website stands from its own address', async () => {
  const response = await invoke(api, get(getPublishingEndpoint.path));
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

// The last: what was refused may still be written a little later, and would be counted by the next test. Told
// again it counts once, whichever of the two was written.
test('a publish with Firestore down is refused, so that Sanity delivers it again', async () => {
  allowConsole(/./);
  await stack.firestore.stop();
  const response = await deliver(PRODUCT, { key: 'later' });
  await stack.firestore.start();
  expect(response.status).toBe(503);
  expect((await deliver(PRODUCT, { key: 'later' })).status).toBe(200);
  expect((await stored())?.changes).toBe(1);
});
