import { describe, expect, test } from 'vitest';
import { publishedPath } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import cleanUploads from '#functions/clean-uploads.ts';
import { env } from '#server/core/env.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { copyFile } from '#server/gateways/storage.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { ANDROID, box, IPHONE, movie, track } from '#tests/helpers/movies.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { admin, approve, fetchMedia, receive, review, seenOf } from '#tests/helpers/submissions.ts';

await stack.seed();

describe('a video that says where it was filmed', () => {
  const receiveFilm = (bytes: Buffer, fileType = 'video/quicktime') =>
    receive(bytes, { submissionType: 'video', fileType, originalName: 'IMG_1.mov' });
  const publishedBytes = async ({ id }: GallerySubmission) => {
    const answer = await fetchMedia(`/media/${id}/video.mov`);
    const response = await fetch(answer.headers.get('location') ?? '');
    // A link that downloads it must save it: the address is of another origin than the page.
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(response.headers.get('content-type')).toBe('video/quicktime');
    return Buffer.from(await response.arrayBuffer());
  };

  test.each([
    ['an Android phone', movie([ANDROID])],
    ['an iPhone', movie([IPHONE])],
    ['a camera that writes the place for each moment', movie([track('meta', [40, 90], ANDROID)])],
    ['a camera that writes many parts', movie([ANDROID], Array(60).fill(box('styp', 'isom')))],
  ])('by %s is published without the place, as long as it was', async (_, bytes) => {
    expect(bytes.toString('latin1')).toContain('+26.64');
    const approved = await approve(await receiveFilm(bytes));
    const shown = await publishedBytes(approved);
    expect(shown.length).toBe(bytes.length);
    expect(shown.toString('latin1')).not.toContain('+26.64');
    expect(shown.subarray(0, 30)).toEqual(bytes.subarray(0, 30));
    const parts = await fetch(
      (await fetchMedia(`/media/${approved.id}/video.mov`)).headers.get('location') ?? '',
      { headers: { range: 'bytes=4-7' } },
    );
    expect([parts.status, await parts.text()]).toEqual([206, 'ftyp']);
  });

  test('in a way that nobody knows is refused, and stays private', async () => {
    const submission = await receiveFilm(movie([box('mvex'), track('meta', [0, 0], ANDROID)]));
    const response = await review(admin, { ...seenOf(submission), decision: 'approve' });
    expect(response.status).toBe(409);
    expect((await response.json()).error.message).toBe(
      'We can’t remove the location from this video. Reject it, or ask the sender for another one.',
    );
    expect((await fetchMedia(`/media/${submission.id}/video.mov`)).status).toBe(404);
  });
});

test('one that was published before is cleaned at night, and plays on', async () => {
  const film = movie([ANDROID]);
  const old = await receive(film, {
    submissionType: 'video',
    fileType: 'video/mp4',
    status: 'approved',
  });
  const path = publishedPath(old.id, 'video.mp4');
  await copyFile(old.fileName, path, 'video/mp4');
  const shown = { path, contentType: 'video/mp4', width: null, height: null };
  await gallerySubmissions()
    .doc(old.id)
    .update({ published: [shown] });
  const before = (await fetchMedia(`/media/${old.id}/video.mp4`)).headers.get('location') ?? '';
  expect(await (await fetch(before)).text()).toContain('+26.64');

  const night = async () => {
    const { report } = await (await invoke(cleanUploads, get('/x'))).json();
    return report.find(({ job }: { job: string }) => job === 'cleanPublished');
  };
  // One of the demo, too.
  expect(await night()).toMatchObject({ done: 2, error: null });
  const after = (await fetchMedia(`/media/${old.id}/video.mp4`)).headers.get('location') ?? '';
  const bytes = await (await fetch(after)).bytes();
  expect(bytes.length).toBe(film.length);
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('+26.64');
  expect((await gallerySubmissions().doc(old.id).get()).data()).toMatchObject({
    isVideoClean: true,
    updatedAt: old.updatedAt,
  });
  expect(await night()).toMatchObject({ done: 0, error: null });
});

test('one that was published before and cannot be cleaned is told to the office, once', async () => {
  const { id } = await receive(movie([box('mvex'), track('meta', [0, 0], ANDROID)]), {
    submissionType: 'video',
    fileType: 'video/mp4',
    status: 'approved',
  });
  const shown = { contentType: 'video/mp4', width: null, height: null };
  const path = publishedPath(id, 'video.mp4');
  await gallerySubmissions()
    .doc(id)
    .update({ published: [{ ...shown, path }] });
  await invoke(cleanUploads, get('/x'));
  await invoke(cleanUploads, get('/x'));
  expect((await gallerySubmissions().doc(id).get()).data()).toMatchObject({ isVideoClean: false });
  const [mail, ...others] = await mailsAbout(`gallerySubmissions/${id}`);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: env().OFFICE_EMAIL });
  expect(mail?.text).toContain(`/admin?tab=gallery&view=approved&search=${id}`);
});
