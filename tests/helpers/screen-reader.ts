import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

const READER = '/a-screen-reader-of-the-tests.js';
const SOURCE = import.meta.resolve('@guidepup/virtual-screen-reader/browser.js');

/** What the package gives a page. */
interface Reader {
  virtual: {
    start(options: { container: Element }): Promise<void>;
    next(): Promise<void>;
    lastSpokenPhrase(): Promise<string>;
    spokenPhraseLog(): Promise<string[]>;
    stop(): Promise<void>;
  };
}

/**
 * What a screen reader says of a part of the page, from its beginning to its end, a phrase a line: parts,
 * headings, and all that can be worked, with names and states. Text between them is left out, and a date's
 * words, which are others tomorrow.
 */
export async function readScreen(part: Locator): Promise<string> {
  const page = part.page();
  const body = await readFile(fileURLToPath(SOURCE), 'utf8');
  await page.route(READER, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  const phrases = await part.evaluate(listen, READER);
  return `${phrases.filter(isTelling).map(withoutDates).join('\n')}\n`;
}

/** In the page. */
async function listen(container: Element, address: string): Promise<string[]> {
  const { virtual } = (await import(address)) as Reader;
  // It is said to nobody whose browser has script.
  for (const unheard of container.querySelectorAll('noscript')) unheard.remove();
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const TELLING =
  /^(main|dialog|region|form|navigation|search|heading|group|radiogroup|list|table|link|button|radio|checkbox|textbox|searchbox|spinbutton|combobox|listbox|slider|switch|tab|progressbar|alert|status|details|image)\b/;
const isTelling = (phrase: string) => TELLING.test(phrase);

const DATES =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b(?: \d+)?(?:, \d{4})?/g;
const withoutDates = (phrase: string) => phrase.replaceAll(DATES, '‹date›').trim();
