import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import reviewSubmission from '#functions/review-submission.ts';
import { auditLog, gallerySubmissions } from '#server/gateways/records.ts';
import { deleteFiles, findFile } from '#server/gateways/storage.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { makeHeic } from '#tests/helpers/make-heic.ts';
import {
  admin,
  approve,
  decide,
  fetchMedia,
  photo,
  readGallery,
  receive,
  receiveVideo,
  review,
  seenOf,
  sender,
} from '#tests/helpers/submissions.ts';

await stack.seed();

describe('approving a photo', () => {
  test('publishes web sizes, upright, without EXIF, and lists it', async () => {
    const { exif: taken } = await sharp(photo).metadata();
    expect(taken?.toString('latin1')).toContain('SecretSoftware');
    // The tag of the GPS directory, 0x8825.
    expect(taken?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    const submission = await receive(photo);
    const approved = await approve(submission);
    expect(approved).toMatchObject({
      status: 'approved',
      reviewedBy: admin.uid,
      rejectionReason: null,
    });
    // As turned by its EXIF.
    expect(approved.published.map(({ width, height }) => [width, height])).toEqual([
      [1000, 1500],
      [960, 1440],
      [480, 720],
    ]);
    const { entries } = await readGallery('kind=photo');
    const entry = entries.find(({ id }) => id === submission.id);
    expect(entry).toEqual({
      id: submission.id,
      kind: 'photo',
      title: 'Tip-off',
      description: 'The first jump ball.',
      category: 'Training',
      createdAt: submission.createdAt,
      images: [1000, 960, 480].map((width) => ({
        src: `/media/${submission.id}/${width}.webp`,
        width,
        height: width * 1.5,
      })),
      durationSeconds: null,
      video: null,
    });
    for (const { src, width } of entry?.images ?? []) {
      const response = await fetchMedia(src);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(response.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=3600');
      expect(response.headers.get('netlify-cache-tag')).toBe(`media-${submission.id}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { exif, xmp, iptc, orientation, width: actual } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation, width: actual }).toEqual({ width });
      expect(bytes.toString('latin1')).not.toMatch(/SecretSoftware|CameraMaker|Exif/);
    }
  });

  test('mails the sender once that it is shown', async () => {
    const submission = await receive(photo, { title: '<i>Tip-off</i>' });
    const [first, second] = await Promise.all([
      review(admin, { ...seenOf(submission), decision: 'approve' }),
      review(admin, { ...seenOf(submission), decision: 'approve' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    await flush();
    const mails = (await stack.mailbox.readMail(sender.email)).filter(({ text }) =>
      text?.includes('<i>Tip-off</i>'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Your photo is in our gallery']);
    expect(mails[0]?.text).toMatch(/Open the gallery: http\S+\/gallery/);
    expect(mails[0]?.html).not.toContain('<i>Tip-off');
  });

  test('of 300 pixels makes it no larger', async () => {
    const small = await sharp(photo).rotate().resize(300).jpeg().toBuffer();
    const approved = await approve(await receive(small));
    expect(approved.published.map(({ width }) => width)).toEqual([300]);
  });

  test('in HEIC, as iPhones take them, converts it', async () => {
    const heic = makeHeic([120, 100, 180]);
    const approved = await approve(await receive(heic, { fileType: 'image/heic' }));
    expect(approved.published).toMatchObject([
      { contentType: 'image/webp', width: 32, height: 32 },
    ]);
    const response = await fetchMedia(`/media/${approved.id}/32.webp`);
    const pixels = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer();
    // The same color, within what compression does to it.
    for (const [index, value] of [204, 90, 64].entries()) {
      expect(Math.abs((pixels[index] ?? 0) - value)).toBeLessThan(4);
    }
  });

  test('whose bytes break off is refused, and nothing changes', async () => {
    const submission = await receive(photo.subarray(0, 5000));
    const response = await review(admin, { ...seenOf(submission), decision: 'approve' });
    expect(response.status).toBe(409);
    expect((await gallerySubmissions().doc(submission.id).get()).data()).toEqual(submission);
  });

  test('writes who did it into the audit log', async () => {
    const submission = await receive(photo);
    await approve(submission);
    const subject = `gallerySubmissions/${submission.id}`;
    const log = await auditLog().where('subject', '==', subject).get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { action: 'submission.approved', actorId: admin.uid, actorName: 'Robin Doe' },
    ]);
  });
});

describe('approving a video', () => {
  test('publishes it as it is, to be played in parts from Cloud Storage, with its poster', async () => {
    const submission = await receiveVideo(5_000_000);
    const approved = await approve(submission);
    expect(approved.published.map(({ contentType }) => contentType)).toEqual([
      'video/mp4',
      ...Array.from({ length: 3 }, () => 'image/webp'),
    ]);
    const [entry] = (await readGallery('kind=video')).entries;
    const address = entry?.video?.src ?? '';
    expect(entry?.video).toEqual({ src: `/media/${submission.id}/video.mp4`, type: 'video/mp4' });
    const answer = await fetchMedia(address);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('netlify-cache-tag')).toBe(`media-${submission.id}`);
    const location = answer.headers.get('location') ?? '';
    const whole = await fetch(location);
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="video.mp4"');
    expect((await whole.arrayBuffer()).byteLength).toBe(5_000_000);
    const part = await fetch(location, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      'bytes 100-199/5000000',
    ]);
    // With the submission it is gone there, too, whoever still has the address.
    await decide(approved, 'delete');
    expect((await fetch(location)).status).toBe(404);
  });
});

describe('rejecting', () => {
  test('mails the sender why, and shows nothing', async () => {
    const submission = await receive(photo, { title: '<b>Tip-off</b>' });
    const reason = 'A face of someone who did not consent is in it.';
    const rejected = await decide(submission, 'reject', { reason: ` ${reason} ` });
    expect(rejected).toMatchObject({ status: 'rejected', rejectionReason: reason, published: [] });
    await flush();
    const mails = await stack.mailbox.readMail(sender.email);
    const mail = mails.find(({ text }) => text?.includes('<b>Tip-off</b>'));
    expect(mail?.subject).toBe('Your photo for our gallery');
    expect(mail?.text).toContain(`Reason: ${reason}`);
    expect(mail?.html).not.toContain('<b>Tip-off');
    expect(await actionsOn(`gallerySubmissions/${submission.id}`)).toEqual(['submission.rejected']);
    const { entries } = await readGallery('kind=photo');
    expect(entries.map(({ id }) => id)).not.toContain(submission.id);
  });

  test.each([
    ['nothing', {}],
    ['a blank', { reason: '  ' }],
  ])('with %s for a reason is refused', async (_, more) => {
    const submission = await receive(photo);
    const response = await review(admin, { ...seenOf(submission), decision: 'reject', ...more });
    expect(response.status).toBe(422);
    expect((await response.json()).error.fields).toHaveProperty('reason');
  });

  test('can be taken back by approving, and no approved one can be rejected', async () => {
    const submission = await receive(photo);
    const rejected = await decide(submission, 'reject', { reason: 'Too dark.' });
    if (!rejected) throw new Error('The rejected submission is missing in the answer.');
    const approved = await approve(rejected);
    expect(approved).toMatchObject({ status: 'approved', rejectionReason: null });
    const response = await review(admin, {
      ...seenOf(approved),
      decision: 'reject',
      reason: 'Too bright.',
    });
    expect(response.status).toBe(409);
    expect((await review(admin, { ...seenOf(approved), decision: 'approve' })).status).toBe(409);
  });
});

test('deleting removes every file', async () => {
  const approved = await approve(await receiveVideo(1000));
  const paths = [
    approved.fileName,
    approved.poster?.path ?? '',
    ...approved.published.map(({ path }) => path),
  ];
  expect(await Promise.all(paths.map(findFile))).not.toContain(undefined);
  expect(await decide(approved, 'delete')).toBeNull();
  expect(await Promise.all(paths.map(findFile))).toEqual(paths.map(() => undefined));
  expect((await fetchMedia(`/media/${approved.id}/video.mp4`)).status).toBe(404);
  expect((await gallerySubmissions().doc(approved.id).get()).exists).toBe(false);
  expect((await review(admin, { ...seenOf(approved), decision: 'delete' })).status).toBe(404);
  const log = await actionsOn(`gallerySubmissions/${approved.id}`);
  expect(log).toEqual(['submission.approved', 'submission.deleted']);
});

test('a decision on what someone else has changed meanwhile is refused', async () => {
  const submission = await receive(photo);
  await decide(submission, 'reject', { reason: 'Too dark.' });
  for (const decision of ['approve', 'delete']) {
    expect((await review(admin, { ...seenOf(submission), decision })).status).toBe(409);
  }
  expect(await findFile(submission.fileName)).toBeDefined();
});

/** What the public could have of it. */
const publishedOf = async ({ id }: GallerySubmission) => {
  const responses = await Promise.all(
    [1000, 960, 480].map((w) => fetchMedia(`/media/${id}/${w}.webp`)),
  );
  return responses.map(({ status }) => status);
};

describe('two who decide at the same moment', () => {
  test.each([
    ['rejects', { decision: 'reject', reason: 'Too dark.' }],
    ['deletes', { decision: 'delete' }],
  ])(
    'one approves, the other %s: one of them is told, and nothing is public by accident',
    async (_, other) => {
      const submission = await receive(photo);
      const answers = await Promise.all(
        [{ decision: 'approve' }, other].map((body) =>
          review(admin, { ...seenOf(submission), ...body }),
        ),
      );
      // The other has no pictures to make, and is faster.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
      const current = (await gallerySubmissions().doc(submission.id).get()).data();
      const isApproved = current?.status === 'approved';
      expect(await publishedOf(submission)).toEqual(Array(3).fill(isApproved ? 200 : 404));
      expect((await findFile(submission.fileName)) !== undefined).toBe(current !== undefined);
    },
  );
});

test('one whose file is lost can be deleted only, and its admin is told so', async () => {
  const submission = await receive(photo);
  await deleteFiles([submission.fileName]);
  const response = await review(admin, { ...seenOf(submission), decision: 'approve' });
  expect(response.status).toBe(409);
  expect((await response.json()).error.message).toContain('We no longer have this file');
  expect(await decide(submission, 'delete')).toBeNull();
});

describe('Storage down', () => {
  afterEach(() => stack.storage.start());

  test.each(['approve', 'delete'])(
    'to %s is refused within ten seconds, nothing changes, and it works when it is back',
    async (decision) => {
      const submission = await receive(photo);
      await stack.storage.stop();
      allowConsole(/service_unavailable|withdraw_failed/);
      const response = await review(admin, { ...seenOf(submission), decision });
      expect(response.status).toBe(503);
      expect((await response.json()).error.message).toContain('Please try again in a moment');
      expect((await gallerySubmissions().doc(submission.id).get()).data()).toEqual(submission);
      await stack.storage.start();
      await decide(submission, decision);
    },
    20_000,
  );
});

test('only administrators decide', async () => {
  const submission = await receive(photo);
  const body = { ...seenOf(submission), decision: 'approve' };
  expect((await review(sender, body)).status).toBe(403);
  expect(
    (await invoke(reviewSubmission, postJson(reviewSubmissionEndpoint.path, body))).status,
  ).toBe(401);
  expect((await gallerySubmissions().doc(submission.id).get()).data()?.status).toBe('pending');
});
