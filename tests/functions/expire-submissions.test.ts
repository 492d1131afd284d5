import { addMinutes, subDays } from 'date-fns';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { JobReport } from '#domain/nightly/nightly-run.ts';
import cleanUploads from '#functions/clean-uploads.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { gallerySubmissions, nightlyRuns, outbox } from '#server/gateways/records.ts';
import { findFile } from '#server/gateways/storage.ts';
import { runUploadJobs } from '#server/use-cases/gallery/run-upload-jobs.ts';
import { noticeNight } from '#server/use-cases/nightly/notice-night.ts';
import { lastRun } from '#server/use-cases/nightly/run-nightly.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke } from '#tests/helpers/functions.ts';
import { photo, receive, receiveVideo } from '#tests/helpers/submissions.ts';

const now = new Date();
const small = await sharp(photo).resize(40).jpeg().toBuffer();
const daysAgo = (days: number) => subDays(now, days).toISOString();
const run = async () => {
  const answer = await invoke(cleanUploads, get('/.netlify/functions/clean-uploads'));
  expect(answer.status).toBe(200);
  const { report } = await answer.json();
  return expiredBy(report);
};
const expiredBy = (report: readonly JobReport[]) =>
  report.filter(({ job }) => job.startsWith('expire')).reduce((total, { done }) => total + done, 0);
const isThere = async ({ id, fileName }: GallerySubmission) => [
  (await gallerySubmissions().doc(id).get()).exists,
  (await findFile(fileName)) !== undefined,
];
const notices = async () =>
  (await outbox().where('about', '==', 'gallerySubmissions').get()).docs.map((doc) => doc.data());

test('what was rejected a month ago, or waits for three, goes with its files; the rest stays', async () => {
  const rejected = (days: number) =>
    receive(small, { status: 'rejected', createdAt: daysAgo(100), reviewedAt: daysAgo(days) });
  const gone = await Promise.all([rejected(31), receive(small, { createdAt: daysAgo(91) })]);
  const kept = await Promise.all([
    rejected(29),
    receive(small, { createdAt: daysAgo(61) }),
    receiveVideo(2000),
    receive(small, { status: 'approved', createdAt: daysAgo(400) }),
  ]);
  expect(await run()).toBe(2);
  for (const one of gone) expect(await isThere(one)).toEqual([false, false]);
  for (const one of kept) expect(await isThere(one)).toEqual([true, true]);
  expect(await run()).toBe(0);

  // The office is told once a week, a month before something goes.
  const [mail, ...others] = await notices();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: process.env.OFFICE_EMAIL,
    subject: '1 photo or video is waiting for review',
  });
  expect(mail?.text).toContain('90 days');
});

test('hundreds that are due are gone after one run; one kind does not keep another waiting', async () => {
  const [rejected, pending] = [
    await receive(small, { status: 'rejected', reviewedAt: daysAgo(31) }),
    await receive(small, { createdAt: daysAgo(92) }),
  ];
  const batch = firestore().batch();
  for (let at = 0; at < 119; at += 1) {
    const id = crypto.randomUUID();
    batch.create(gallerySubmissions().doc(id), { ...rejected, id, fileName: `none/${id}.jpg` });
  }
  await batch.commit();
  // Time for one batch of each kind.
  const onePage = () => {
    let isFirst = true;
    return () => {
      const hasTime = isFirst;
      isFirst = false;
      return hasTime;
    };
  };
  const expired = expiredBy(await runUploadJobs(now, onePage));
  expect(expired).toBeLessThan(121);
  expect(await isThere(pending)).toEqual([false, false]);
  expect(await run()).toBe(121 - expired);
  expect(await isThere(rejected)).toEqual([false, false]);
});

test('files that cannot be deleted keep nothing else waiting, and the run says so', async () => {
  const rejected = { status: 'rejected', createdAt: daysAgo(100) } as const;
  const stuck = await receive(small, { ...rejected, reviewedAt: daysAgo(40) });
  await gallerySubmissions().doc(stuck.id).update({ fileName: '' });
  const gone = await receive(small, { ...rejected, reviewedAt: daysAgo(31) });
  allowConsole(/"job":"expireRejected"/);
  const answer = await invoke(cleanUploads, get('/.netlify/functions/clean-uploads'));
  expect(answer.status).toBe(500);
  expect(await isThere(gone)).toEqual([false, false]);
  const [doc] = (await nightlyRuns().orderBy('startedAt', 'desc').limit(1).get()).docs;
  const run = doc?.data();
  expect(run).toMatchObject({ work: 'uploads', endedAt: expect.any(String) });
  const failed = run?.jobs.filter(({ error }) => error !== null);
  expect(failed?.map(({ job, error }) => [job, error])).toEqual([
    ['expireRejected', expect.stringContaining(`gallerySubmissions/${stuck.id}`)],
  ]);
  // It is no run of the night's jobs, which are still due.
  expect((await lastRun(new Date()))?.id).not.toBe(run?.id);
  await gallerySubmissions().doc(stuck.id).delete();
});

test('the office is told once a week, within the hour, that the nightly work had a problem', async () => {
  const at = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000);
  const mails = async () =>
    (await outbox().where('about', '==', 'nightlyRuns').get()).docs.map((doc) => doc.data());
  await noticeNight(addMinutes(at, 1));
  expect(await mails()).toEqual([]);
  await noticeNight(at);
  await noticeNight(addMinutes(at, 60));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(process.env.OFFICE_EMAIL);
  expect(mail?.text).toContain('/admin?tab=activity&view=nightly');
});
