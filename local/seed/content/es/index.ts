import { gallery } from './gallery.ts';
import * as givingPages from './giving-pages.ts';
import { legalDocuments } from './legal/index.ts';
import * as lists from './lists.ts';
import * as mainPages from './main-pages.ts';
import { products } from './products.ts';
import type { Said } from './say-in-spanish.ts';
import { stories } from './stories.ts';

/** The demo's Spanish texts by document: every text that a language can say, as a test holds it. */
export const SPANISH: Readonly<Record<string, Said>> = Object.assign(
  { ...mainPages, ...givingPages, ...gallery, ...products, ...stories, ...legalDocuments },
  ...Object.values(lists),
);
