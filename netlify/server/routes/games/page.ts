import { MONTH_PARAMETER, SCHEDULE_PATH } from '#contracts/games/page.ts';
import { isMonthFilter } from '#domain/games/schedule.ts';
import type { Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { env } from '../../core/env.ts';
import { fillSchedulePage } from '../../pages/schedule-page.ts';
import { DAY_SECONDS } from '../http/respond.ts';
import type { Route } from '../http/route.ts';
import { type FilledPage, filledPageRoute, type ReadPage } from './filled-page.ts';

const SCHEDULE: FilledPage = {
  path: SCHEDULE_PATH,
  parameters: [MONTH_PARAMETER],
  variantOf: monthOf,
  fill: (built, games, now, url) => {
    const drawn = { games, drawnAt: now.toISOString(), month: monthOf(url) };
    return fillSchedulePage(built, drawn, new URL(pageAddress(SCHEDULE_PATH), env().SITE_URL).href);
  },
  staleSeconds: DAY_SECONDS,
  // Longer than records take, and no longer than a person waits for a page that can do without them.
  deadlineMs: 4_000,
  isWholeWithout: false,
};

/** The schedule of a language with its games in the HTML. */
export function schedulePageRoute(language?: Language, readPage?: ReadPage): Route {
  return filledPageRoute(SCHEDULE, language, readPage);
}

/** The filter of an address; what is none shows all games. */
function monthOf({ searchParams }: URL) {
  const month = searchParams.get(MONTH_PARAMETER);
  return isMonthFilter(month) ? month : 'all';
}
