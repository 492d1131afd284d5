import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { findFile, readFile } from '../../gateways/storage.ts';
import { AppError } from '../../http/app-error.ts';
import { answerFile } from './answer-file.ts';
import { makeWebPictures, WIDEST } from './make-web-pictures.ts';
import { type Linked, readReviewLink } from './review-links.ts';

/**
 * A submission's private file, for whoever was given a link to it. No cache may keep it.
 * @throws AppError forbidden, not_found, and conflict for a HEIC that cannot be read
 */
export async function serveSubmissionFile(request: Request, now: Date): Promise<Response> {
  const { id, linked } = readReviewLink(request.url, now);
  const submission = (await gallerySubmissions().doc(id).get()).data();
  const path = submission && pathOf(submission, linked);
  const facts = path ? await findFile(path) : undefined;
  if (!path || !facts) throw new AppError('not_found', 'This file is no longer there.');
  const headers = new Headers({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'",
  });
  if (linked === 'view' && /^image\/hei[cf]/.test(facts.contentType)) {
    return answerConverted(await readFile(path), facts.contentType, headers);
  }
  headers.set('content-type', facts.contentType);
  return answerFile(request, path, { facts, headers });
}

function pathOf({ fileName, poster }: GallerySubmission, linked: Linked): string | undefined {
  return linked === 'poster' ? poster?.path : fileName;
}

/** Only Safari shows HEIC by itself. */
async function answerConverted(
  bytes: Buffer,
  contentType: string,
  headers: Headers,
): Promise<Response> {
  const [widest] = await makeWebPictures(bytes, contentType, WIDEST);
  if (!widest) throw new AppError('not_found', 'This file holds no picture.');
  headers.set('content-type', widest.contentType);
  return new Response(new Uint8Array(widest.bytes), { headers });
}
