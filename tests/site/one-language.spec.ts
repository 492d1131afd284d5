import { expect, test } from '@playwright/test';
import { messages as english } from '#words/en/offer.ts';
import { messages as spanish } from '#words/es/offer.ts';
import { DIST, readBuiltSite, readLanguage } from './built-pages.ts';
import { sentencesOf, sentencesOnlyIn } from './catalog.ts';
import { scriptsOf } from './page-weight.ts';

/* What a page loads is in its own language: the words of the other cost its visitors nothing. */

/** Loaded by a browser alone that asks for the other language, which is offered in it. */
const OFFERED = Object.values({ en: english, es: spanish }).flatMap((offer) =>
  Object.values(offer),
);

for (const [own, other] of [
  ['en', 'es'],
  ['es', 'en'],
] as const) {
  test(`no script of a page in ${own} holds a sentence in ${other}`, () => {
    const site = readBuiltSite(DIST);
    const pages = site.pages.filter(({ path }) => readLanguage(path).language === own);
    const scripts = [...scriptsOf(site, pages)];
    const otherWords = sentencesOnlyIn(other, own).filter(
      (one) => !OFFERED.some((text) => text.includes(one)),
    );
    // It would find them: the sentences of forms are in scripts.
    const all = scripts.map(([, text]) => text).join('\n');
    expect(
      [...sentencesOf(own)].filter((sentence) => all.includes(sentence)).length,
    ).toBeGreaterThan(500);
    const found = scripts.flatMap(([name, text]) =>
      otherWords
        .filter((sentence) => text.includes(sentence))
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
}
