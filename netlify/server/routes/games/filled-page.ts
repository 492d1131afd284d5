import type { Game } from '#domain/games/game.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { readBuiltPage } from '../../pages/built-page.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import type { Handler } from '../http/finish.ts';
import { type Answer, guardedIn } from '../http/guarded.ts';
import { keptInMemory } from '../http/kept.ts';
import { PAGE_HEADERS } from '../http/page-headers.ts';
import { cachedByCdn } from '../http/respond.ts';
import { type Route, refuseMethod } from '../http/route.ts';

/** The page that the build has written, before games are filled in. */
export type ReadPage = () => Promise<string | undefined>;

/** A page that shows games. */
export interface FilledPage {
  /** Of the English page. */
  path: string;
  /** The names in the query that the answer depends on. */
  parameters: string[];
  /** What tells two answers apart, of few values. */
  variantOf: (url: URL) => string;
  /** @returns until when it stays as it is, unless a game is changed */
  fill: (built: string, games: Game[], now: Date, url: URL) => { html: string; until: Date };
  /** How long the CDN may show it when it is no more as it was: its script then draws the games anew. */
  staleSeconds: number;
  /** How long a person waits for games. */
  deadlineMs: number;
  /** Whether the built page is whole without games; else its script asks for them, and says what is wrong. */
  isWholeWithout: boolean;
}

/**
 * A page of a language with games in its HTML. The CDN keeps it until a game is edited or starts, or the day
 * ends. If the games cannot be read, the answer is the built page.
 */
export function filledPageRoute(
  {
    path: english,
    parameters,
    variantOf,
    fill,
    staleSeconds,
    deadlineMs,
    isWholeWithout,
  }: FilledPage,
  language: Language = DEFAULT_LANGUAGE,
  readPage: ReadPage = () => readBuiltPage(pageAddress(english, language)),
): Route {
  const path = pageAddress(english, language);
  const page = { method: 'GET', path, access: 'public' } as const;
  const inLanguage = async () => language;
  const answer: Answer = async (request, { now }) => {
    refuseMethod(request, page);
    const [built, games] = await Promise.all([readPage(), listGames()]);
    if (built === undefined) throw new AppError('not_found', messages.notBuilt);
    const { html, until } = fill(built, games, now, new URL(request.url));
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    const cached = cachedByCdn(GAMES_CACHE_TAG, parameters, seconds, staleSeconds);
    return new Response(html, { headers: { ...PAGE_HEADERS, ...cached } });
  };
  const kept = keptInMemory(
    GAMES_CACHE_TAG,
    { endpoint: page, handler: guardedIn(inLanguage, answer, deadlineMs) },
    (url) => `${path} ${variantOf(url)}`,
  );
  const handler: Handler = async (request, context) => {
    const response = await kept.handler(request, context);
    if (response.status < 500) return response;
    const built = await readPage();
    if (built === undefined) return response;
    await response.body?.cancel();
    return new Response(built, {
      status: isWholeWithout ? 200 : response.status,
      headers: {
        ...PAGE_HEADERS,
        'cache-control': 'no-store',
        ...(!isWholeWithout && { 'retry-after': '10' }),
      },
    });
  };
  return { endpoint: page, handler };
}
