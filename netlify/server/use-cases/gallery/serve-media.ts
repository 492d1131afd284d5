import { objectOfMedia } from '#domain/gallery/published-file.ts';
import { messages } from '#words/refusals/gallery.ts';
import { AppError } from '../../core/app-error.ts';
import { mediaCacheTag } from '../../core/cache-tags.ts';
import { downloadAddress, findFile } from '../../gateways/storage.ts';
import { answerWhole } from './answer-file.ts';

/** What is taken down on request is gone everywhere within the hour, even where a purge fails. */
const HOUR_SECONDS = 3600;

/**
 * A published picture, always whole, or the way to a published video. Both answers are the CDN's for an
 * hour, so one that is asked for often is read from our storage once: a `Range` is left to the CDN, which
 * has the whole; so is a query, which is no part of what the CDN knows the answer by. Where it has none
 * yet, an address with a query leads to the one without before storage is asked, and nobody keeps that. A
 * video plays from Cloud Storage itself, which knows parts; it is gone there at once when it is deleted.
 * @throws AppError not_found for whatever is not published
 */
export async function serveMedia(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = objectOfMedia(pathname);
  if (path === undefined) throw notPublished();
  if (search !== '') return redirect(301, pathname, new Headers({ 'cache-control': 'no-store' }));
  const facts = await findFile(path);
  if (!facts) throw notPublished();
  const headers = headersOf(path);
  if (facts.contentType.startsWith('video/')) {
    if (!facts.downloadToken) throw new Error(`${path} has no token to download it by.`);
    return redirect(302, downloadAddress(path, facts.downloadToken), headers);
  }
  headers.set('content-type', facts.contentType);
  return answerWhole(request, path, { facts, headers });
}

const notPublished = () => new AppError('not_found', messages.noMedia);

function redirect(status: 301 | 302, location: string, headers: Headers): Response {
  headers.set('location', location);
  return new Response(null, { status, headers });
}

function headersOf(path: string): Headers {
  const [, submissionId = ''] = path.split('/');
  return new Headers({
    'cache-control': `public, max-age=${HOUR_SECONDS}`,
    'netlify-cdn-cache-control': `public, durable, s-maxage=${HOUR_SECONDS}`,
    'netlify-cache-tag': mediaCacheTag(submissionId),
    // Without this each `?x=…` is kept apart. Naming one that no page uses leaves out all others.
    'netlify-vary': 'query=unused',
    'content-security-policy': "default-src 'none'",
  });
}
