import { objectOfBrand } from '#domain/team/brand-picture.ts';
import { messages } from '#words/refusals/gallery.ts';
import { AppError } from '../../core/app-error.ts';
import { findFile, readFile } from '../../gateways/storage.ts';

/** What is behind an id never changes. */
const YEAR_SECONDS = 31_536_000;

/**
 * A picture of an uploaded logo or icon. Pages have theirs from the build; this answers emails, also those
 * of years ago, and the dashboard, which shows what is not saved yet.
 * @throws AppError not_found for whatever is none
 */
export async function serveBrandPicture(request: Request): Promise<Response> {
  const path = objectOfBrand(new URL(request.url).pathname);
  const facts = path && (await findFile(path));
  if (!facts) throw new AppError('not_found', messages.noPicture);
  const headers = new Headers({
    'content-type': 'image/png',
    'content-length': String(facts.size),
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'netlify-cdn-cache-control': `public, durable, s-maxage=${YEAR_SECONDS}`,
    'netlify-vary': 'query=unused',
    'content-security-policy': "default-src 'none'",
  });
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(new Uint8Array(await readFile(path)), { headers });
}
