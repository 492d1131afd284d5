import {
  pathsBelow,
  TRANSLATED_FIELDS,
  translationName,
} from '../../../src/domain/translation/translated-fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/words/language.ts';

/** A type or field of a form, as far as it is changed here. */
interface Shape {
  name?: string;
  title?: string;
  group?: string | string[];
  fields?: readonly Shape[];
  of?: readonly Shape[];
  fieldsets?: readonly object[];
  type?: string;
  options?: { columns?: number };
  validation?: Validation;
}

/** The rules of a field: one or several. */
type Validation = (rule: Rule) => Rule | readonly Rule[];
interface Rule {
  _level?: string | undefined;
  optional(): Rule;
}

const NAMES = new Intl.DisplayNames('en-US', { type: 'language' });
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Asks whether the website is also in another language. English is always one, whether it is chosen or not. */
export const OFFERS_OTHERS = `count(*[_id == "siteSettings"][0].languages[@ != "${DEFAULT_LANGUAGE}"]) > 0`;

/** What marks the frame of a text and its translations; see ObjectInput.tsx. */
export const FRAME = 'in_languages_';

/**
 * A type of document with a field beside each text for each other language. They may stay empty: the website
 * then shows the English text and says so.
 */
export function inAllLanguages<Type extends { name: string }>(type: Type): Type {
  return { ...type, ...changesOf(type, TRANSLATED_FIELDS[type.name] ?? []) };
}

function changesOf(
  { fields, of, fieldsets = [], options }: Shape,
  paths: readonly string[],
): Partial<Shape> {
  const translated = (fields ?? []).filter(({ name }) => name && paths.includes(name));
  return {
    ...(fields && {
      fields: fields.flatMap((field) => withTranslations(field, paths)),
      fieldsets: [...fieldsets, ...translated.map(frameOf)],
    }),
    // A frame is two columns already: in a half of a form one could not read what one types.
    ...(translated.length > 0 && options?.columns && { options: { ...options, columns: 1 } }),
    ...(of && { of: of.map((member) => ({ ...member, ...changesOf(member, paths) })) }),
  };
}

const frameOf = ({ name, group, type }: Shape) => ({
  name: `${FRAME}${name}`,
  title: ' ',
  // The entries of a list have six dots and a menu beside them.
  options: { columns: type === 'array' ? 1 : 1 + OTHERS.length },
  ...(group && { group }),
});

function withTranslations(field: Shape, paths: readonly string[]): Shape[] {
  const { name = '', title = '' } = field;
  if (!paths.includes(name)) return [{ ...field, ...changesOf(field, pathsBelow(paths, name)) }];
  const fieldset = `${FRAME}${name}`;
  const translations = OTHERS.map((language) => ({
    ...field,
    fieldset,
    name: translationName(name, language),
    title: `${title}, in ${NAMES.of(language)}`,
    description: 'While it is empty, the page shows the English text and says so.',
    ...(field.validation && { validation: whereFilled(field.validation) }),
    components: undefined,
  }));
  return [{ ...field, fieldset } as Shape, ...translations];
}

/** What is refused of a text is refused of its translation, too, which may be missing and longer. */
function whereFilled(validation: Validation): Validation {
  return (rule) =>
    [validation(rule)]
      .flat()
      .filter(({ _level }) => _level !== 'warning')
      .map((each) => each.optional());
}
