import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { listGalleryEndpoint } from '#contracts/gallery/public.ts';
import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import api from '#functions/api.ts';
import media from '#functions/media.ts';
import reviewSubmission from '#functions/review-submission.ts';
import { writeFile } from '#server/gateways/storage.ts';
import { get, invoke, postJson } from './functions.ts';
import { sentBy, signUpUser, type TestUser } from './sign-in.ts';
import { storeSubmission } from './store-submission.ts';
import { makePhoto, makeVideo } from './uploads.ts';

/* Submissions and what is decided on them, for tests of functions. */

export const admin = await signUpUser({ role: 'admin' });
export const sender = await signUpUser();
export const photo = await makePhoto({ width: 1500, height: 1000 });

/** A submission of `sender` as submit-upload leaves it, with its file. */
export const receive = (bytes: Buffer, change: Partial<GallerySubmission> = {}) =>
  storeSubmission(sender, bytes, change);

/** A video with its poster. */
export async function receiveVideo(size: number): Promise<GallerySubmission> {
  const path = `team-videos/${sender.uid}/${crypto.randomUUID()}-poster.jpg`;
  await writeFile(path, photo, 'image/jpeg');
  return receive(makeVideo(size), {
    submissionType: 'video',
    fileType: 'video/mp4',
    poster: { path, contentType: 'image/jpeg' },
  });
}

/** What a decision is answered with. */
export const review = (who: TestUser, body: object) =>
  invoke(reviewSubmission, sentBy(who, postJson(reviewSubmissionEndpoint.path, body)));
export const seenOf = ({ id, updatedAt: seen }: GallerySubmission) => ({ id, seen });

/** A decision of an admin that goes through. */
export async function decide(submission: GallerySubmission, decision: string, more: object = {}) {
  const response = await review(admin, { ...seenOf(submission), decision, ...more });
  expect(response.status).toBe(200);
  return reviewSubmissionEndpoint.response.parse(await response.json()).submission;
}

/** The submission as it is after its approval. */
export async function approve(submission: GallerySubmission): Promise<GallerySubmission> {
  const approved = await decide(submission, 'approve');
  if (!approved) throw new Error('The approved submission is missing in the answer.');
  return approved;
}

/** The public list. */
export const readGallery = async (
  query: string,
): Promise<z.infer<typeof listGalleryEndpoint.response>> =>
  listGalleryEndpoint.response.parse(
    await (await invoke(api, get(`/api/gallery?${query}`))).json(),
  );
/** A file of the gallery, by its address. */
export const fetchMedia = (path: string, headers: Record<string, string> = {}) =>
  invoke(media, new Request(get(path), { headers }));
