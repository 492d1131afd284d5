import type { Context } from '@netlify/functions';

export type Handler = (request: Request, context: Context) => Promise<Response>;

/**
 * What netlify.toml says of pages, said again here: its headers are not added to what a function
 * answers. A test compares the two. An answer is data, so nothing in it may run or load anything.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The outermost wrapper of every function: adds the headers above where the answer has none of its own
 * of that name, and answers HEAD as GET, without the body.
 */
export function finished(answer: Handler): Handler {
  return async (request, context) => {
    const given = await answer(request, context);
    const { body, status, statusText, headers: own } = given;
    const missing = Object.entries(SECURITY_HEADERS).filter(([name]) => !own.has(name));
    // One that a wrapper within has finished goes out as it is: a copy would read its body as a stream.
    if (missing.length === 0 && request.method !== 'HEAD') return given;
    const headers = new Headers(own);
    for (const [name, value] of missing) headers.set(name, value);
    if (request.method !== 'HEAD') return new Response(body, { status, statusText, headers });
    await body?.cancel();
    return new Response(null, { status, statusText, headers });
  };
}
