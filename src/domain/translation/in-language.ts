import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { isBlank } from './is-blank.ts';
import { pathsBelow, TRANSLATED_FIELDS, translationName } from './translated-fields.ts';
import { markUntranslated } from './untranslated-mark.ts';

/**
 * Documents as one language says them: the text of `heading_es` stands in `heading`. A text that has no
 * translation stays English, marked as that.
 * @param content what a query of whole documents answers; anything else is answered as it is
 */
export function inLanguage(content: unknown, language: Language): unknown {
  if (language === DEFAULT_LANGUAGE) return content;
  if (Array.isArray(content)) return content.map((document) => inLanguage(document, language));
  if (!isRecord(content)) return content;
  return translate(content, TRANSLATED_FIELDS[String(content._type)] ?? [], language);
}

function translate(node: unknown, paths: readonly string[], language: Language): unknown {
  if (Array.isArray(node)) return node.map((item) => translate(item, paths, language));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([field, english]) => {
      const said = node[translationName(field, language)];
      // A translation of what was taken out is none: staff see no field of it where they work in English.
      if (isFilled(said) && !isBlank(english)) return [field, said];
      if (paths.includes(field)) return [field, markUntranslated(english)];
      return [field, translate(english, pathsBelow(paths, field), language)];
    }),
  );
}

const isFilled = (text: unknown) =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
