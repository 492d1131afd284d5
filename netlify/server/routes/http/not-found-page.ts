import { DEFAULT_LANGUAGE, LANGUAGES } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { readBuiltPage } from '../../pages/built-page.ts';
import { finished, type Handler } from './finish.ts';
import { PAGE_HEADERS } from './page-headers.ts';

/**
 * Shows the site's own page to a person who opens an address of a function that has nothing there: a
 * page of a language that the program does not offer, a game that is gone. Scripts are told in data.
 */
export function withNotFoundPage(answer: Handler, { readPage = readBuiltPage } = {}): Handler {
  return finished(async (request, context) => {
    const response = await answer(request, context);
    if (response.status !== 404 || !opensPage(request)) return response;
    const page = await readNotFoundPage(new URL(request.url).pathname, readPage);
    if (page === undefined) return response;
    await response.body?.cancel();
    return new Response(page, {
      status: 404,
      headers: { ...PAGE_HEADERS, 'cache-control': 'no-store' },
    });
  });
}

function opensPage({ method, headers }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && (headers.get('accept') ?? '').includes('text/html')
  );
}

/** That of the language of the address, where the program offers it. */
async function readNotFoundPage(
  pathname: string,
  readPage: typeof readBuiltPage,
): Promise<string | undefined> {
  const [, first] = pathname.split('/');
  const language = LANGUAGES.find((known) => known === first) ?? DEFAULT_LANGUAGE;
  return (await readPage(pageAddress('/404', language))) ?? (await readPage('/404'));
}
