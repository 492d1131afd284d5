import { expect, test } from 'vitest';
import { publishedPath } from '#domain/gallery/published-file.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { writeFile } from '#server/gateways/storage.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import {
  admin,
  approve,
  decide,
  fetchMedia,
  photo,
  receive,
  review,
  seenOf,
} from '#tests/helpers/submissions.ts';

/* Nothing of a submission is public unless it is approved, whatever broke off. */

const statusOf = async (id: string) => (await gallerySubmissions().doc(id).get()).data()?.status;
const mediaOf = async (id: string, width = 480) =>
  (await fetchMedia(`/media/${id}/${width}.webp`)).status;

/** What an approval leaves that ends between its files and its record, as when the function is frozen. */
async function halfApproved() {
  const submission = await receive(photo);
  await writeFile(publishedPath(submission.id, '480.webp'), photo, 'image/webp');
  expect(await mediaOf(submission.id)).toBe(200);
  return submission;
}

test('an approval whose record is not saved leaves no public copy', async () => {
  // So much text that the record has no room for what the approval adds.
  const submission = await receive(photo, { description: 'x'.repeat(1_047_600) });
  allowConsole(/exceeds the maximum allowed size/);
  const answer = await review(admin, { ...seenOf(submission), decision: 'approve' });
  expect(answer.status).toBe(500);
  expect(await statusOf(submission.id)).toBe('pending');
  expect(await Promise.all([1000, 960, 480].map((width) => mediaOf(submission.id, width)))).toEqual(
    [404, 404, 404],
  );
});

test('rejecting removes what an approval that broke off left behind', async () => {
  const submission = await halfApproved();
  const { id } = submission;
  await decide(submission, 'reject', { reason: 'Too dark.' });
  expect(await statusOf(id)).toBe('rejected');
  expect(await mediaOf(id)).toBe(404);
});

test('approving goes on with it', async () => {
  const submission = await halfApproved();
  await approve(submission);
  expect(await mediaOf(submission.id)).toBe(200);
});
