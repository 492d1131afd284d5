import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listCachePurgesEndpoint } from '#contracts/activity/dashboard.ts';
import adminActivity from '#functions/admin-activity.ts';
import deliverOutbox from '#functions/deliver-outbox.ts';
import { cachePurges } from '#server/gateways/records.ts';
import { retryPurges } from '#server/use-cases/cache/forget-cached.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import { admin, approve, decide, fetchMedia, photo, receive } from '#tests/helpers/submissions.ts';

const netlify = await vi.hoisted(async () =>
  (await import('#tests/helpers/netlify-purges.ts')).startNetlify(),
);

beforeEach(() => {
  netlify.state.tags = [];
});
afterEach(() => {
  netlify.state.isDown = false;
});
afterAll(() => netlify.server.close());

describe('what the CDN has is not read from storage again', () => {
  test.each(['bytes=0-1', 'bytes=5-', 'bytes=-1', 'bytes=99999999-'])(
    'a picture asked for with Range: %s is answered whole, for the CDN to keep',
    async (range) => {
      const { id } = await approve(await receive(photo));
      const whole = await (await fetchMedia(`/media/${id}/480.webp`)).bytes();
      const answer = await fetchMedia(`/media/${id}/480.webp`, { range });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('netlify-cdn-cache-control')).toContain('durable');
      expect(answer.headers.get('netlify-vary')).toBe('query=unused');
      expect(answer.headers.get('netlify-cache-tag')).toBe(`media-${id}`);
      expect(Buffer.from(await answer.bytes()).equals(Buffer.from(whole))).toBe(true);
    },
  );
});

describe('what is taken down', () => {
  test('is forgotten by the CDN, its list and its files', async () => {
    const approved = await approve(await receive(photo));
    netlify.state.tags = [];
    await decide(approved, 'delete');
    expect(netlify.state.tags.sort()).toEqual(['gallery', `media-${approved.id}`]);
    const left = (await cachePurges().get()).docs.map((doc) => doc.data());
    expect(left.filter(({ purgedAt }) => purgedAt === null)).toEqual([]);
  });

  test('stays on the list of the dashboard until the CDN has forgotten it', async () => {
    allowConsole(/purge_failed/);
    const approved = await approve(await receive(photo));
    netlify.state.tags = [];
    netlify.state.isDown = true;
    await decide(approved, 'delete');
    const tag = `media-${approved.id}`;
    const shown = async (query = '') => {
      const response = await invoke(
        adminActivity,
        sentBy(admin, get(`${listCachePurgesEndpoint.path}${query}`)),
      );
      expect(response.status).toBe(200);
      return listCachePurgesEndpoint.response.parse(await response.json()).rows;
    };
    const waiting = (await shown()).find((row) => row.tag === tag);
    expect(waiting).toMatchObject({ attempts: 1 });
    expect(waiting?.lastError).toContain('503');
    const tagsOf = async (kind: string) => (await shown(`?kind=${kind}`)).map((row) => row.tag);
    expect(await tagsOf('media,games')).toContain(tag);
    expect(await tagsOf('gallery')).toEqual(['gallery']);

    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const { failed } = await retryPurges(later(1));
    expect(failed).toBeGreaterThanOrEqual(2);
    expect((await shown()).find((row) => row.tag === tag)).toMatchObject({ attempts: 2 });
    netlify.state.isDown = false;
    expect(await retryPurges(later(10))).toMatchObject({ failed: 0 });
    expect(netlify.state.tags).toEqual(expect.arrayContaining(['gallery', tag]));
    expect(await shown()).toEqual([]);
  });

  test('is forgotten by the minute’s run where we were stopped right after the deletion', async () => {
    const now = new Date().toISOString();
    const purge = { id: crypto.randomUUID(), tag: 'media-stopped', attempts: 0, lastError: null };
    await cachePurges()
      .doc(purge.id)
      .create({ ...purge, purgedAt: null, nextAttemptAt: now, createdAt: now });
    const answer = await invoke(deliverOutbox, get('/.netlify/functions/deliver-outbox'));
    expect(answer.status).toBe(200);
    expect(netlify.state.tags).toContain('media-stopped');
    expect((await cachePurges().doc(purge.id).get()).data()?.purgedAt).toEqual(expect.any(String));
  });
});

test('an address with a query leads to the one without, and storage is not asked', async () => {
  const { id } = await approve(await receive(photo));
  await stack.storage.stop();
  const answer = await fetchMedia(`/media/${id}/960.webp?x=1&y=2`);
  await stack.storage.start();
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/media/${id}/960.webp`]);
  // The CDN knows the picture by its path alone: kept, this would be all that the path answers.
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
