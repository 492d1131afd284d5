import { HOME_PATH } from '#contracts/games/page.ts';
import type { Language } from '#words/language.ts';
import { fillHomePage } from '../../pages/home-page.ts';
import type { Route } from '../http/route.ts';
import { type FilledPage, filledPageRoute, type ReadPage } from './filled-page.ts';

const HOME: FilledPage = {
  path: HOME_PATH,
  parameters: [],
  variantOf: () => '',
  fill: fillHomePage,
  // What it says of a game stands in its HTML alone: a day later “Tomorrow” is today.
  staleSeconds: 0,
  // Nobody opens the home page for its games alone.
  deadlineMs: 2_000,
  isWholeWithout: true,
};

/** The home page of a language with the next game, the last results, and the dates that are not over. */
export function homePageRoute(language?: Language, readPage?: ReadPage): Route {
  return filledPageRoute(HOME, language, readPage);
}
