import {
  pathsBelow,
  TRANSLATED_FIELDS,
  translationName,
} from '#domain/translation/translated-fields.ts';
import type { SeedDocument } from '#local/seed/content/document.ts';
import { stretch } from './stretch.ts';

/** A document with a translation of each text beside it, as the Studio keeps them. */
export function withPseudoTexts(document: SeedDocument, language: string): SeedDocument {
  const paths = TRANSLATED_FIELDS[document._type] ?? [];
  return { ...document, ...addBeside(document, paths, language) };
}

function addBeside(node: object, paths: readonly string[], language: string): object {
  return Object.fromEntries(
    Object.entries(node).flatMap(([field, value]) => {
      if (!paths.includes(field)) {
        return [[field, addWithin(value, pathsBelow(paths, field), language)]];
      }
      return [
        [field, value],
        [translationName(field, language), stretched(value)],
      ];
    }),
  );
}

function addWithin(value: unknown, paths: readonly string[], language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => addWithin(item, paths, language));
  return isRecord(value) ? addBeside(value, paths, language) : value;
}

/** A text, a list of texts, or formatted text. */
function stretched(value: unknown): unknown {
  // Captions begin with a word that is the same in every language.
  if (typeof value === 'string') return stretch(value).replace(/^WÉ+é*BVTT/, 'WEBVTT');
  if (Array.isArray(value)) return value.map(stretched);
  if (!isRecord(value)) return value;
  const { children, text } = value;
  return {
    ...value,
    ...(children !== undefined && { children: stretched(children) }),
    ...(typeof text === 'string' && { text: stretch(text) }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
