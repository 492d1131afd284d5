import type { ErrorBody } from '#contracts/errors.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { STATUS } from './status.ts';

/** A JSON answer that no cache keeps. */
export function respondJson(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  if (!all.has('cache-control')) all.set('cache-control', 'no-store');
  return Response.json(body, { status, headers: all });
}

export const DAY_SECONDS = 86_400;

/**
 * Headers of a public read that the CDN may keep, until the use-case that changes it purges its tag.
 * Browsers ask again each time, so an edit shows at once.
 * @param parameters the names in the query that the answer depends on
 * @param seconds how long the CDN keeps it
 * @param staleSeconds how much longer it gives it while it asks for a fresh one
 */
export function cachedByCdn(
  tag: string,
  parameters: string[] = [],
  seconds = DAY_SECONDS,
  staleSeconds = seconds * 7,
): Record<string, string> {
  const stale = staleSeconds > 0 ? `, stale-while-revalidate=${staleSeconds}` : '';
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}${stale}`,
    'netlify-cache-tag': tag,
    'netlify-vary': varyBy(...parameters),
  };
}

/**
 * Headers of a public answer that the CDN may keep for a minute, whatever is added to its address.
 */
export function cachedForAMinute(): Record<string, string> {
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
    'netlify-vary': varyBy(),
  };
}

/**
 * What tells two answers of an address apart for the CDN: these parameters alone. It takes the whole
 * query otherwise, and `?x=1`, `?x=2` … would each be asked of the function.
 */
function varyBy(...parameters: string[]): string {
  // The CDN knows no word for "none", so one that is not used stands for it.
  return `query=${parameters.join('|') || 'none'}`;
}

/**
 * The answer to a failure. What we did not expect becomes `internal` with a request id that is
 * also in the log, and tells nothing else.
 */
export function respondError(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : undefined;
  const body: ErrorBody = {
    error: {
      code: known?.code ?? 'internal',
      message: known?.message ?? messages.internal(requestId),
      ...(known?.fields && { fields: known.fields }),
      ...(!known && { requestId }),
    },
  };
  const status = STATUS[body.error.code];
  if (status >= 500) logFailure(error, body.error.code, requestId);
  const wait = RETRY_AFTER[status];
  return respondJson(body, status, wait ? { 'retry-after': wait } : {});
}

/** Seconds, by status. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '600', 503: '10' };

function logFailure(error: unknown, code: string, requestId: string) {
  const cause = error instanceof AppError ? (error.cause ?? error) : error;
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(JSON.stringify({ level: 'error', requestId, code, detail }));
}
