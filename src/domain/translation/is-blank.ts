import { DEFAULT_LANGUAGE, LANGUAGES } from '#words/language.ts';
import { translationName } from './translated-fields.ts';

const ENDINGS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) =>
  translationName('', language),
);

/**
 * Whether staff have left a part of content empty. The Studio takes an emptied text out of a group and leaves
 * the group; it takes a picture away and leaves its words. A translation of nothing is nothing, too.
 */
export function isBlank(content: unknown): boolean {
  if (typeof content === 'string') return content.trim() === '';
  if (Array.isArray(content)) return content.length === 0;
  if (typeof content !== 'object' || content === null)
    return content === null || content === undefined;
  if ('_type' in content && content._type === 'image') {
    return !('asset' in content && content.asset);
  }
  return Object.entries(content).every(
    ([name, part]) => name.startsWith('_') || isTranslation(name) || isBlank(part),
  );
}

const isTranslation = (name: string) => ENDINGS.some((ending) => name.endsWith(ending));
