import { answerOnce, type EncodedAnswer } from '../../core/kept-answers.ts';
import { askedLanguage } from '../../core/language.ts';
import type { Handler } from './finish.ts';
import type { Route } from './route.ts';

const KEPT_SECONDS = 3;

/**
 * A public read that many ask for at once, answered from memory for some seconds: reading and decoding it
 * again takes twenty times as long. A change made by this process is seen at once, one made by another
 * after these seconds; so that the CDN does not keep what may be older than a change, it is told to ask
 * again as soon.
 * @param tag the cache tag under which a change makes it forgotten
 * @param nameOf what tells two answers of a language apart, of few values; undefined for one that is not kept
 */
export function keptInMemory(
  tag: string,
  { endpoint, handler }: Route,
  nameOf: (url: URL) => string | undefined = nameOfPlain,
): Route {
  const answer: Handler = async (request, context) => {
    const name = nameOf(new URL(request.url));
    if (request.method !== 'GET' || name === undefined) return handler(request, context);
    const asked = `${askedLanguage(request)} ${name}`;
    const make = async () => encode(await handler(request, context));
    const made = await answerOnce(asked, tag, KEPT_SECONDS * 1000, make);
    return decode(made.answer, made.isEarlier);
  };
  return { endpoint, handler: answer };
}

function nameOfPlain({ pathname, search }: URL): string | undefined {
  return search === '' ? pathname : undefined;
}

async function encode(response: Response): Promise<EncodedAnswer> {
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.arrayBuffer() };
}

function decode({ status, headers: given, body }: EncodedAnswer, isEarlier: boolean): Response {
  const headers = new Headers(given.map(([name, value]) => [name, value]));
  if (isEarlier && headers.has('netlify-cdn-cache-control')) {
    headers.set('netlify-cdn-cache-control', `public, s-maxage=${KEPT_SECONDS}`);
  }
  return new Response(body, { status, headers });
}
