import { afterEach, describe, expect, test } from 'vitest';
import { formatCents } from '#domain/money/money.ts';
import { formatPeriod } from '#domain/payments/period.ts';
import { byLanguage } from '#words/by-language.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { listAll, listChoices } from '#words/list.ts';
import {
  formatDay,
  formatLongDay,
  formatMonthAbbreviation,
  formatShortDay,
  formatTimeOfDay,
} from './calendar.ts';

let language: Language = DEFAULT_LANGUAGE;
readLanguageFrom(() => language);
afterEach(() => {
  language = DEFAULT_LANGUAGE;
});

function inBoth(say: () => string): [string, string] {
  language = 'en';
  const english = say();
  language = 'es';
  return [english, say()];
}

describe('amounts, days and lists are told in the language that is spoken', () => {
  test.each([
    [() => formatCents(123_450), '$1,234.50', '$1,234.50'],
    [() => formatCents(-123_450), '-$1,234.50', '-$1,234.50'],
    [() => formatDay('2026-03-01'), 'March 1, 2026', '1 de marzo de 2026'],
    [() => formatLongDay('2026-03-01'), 'Sunday, March 1, 2026', 'domingo, 1 de marzo de 2026'],
    [() => formatShortDay('2026-03-01'), 'Sun, Mar 1', 'dom, 1 de mar'],
    [() => formatMonthAbbreviation('2026-03'), 'Mar', 'mar'],
    [() => formatTimeOfDay('15:05'), '3:05 PM', '3:05 p.m.'],
    [() => formatPeriod('2026-03'), 'March 2026', 'marzo de 2026'],
    [() => formatPeriod('2026'), '2026', '2026'],
    [() => listAll(['Ana', 'Leo', 'Zoë']), 'Ana, Leo, and Zoë', 'Ana, Leo y Zoë'],
    [() => listAll(['Leo', 'Inés']), 'Leo and Inés', 'Leo e Inés'],
    [() => listChoices(['A', 'B', 'C']), 'A, B, or C', 'A, B o C'],
  ])('%s', (say, english, spanish) => {
    expect(inBoth(say)).toEqual([english, spanish]);
  });
});

test('a formatter is made once a language', () => {
  const made: string[] = [];
  const format = byLanguage((locale) => {
    made.push(locale);
    return locale;
  });
  expect(made).toEqual([]);
  expect([inBoth(format), inBoth(format)]).toEqual([
    ['en-US', 'es-US'],
    ['en-US', 'es-US'],
  ]);
  expect(made).toEqual(['en-US', 'es-US']);
});
