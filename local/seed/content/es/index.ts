import * as givingPages from './giving-pages.ts';
import * as lists from './lists.ts';
import * as mainPages from './main-pages.ts';
import type { Said } from './say-in-spanish.ts';

/** The demo's Spanish texts by document. What is not here stays English, and the pages say so. */
export const SPANISH: Readonly<Record<string, Said>> = Object.assign(
  { ...mainPages, ...givingPages },
  ...Object.values(lists),
);
