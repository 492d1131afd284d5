import type { ValidationContext } from 'sanity';
import { translationName } from '../../../src/domain/translation/translated-fields.ts';
import { DEFAULT_LANGUAGE } from '../../../src/words/language.ts';
import { API_VERSION, publishedId } from './unique.ts';

type Texts = Record<string, unknown>;
interface Part {
  /** As the form calls it. */
  name: string;
  before: Texts;
  after: Texts;
  field: string;
}

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });
const LIST = new Intl.ListFormat('en-US');

/**
 * Which texts of a legal document changed in English while their translation stayed: a family would read, as
 * the new version, words that say something else than what it signs. Undefined where there is none.
 * @param languages those that the website is in
 */
export function findStaleTranslations(
  published: Texts,
  edited: Texts,
  languages: readonly string[],
): string | undefined {
  const changed = listParts(published, edited).filter(isChanged);
  const problems = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => describe(changed, language));
  return problems.filter((problem) => problem !== undefined).join(' ') || undefined;
}

/** A new section has nothing before it. */
function listParts(published: Texts, edited: Texts): Part[] {
  const before = sectionsOf(published);
  return [
    { name: 'Title', before: published, after: edited, field: 'title' },
    { name: 'Introduction', before: published, after: edited, field: 'intro' },
    ...sectionsOf(edited).flatMap((after) => {
      const found = before.find(({ _key }) => _key === after._key);
      const name = String(after.heading ?? '');
      return found
        ? ['heading', 'body'].map((field) => ({ name, before: found, after, field }))
        : [];
    }),
  ];
}

const sectionsOf = ({ sections }: Texts) => (Array.isArray(sections) ? (sections as Texts[]) : []);

const isChanged = ({ before, after, field }: Part) => !isSame(before, after, field);

const isSame = (before: Texts, after: Texts, field: string) =>
  JSON.stringify(before[field]) === JSON.stringify(after[field]);

function describe(changed: readonly Part[], language: string): string | undefined {
  const stale = changed.filter(({ before, after, field }) => {
    const translation = translationName(field, language);
    return Boolean(after[translation]) && isSame(before, after, translation);
  });
  if (stale.length === 0) return undefined;
  const names = LIST.format([...new Set(stale.map(({ name }) => `“${name}”`))]);
  return `${names} changed in English and not in ${NAMES.of(language)}: change it there, too, or empty it there. The page then shows the English text and says so.`;
}

/** Compares the text being edited with the published one, in the languages of the website. */
export async function checkTranslations(_value: unknown, context: ValidationContext) {
  const { document } = context;
  if (document === undefined) return true;
  const { published, languages } = await context.getClient({ apiVersion: API_VERSION }).fetch<{
    published: Texts | null;
    languages: string[] | null;
  }>(
    '{ "published": *[_id == $id][0], "languages": *[_id == "siteSettings"][0].languages }',
    { id: publishedId(document._id) },
    { perspective: 'raw' },
  );
  if (published === null) return true;
  return findStaleTranslations(published, document, languages ?? []) ?? true;
}
