import { MONTH_PARAMETER, SCHEDULE_PATH } from '#contracts/games/page.ts';
import { isMonthFilter } from '#domain/games/schedule.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { env } from '../../core/env.ts';
import { readBuiltPage } from '../../pages/built-page.ts';
import { fillSchedulePage } from '../../pages/schedule-page.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import type { Handler } from '../http/finish.ts';
import { type Answer, guardedIn } from '../http/guarded.ts';
import { keptInMemory } from '../http/kept.ts';
import { cachedByCdn, DAY_SECONDS } from '../http/respond.ts';
import { type Route, refuseMethod } from '../http/route.ts';

/** Longer than records take, and no longer than a person waits for a page that can do without them. */
const DEADLINE_MS = 4_000;

/** What netlify.toml says of pages and an answer of data does not need. The rest is added to all answers. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  // What may run is in the page itself, by its hashes.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** The page that the build has written, before games are filled in. */
export type ReadPage = () => Promise<string | undefined>;

/**
 * The schedule of a language with its games in the HTML. The CDN keeps it until a game is edited or starts, or the day
 * ends. If the games cannot be read, the answer is the built page with an error status: its script asks
 * for them again and shows what is wrong.
 */
export function schedulePageRoute(
  language: Language = DEFAULT_LANGUAGE,
  readPage: ReadPage = () => readBuiltPage(pageAddress(SCHEDULE_PATH, language).slice(1)),
): Route {
  const path = pageAddress(SCHEDULE_PATH, language);
  const page = { method: 'GET', path, access: 'public' } as const;
  const inLanguage = async () => language;
  const answer: Answer = async (request, { now }) => {
    refuseMethod(request, page);
    const [built, games] = await Promise.all([readPage(), listGames()]);
    if (built === undefined) throw new AppError('not_found', messages.notBuilt);
    const drawn = { games, drawnAt: now.toISOString(), month: monthOf(new URL(request.url)) };
    const pageUrl = new URL(path, env().SITE_URL).href;
    const { html, until } = fillSchedulePage(built, drawn, pageUrl);
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    const cached = cachedByCdn(GAMES_CACHE_TAG, [MONTH_PARAMETER], seconds, DAY_SECONDS);
    return new Response(html, { headers: { ...PAGE_HEADERS, ...cached } });
  };
  const kept = keptInMemory(
    GAMES_CACHE_TAG,
    { endpoint: page, handler: guardedIn(inLanguage, answer, DEADLINE_MS) },
    (url) => `${path} ${monthOf(url)}`,
  );
  const handler: Handler = async (request, context) => {
    const response = await kept.handler(request, context);
    if (response.status < 500) return response;
    const built = await readPage();
    if (built === undefined) return response;
    await response.body?.cancel();
    return new Response(built, {
      status: response.status,
      headers: { ...PAGE_HEADERS, 'cache-control': 'no-store', 'retry-after': '10' },
    });
  };
  return { endpoint: page, handler };
}

/** The filter of an address; what is none shows all games. */
function monthOf({ searchParams }: URL) {
  const month = searchParams.get(MONTH_PARAMETER);
  return isMonthFilter(month) ? month : 'all';
}
