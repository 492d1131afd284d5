import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listGalleryEndpoint } from '#contracts/gallery/public.ts';
import { mediaAddress } from '#domain/gallery/published-file.ts';
import api from '#functions/api.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { get, invoke } from '#tests/helpers/functions.ts';
import { approve, fetchMedia, photo, readGallery, receive } from '#tests/helpers/submissions.ts';

describe('nothing but what is published can be had', () => {
  test.each([
    ['an original', (path: string) => `/media/../${path}`],
    ['an original, encoded', (path: string) => `/media/${encodeURIComponent(`../${path}`)}`],
    ['an original by its name', (path: string) => `/media/${path}`],
    ['another folder', () => '/media/team-photos/a.jpg'],
  ])('%s', async (_, addressOf) => {
    const { fileName } = await receive(photo);
    expect((await fetchMedia(addressOf(fileName))).status).toBe(404);
  });

  test('a pending one is in no list', async () => {
    const { id } = await receive(photo, { category: 'Interviews' });
    expect((await readGallery('kind=photo&category=Interviews')).entries).toEqual([]);
    expect((await invoke(api, get(`/api/gallery?kind=photo&after=${id}`))).status).toBe(404);
  });
});

test('who leaves before a picture has come takes nothing down with them', async () => {
  const { published } = await approve(await receive(photo));
  const address = mediaAddress(published[0]?.path ?? '');
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetchMedia(address)));
  await Promise.all(answers.map(({ body }) => body?.cancel()));
  // Cloud Storage has answered each of them by the time that it answers this one in full.
  const answer = await fetchMedia(address);
  expect((await answer.bytes()).length).toBe(Number(answer.headers.get('content-length')));
});

describe('GET /api/gallery', () => {
  test('is kept by the CDN until a review, newest first, by category and page', async () => {
    const published = [
      { path: 'published/x/480.webp', contentType: 'image/webp', width: 480, height: 320 },
    ];
    const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`;
    const small = await sharp(photo).resize(20).jpeg().toBuffer();
    await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        receive(small, {
          status: 'approved',
          category: 'Community',
          published,
          // Two of the same moment.
          createdAt: day(Math.max(1, index)),
          title: `Photo ${index}`,
        }),
      ),
    );
    const response = await invoke(api, get('/api/gallery?kind=photo&category=Community'));
    expect(response.headers.get('netlify-cache-tag')).toBe('gallery');
    const first = listGalleryEndpoint.response.parse(await response.json());
    expect(first.entries).toHaveLength(24);
    expect(first.entries[0]?.title).toBe('Photo 25');
    const rest = await readGallery(`kind=photo&category=Community&after=${first.next}`);
    expect(rest.next).toBeNull();
    const titles = [...first.entries, ...rest.entries].map(({ title }) => title);
    expect(new Set(titles).size).toBe(26);
    // The last one that was seen is taken down: what is behind it is found all the same.
    await gallerySubmissions()
      .doc(first.entries[23]?.id ?? '')
      .delete();
    const later = await readGallery(`kind=photo&category=Community&after=${first.next}`);
    expect(later).toEqual(rest);
    expect(JSON.stringify(first)).not.toMatch(/Robin|example\.com|team-photos/);
  });

  test('between two instants: those that stand on one page; a video says how long it is', async () => {
    const sent = (day: string, more: object = {}) =>
      receive(photo, {
        status: 'approved',
        category: 'Player Features',
        title: day,
        submissionType: 'video',
        createdAt: `${day}T05:00:00.000Z`,
        published: [],
        ...more,
      });
    await sent('2025-03-01');
    await sent('2025-03-02', { durationSeconds: 125 });
    await sent('2025-03-03');
    const query = 'kind=video&category=Player Features';
    const { entries } = await readGallery(
      `${query}&from=2025-03-02T05:00:00.000Z&before=2025-03-03T05:00:00.000Z`,
    );
    expect(entries).toMatchObject([{ title: '2025-03-02', durationSeconds: 125 }]);
    const all = await readGallery(query);
    expect(all.entries.map(({ durationSeconds }) => durationSeconds)).toEqual([null, 125, null]);
  });

  test.each([
    '',
    'kind=photo&from=yesterday',
    'kind=photo&before=',
    'kind=film',
    'kind=photo&category=Nonsense',
    'kind=photo&after=',
  ])('?%s is refused', async (query) => {
    expect((await invoke(api, get(`/api/gallery?${query}`))).status).toBe(422);
  });
});
