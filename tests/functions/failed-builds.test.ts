import { rm } from 'node:fs/promises';
import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { getPublishingEndpoint, SANITY_WEBHOOK_PATH } from '#contracts/publishing/publishing.ts';
import type { BuiltSite } from '#domain/publishing/site-build.ts';
import api from '#functions/api.ts';
import sanityWebhook from '#functions/sanity-webhook.ts';
import { SANITY_WEBHOOK_SECRET } from '#local/env.ts';
import { serveRequests } from '#local/web-server.ts';
import { outbox, siteBuilds } from '#server/gateways/records.ts';
import { readOverview } from '#server/use-cases/overview/read-overview.ts';
import { askDueBuild } from '#server/use-cases/publishing/ask-due-build.ts';
import { noteBuiltSite, noteFailedBuild } from '#server/use-cases/publishing/note-build.ts';
import { noticeFailedBuild } from '#server/use-cases/publishing/notice-failed-build.ts';
import { publishNow } from '#server/use-cases/publishing/publish-now.ts';
import { buildInto, makeBuildDirectory } from '#tests/helpers/build-content.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';

/* Builds that break off. */

let builds = 0;
let built: BuiltSite | null = null;
/** Netlify's build hook, and the site that is up. */
const host = await serveRequests(0, async ({ method }) => {
  if (method === 'POST') builds += 1;
  else return built ? Response.json(built) : new Response(null, { status: 404 });
  return new Response(null);
});
process.env.SITE_URL = host.url;
process.env.BUILD_HOOK_URL = `${host.url}/build_hooks/secret`;
process.env.BUILD_SETTLE_SECONDS = '150';
process.env.BUILD_EVERY_HOURS = '48';
afterAll(() => host.close());

const ACTOR = { uid: 'office', email: 'office@example.org', profile: null };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** What Sanity tells of a publish. */
async function hear(type: string) {
  const body = JSON.stringify({ _id: `${type}-a`, _type: type });
  const request = postJson(SANITY_WEBHOOK_PATH, body);
  const signature = await encodeSignatureHeader(body, Date.now(), SANITY_WEBHOOK_SECRET);
  request.headers.set('sanity-webhook-signature', signature);
  expect((await invoke(sanityWebhook, request)).status).toBe(200);
}
const stored = async () => (await siteBuilds().doc('current').get()).data();
async function status() {
  const response = await invoke(api, get(getPublishingEndpoint.path));
  return getPublishingEndpoint.response.parse(await response.json());
}

beforeEach(async () => {
  await siteBuilds().doc('current').delete();
  builds = 0;
  built = null;
});

test('one that breaks off before its pages, because content does not answer, is told', async () => {
  await hear('product');
  await askDueBuild(inMinutes(-0.01));
  const folder = makeBuildDirectory();
  onTestFinished(() => rm(folder, { recursive: true }));
  const build = buildInto(folder, { SANITY_API_HOST: 'http://127.0.0.1:1' });
  await expect(build).rejects.toThrow('The site could not be built.');
  expect((await stored())?.failedAt).toEqual(expect.any(String));
});

test('one that fails is told', async () => {
  await hear('product');
  await askDueBuild(inMinutes(-0.01));
  await publishNow(ACTOR, new Date());
  await noteFailedBuild(inMinutes(1));
  expect(await status()).toMatchObject({ problem: 'build', isBuilding: false });
  expect((await readOverview(new Date())).waiting.publishing).toBe(1);
});

test('one that fails is asked for once more; then the office gets one email', async () => {
  const mails = async () => (await outbox().where('about', '==', 'siteBuilds').get()).size;
  await hear('legalDocument');
  expect(await askDueBuild(inMinutes(1))).toBe('asked');
  await noteFailedBuild(inMinutes(2));
  expect(await status()).toMatchObject({ problem: 'build', retryAt: expect.any(String) });
  await noticeFailedBuild(inMinutes(3));
  expect(await mails()).toBe(0);
  expect(await askDueBuild(inMinutes(11))).toBe('nothing');
  expect(await askDueBuild(inMinutes(13))).toBe('asked');
  await noteFailedBuild(inMinutes(14));
  for (const minutes of [15, 16]) {
    expect(await askDueBuild(inMinutes(60 + minutes))).toBe('nothing');
    await noticeFailedBuild(inMinutes(minutes));
  }
  expect([builds, await mails()]).toEqual([2, 1]);
});

test('one that broke off before it could say so is asked for once more, too', async () => {
  const before = inMinutes(-60).toISOString();
  built = { startedAt: before, builtAt: before, changes: 0 };
  await hear('product');
  expect(await askDueBuild(inMinutes(3))).toBe('asked');
  expect(await askDueBuild(inMinutes(20))).toBe('nothing');
  expect((await stored())?.failedAt).toBeNull();
  expect(await askDueBuild(inMinutes(25))).toBe('nothing');
  expect((await stored())?.failedAt).toEqual(expect.any(String));
  expect(await askDueBuild(inMinutes(36))).toBe('asked');
  // This one comes: nothing more is asked for.
  const after = inMinutes(38).toISOString();
  built = { startedAt: after, builtAt: after, changes: 1 };
  expect(await askDueBuild(inMinutes(60))).toBe('nothing');
  expect(builds).toBe(2);
});

test('one that goes well after all leaves nothing for the office to look at', async () => {
  await hear('product');
  await askDueBuild(inMinutes(5));
  await noteFailedBuild(inMinutes(6));
  await noteBuiltSite();
  expect((await readOverview(new Date())).waiting.publishing).toBe(0);
  expect(await askDueBuild(inMinutes(30))).toBe('nothing');
});
