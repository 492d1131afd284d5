import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { findFile, readFile } from '../../gateways/storage.ts';
import { answerFile } from './answer-file.ts';
import { makeWebPictures, SMALLEST, WIDEST } from './make-web-pictures.ts';
import { type Linked, readReviewLink } from './review-links.ts';

/**
 * A submission's private file, for whoever was given a link to it. No cache may keep it.
 * @throws AppError forbidden, not_found, and conflict for a picture that cannot be read
 */
export async function serveSubmissionFile(request: Request, now: Date): Promise<Response> {
  const { id, linked } = readReviewLink(request.url, now);
  const submission = (await gallerySubmissions().doc(id).get()).data();
  const path = submission && pathOf(submission, linked);
  const facts = path ? await findFile(path) : undefined;
  if (!path || !facts) throw new AppError('not_found', messages.goneFile);
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'",
  });
  if (linked === 'small') {
    // Private still, but a table that is scrolled or read again must not have it made once more.
    headers.set('cache-control', 'private, max-age=900');
    return answerConverted(path, facts.contentType, { headers, widths: SMALLEST });
  }
  if (linked === 'view' && /^image\/hei[cf]/.test(facts.contentType)) {
    return answerConverted(path, facts.contentType, { headers, widths: WIDEST });
  }
  headers.set('content-type', facts.contentType);
  return answerFile(request, path, { facts, headers });
}

function pathOf(submission: GallerySubmission, linked: Linked): string | undefined {
  const { fileName, poster, submissionType } = submission;
  const isOfVideo = linked === 'small' && submissionType === 'video';
  return linked === 'poster' || isOfVideo ? poster?.path : fileName;
}

/** A picture for the web: a small one for a table row, or a HEIC for browsers other than Safari. */
async function answerConverted(
  path: string,
  contentType: string,
  { headers, widths }: { headers: Headers; widths: readonly number[] },
): Promise<Response> {
  const [widest] = await makeWebPictures(await readFile(path), contentType, widths);
  if (!widest) throw new AppError('not_found', messages.noPicture);
  headers.set('content-type', widest.contentType);
  return new Response(new Uint8Array(widest.bytes), { headers });
}
