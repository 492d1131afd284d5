import { objectOfMedia } from '#domain/gallery/published-file.ts';
import { downloadAddress, findFile, type StoredFacts } from '../../gateways/storage.ts';
import { AppError } from '../../http/app-error.ts';
import { answerFile } from './answer-file.ts';
import { mediaCacheTag } from './cache-tags.ts';

/**
 * A published picture or video, whole or in part. The CDN keeps whole ones until the submission is
 * deleted; browsers a day, because what is taken down on request must not linger.
 * @throws AppError not_found for whatever is not published
 */
export async function serveMedia(request: Request): Promise<Response> {
  const path = objectOfMedia(new URL(request.url).pathname);
  const facts = path === undefined ? undefined : await findFile(path);
  if (path === undefined || !facts) {
    throw new AppError('not_found', 'This picture or video is not in the gallery.');
  }
  const headers = headersOf(path, facts);
  return answerFile(request, path, { facts, headers, elsewhere: downloadAddress });
}

function headersOf(path: string, { contentType }: StoredFacts): Headers {
  const [, submissionId = ''] = path.split('/');
  return new Headers({
    'content-type': contentType,
    'cache-control': 'public, max-age=86400',
    'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000',
    'netlify-cache-tag': mediaCacheTag(submissionId),
    'content-security-policy': "default-src 'none'",
  });
}
