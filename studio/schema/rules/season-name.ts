import type { ValidationContext } from 'sanity';
import { isSameSeason } from '../../../src/domain/seasons/same-season.ts';
import { seasonEndOf } from '../../../src/domain/seasons/season-end.ts';
import { translationName } from '../../../src/domain/translation/translated-fields.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { readPublished } from './unique.ts';

const EXAMPLES = 'such as 2026-27 Season or Spring 2027 Season. New Season needs it.';

/**
 * What staff should know of a season's name before they publish it: registrations are kept under it, so to add
 * a year, too, makes another season of it.
 */
export function findSeasonWarning(
  name: string | undefined,
  published: string | undefined,
): string | undefined {
  if (!name) return undefined;
  const isOther = published !== undefined && !isSameSeason(published, name);
  const warnings = [
    isOther && otherSeason(published),
    !hasYear(name) && addYear(published, isOther),
  ];
  return warnings.filter((one) => one !== false).join(' ') || undefined;
}

const hasYear = (name: string) => seasonEndOf(name) !== undefined;

const otherSeason = (published: string) =>
  `Families who have registered are under “${published}”. To the website this is a new season, and they are not registered for it. Change the name only when the old season is over: start with New Season in the dashboard. You can always correct a letter, capitals, or spaces.`;

const addYear = (published: string | undefined, isOther: boolean) =>
  published === undefined || isOther
    ? `Add the year, ${EXAMPLES}`
    : `Give the next season a name with its year, ${EXAMPLES} Leave this one as it is until then.`;

/**
 * The schedule in another language goes on with the old season, where its name was not changed, too.
 * @param document of the languages that the website is in; those of others are not shown in the form
 */
export function findOldTranslations(
  name: string | undefined,
  document: Readonly<Record<string, unknown>>,
): string | undefined {
  const { languages } = document;
  const others = LANGUAGES.filter(
    (language) => Array.isArray(languages) && languages.includes(language),
  ).map((language) => document[translationName('seasonName', language)]);
  const old = others.find(
    (other): other is string =>
      typeof other === 'string' && seasonEndOf(other) !== seasonEndOf(name ?? ''),
  );
  return old && `The season’s name in another language still says “${old}”. Change it, too.`;
}

/** Compares the name being edited with the published one. */
export async function checkSeasonName(name: string | undefined, context: ValidationContext) {
  const published = await readPublished<string>(context, '.seasonName');
  const warnings = [
    findSeasonWarning(name, published ?? undefined),
    findOldTranslations(name, context.document ?? {}),
  ];
  return warnings.filter(Boolean).join(' ') || true;
}
