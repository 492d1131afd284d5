import { format } from 'date-fns';
import type { ValidationContext } from 'sanity';
import { translationName } from '../../../src/domain/translation/translated-fields.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { readPublished } from './unique.ts';

export interface LegalText {
  title?: string;
  version?: string;
  /** YYYY-MM-DD */
  lastUpdated?: string;
  intro?: string;
  sections?: unknown;
}

/**
 * What is wrong with the version of a changed legal text; undefined when nothing is. Signatures name
 * version and date: two texts must never share the first, and the second has to be true.
 * @param today YYYY-MM-DD; a text may be corrected twice in a day
 */
export function findVersionProblem(
  published: LegalText,
  edited: LegalText,
  today: string,
): string | undefined {
  const rise = compareVersions(edited.version ?? '0', published.version ?? '0');
  if (rise < 0) return `The version can only rise; ${published.version} is published.`;
  const dateChanged = edited.lastUpdated !== published.lastUpdated;
  if ((edited.lastUpdated ?? '') < (published.lastUpdated ?? '')) {
    return `The date cannot be before that of the published text, ${published.lastUpdated}.`;
  }
  if (rise === 0 && (dateChanged || isOtherText(published, edited))) {
    return `The text has changed: raise the version (${published.version} is published) and the date.`;
  }
  if (!dateChanged && edited.lastUpdated !== today && isOtherText(published, edited)) {
    return `The text has changed: set the date, too (${published.lastUpdated} is published).`;
  }
  return undefined;
}

/** Whether what is signed has changed: the English text. Its translation only helps to read it. */
function isOtherText(a: LegalText, b: LegalText): boolean {
  const words = ({ title, intro, sections }: LegalText) =>
    JSON.stringify([title, intro, sections], (field, value) =>
      isTranslation(field) ? undefined : value,
    );
  return words(a) !== words(b);
}

const isTranslation = (field: string) =>
  LANGUAGES.some((language) => field.endsWith(translationName('', language)));

/** Above 0 when `a` is later than `b`; 1.10 comes after 1.9. */
export function compareVersions(a: string, b: string): number {
  const [majorA = 0, minorA = 0] = a.split('.').map(Number);
  const [majorB = 0, minorB = 0] = b.split('.').map(Number);
  return majorA - majorB || minorA - minorB;
}

/** Compares the text being edited with the published one. */
export async function checkVersion(_value: unknown, context: ValidationContext) {
  const { document } = context;
  if (document === undefined) return true;
  const published = await readPublished<LegalText>(context);
  if (published === null) return true;
  return (
    findVersionProblem(published, document as LegalText, format(new Date(), 'yyyy-MM-dd')) ?? true
  );
}
