import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  countSubmissionsEndpoint,
  listSubmissionsEndpoint,
  readSubmissionLinksEndpoint,
} from '#contracts/gallery/dashboard.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import adminApi from '#functions/admin.ts';
import submissionFile from '#functions/submission-file.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { deleteFiles } from '#server/gateways/storage.ts';
import { signReviewLink } from '#server/use-cases/gallery/review-links.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { makeHeic } from '#tests/helpers/make-heic.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import {
  admin,
  decide,
  fetchMedia,
  photo,
  receive,
  receiveVideo,
  review,
  seenOf,
  sender,
} from '#tests/helpers/submissions.ts';

await stack.seed();
const small = await sharp(photo).resize(40).jpeg().toBuffer();

const ask = (path: string, query: Record<string, string> = {}, who = admin) =>
  invoke(adminApi, sentBy(who, get(`${path}?${new URLSearchParams(query)}`)));

/** @param path `exported.path` for all of them */
async function list(query: Record<string, string>, path: string = listSubmissionsEndpoint.path) {
  const response = await ask(path, query);
  expect(response.status).toBe(200);
  return listSubmissionsEndpoint.response.parse(await response.json());
}

async function counts() {
  return countSubmissionsEndpoint.response.parse(
    await (await ask(countSubmissionsEndpoint.path)).json(),
  );
}

type Links = z.infer<typeof readSubmissionLinksEndpoint.response>;

async function linksOf({ id }: GallerySubmission): Promise<Links> {
  const response = await ask(readSubmissionLinksEndpoint.path, { id });
  expect(response.status).toBe(200);
  return readSubmissionLinksEndpoint.response.parse(await response.json());
}

/** As a picture or player asks: without a token. */
const open = (address: string, headers: Record<string, string> = {}) =>
  invoke(submissionFile, new Request(get(address), { headers }));

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the list', () => {
  let pending: GallerySubmission;
  let rejected: GallerySubmission;
  let before: z.infer<typeof countSubmissionsEndpoint.response>;

  beforeAll(async () => {
    before = await counts();
    pending = await receive(small, { title: 'Zebra dunk' });
    const refused = await receive(small, { title: 'Zebra crossing' });
    const answer = await decide(refused, 'reject', { reason: 'Too dark.' });
    if (!answer) throw new Error('The rejected submission is missing in the answer.');
    rejected = answer;
  });

  test('is filtered by status, newest first or last', async () => {
    const { rows } = await list({ status: 'pending' });
    expect(rows[0]).toMatchObject(pending);
    expect(rows.every(({ status }) => status === 'pending')).toBe(true);
    const oldest = await list(
      { status: 'pending', direction: 'asc' },
      listSubmissionsEndpoint.exported.path,
    );
    expect(oldest.rows.at(-1)).toMatchObject(pending);
    expect((await list({ status: 'rejected' })).rows).toContainEqual(
      expect.objectContaining(rejected),
    );
    const all = await list({}, listSubmissionsEndpoint.exported.path);
    expect(all.rows).toEqual(
      expect.arrayContaining([pending, rejected].map((one) => expect.objectContaining(one))),
    );
  });

  test('is searched by title and sender', async () => {
    const titles = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ title }) => title);
    expect(await titles({ search: 'zebra' })).toEqual(['Zebra crossing', 'Zebra dunk']);
    expect(await titles({ search: 'zebra', status: 'rejected' })).toEqual(['Zebra crossing']);
    expect(await titles({ search: `zebra ${sender.email}`, direction: 'asc' })).toEqual([
      'Zebra dunk',
      'Zebra crossing',
    ]);
  });

  test('has its figures', async () => {
    expect(await counts()).toEqual({
      pending: before.pending + 1,
      approved: before.approved,
      rejected: before.rejected + 1,
      total: before.total + 2,
    });
  });

  test('is filtered by type and category, beside its status', async () => {
    const category = 'Interviews';
    const video = await receiveVideo(1000);
    await gallerySubmissions().doc(video.id).update({ category });
    const idsOf = async (query: Record<string, string>) =>
      (await list(query, listSubmissionsEndpoint.exported.path)).rows.map(({ id }) => id);
    expect(await idsOf({ type: 'video', category, status: 'pending' })).toContain(video.id);
    expect(await idsOf({ category: `Training,${category}`, search: video.id })).toEqual([video.id]);
    expect(await idsOf({ type: 'photo' })).not.toContain(video.id);
    expect(await idsOf({ category: 'Training', status: 'pending' })).not.toContain(video.id);
  });

  test('refuses what it does not know, and everyone but admins', async () => {
    expect((await ask(listSubmissionsEndpoint.path, { status: 'hidden' })).status).toBe(422);
    expect((await ask(listSubmissionsEndpoint.path, { sort: 'uploadedBy' })).status).toBe(422);
    expect((await ask(listSubmissionsEndpoint.path, {}, sender)).status).toBe(403);
    expect((await ask(countSubmissionsEndpoint.path, {}, sender)).status).toBe(403);
  });
});

test('a decision on what someone else has decided meanwhile is refused', async () => {
  const submission = await receive(small);
  await decide(submission, 'reject', { reason: 'Too dark.' });
  const response = await review(admin, { ...seenOf(submission), decision: 'approve' });
  expect(response.status).toBe(409);
  expect((await gallerySubmissions().doc(submission.id).get()).data()?.status).toBe('rejected');
});

describe('the file of a submission', () => {
  test('is shown by a link that only admins are given', async () => {
    const submission = await receive(photo);
    const { view, download, poster } = await linksOf(submission);
    for (const address of [view, download]) {
      const response = await open(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect((await bytesOf(response)).equals(photo)).toBe(true);
    }
    expect(poster).toBeNull();
    const { id } = submission;
    expect((await ask(readSubmissionLinksEndpoint.path, { id }, sender)).status).toBe(403);
    expect(
      (await invoke(adminApi, get(`${readSubmissionLinksEndpoint.path}?id=${id}`))).status,
    ).toBe(401);
    expect((await ask(readSubmissionLinksEndpoint.path, { id: 'nothing' })).status).toBe(404);
    expect((await ask(readSubmissionLinksEndpoint.path, { id: 'a/b' })).status).toBe(422);
    expect((await fetchMedia(`/media/${id}/1000.webp`)).status).toBe(404);
  });

  test('is in the row as a small picture, which is not the original', async () => {
    const large = await receive(photo, { title: 'Lemur large' });
    const heic = await receive(makeHeic([180, 90, 90]), {
      title: 'Lemur heic',
      fileType: 'image/heic',
    });
    const video = await receiveVideo(1000);
    const bare = await receive(Buffer.from('no poster'), {
      submissionType: 'video',
      fileType: 'video/mp4',
    });
    const { rows } = await list({});
    const thumbnailOf = ({ id }: GallerySubmission) => rows.find((row) => row.id === id)?.thumbnail;
    for (const submission of [large, heic, video]) {
      const response = await open(thumbnailOf(submission) ?? '');
      expect(response.headers.get('cache-control')).toBe('private, max-age=900');
      const { width, format, exif } = await sharp(await bytesOf(response)).metadata();
      expect(width).toBeLessThanOrEqual(160);
      expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    }
    expect(thumbnailOf(bare)).toBeNull();
    // Asked again the address is the same, so the browser has it.
    const again = (await list({})).rows.find(({ id }) => id === large.id);
    expect(again?.thumbnail).toBe(thumbnailOf(large));
    await decide(large, 'approve');
    const shown = (await list({ status: 'approved' })).rows.find(({ id }) => id === large.id);
    expect(shown?.thumbnail).toBe(`/media/${large.id}/480.webp`);
  });

  test('is not had by a link that was changed, made up, or is too old', async () => {
    const [one, other] = await Promise.all([receive(small), receive(small)]);
    const { view } = await linksOf(one);
    const tooOld = signReviewLink(one.id, 'view', new Date(Date.now() - 15 * 60_000 - 1000));
    const later = new URL(view, 'https://example.com');
    later.searchParams.set('until', String(Date.now() + 86_400_000));
    for (const address of [
      view.replace(one.id, other.id),
      view.replace('linked=view', 'linked=original'),
      view.replace('linked=view', 'linked=secret'),
      view.replace(/signature=.*/, 'signature='),
      view.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
      later.pathname + later.search,
      tooOld,
      '/.netlify/functions/submission-file',
    ]) {
      const response = await open(address);
      expect(response.status).toBe(403);
      expect(Object.keys(await response.json())).toEqual(['error']);
    }
    const posted = new Request(get(view), { method: 'POST' });
    expect((await invoke(submissionFile, posted)).status).toBe(405);
  });

  test('plays in parts where it is a video, with its poster', async () => {
    const { view, poster } = await linksOf(await receiveVideo(5_000_000));
    const part = await open(view, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(part.headers.get('content-range')).toBe('bytes 10-19/5000000');
    expect(await bytesOf(part)).toHaveLength(10);
    const picture = await open(poster ?? '');
    expect((await bytesOf(picture)).equals(photo)).toBe(true);
  });

  test('is had from Cloud Storage where it is too large for one answer', async () => {
    const { download } = await linksOf(await receiveVideo(17 * 1024 * 1024));
    const response = await open(download);
    expect(response.status).toBe(302);
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.pathname).toContain(`/team-videos/${sender.uid}/`);
    expect(address.searchParams.get('X-Goog-Expires')).toBe('900');
    expect(address.searchParams.get('X-Goog-Signature')).toMatch(/^[0-9a-f]{64,}$/);
  });

  test('in HEIC is shown converted, and had as it is', async () => {
    const heic = makeHeic([120, 100, 180]);
    const { view, download } = await linksOf(await receive(heic, { fileType: 'image/heic' }));
    const shown = await open(view);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await bytesOf(shown)).metadata()).toMatchObject({ width: 32, height: 32 });
    expect((await bytesOf(await open(download))).equals(heic)).toBe(true);
  });

  test('is gone with the submission, and when it is missing', async () => {
    const [deleted, lost] = await Promise.all([receive(small), receive(small)]);
    const links = await Promise.all([linksOf(deleted), linksOf(lost)]);
    await decide(deleted, 'delete');
    await deleteFiles([lost.fileName]);
    for (const { view } of links) expect((await open(view)).status).toBe(404);
  });
});
