import { withoutMarks } from '#domain/translation/untranslated-mark.ts';
import { messages } from '#words/labels/signature.ts';
import { formatDay } from '../calendar/day.ts';
import { type LegalDocument, legalTextOf } from './legal-text.ts';

/** A legal text in the reader's language: a help for reading, beside the English one, which is signed. */
export interface TranslatedText {
  title: string;
  text: string;
}

/**
 * The words of a legal document in the language that is spoken, with its version and date in that language.
 * @param original the document in English
 * @param shown the same in the language that is spoken; what has no translation is English in it
 * @returns undefined where nothing is translated, or English is spoken
 */
export function translatedTextOf(
  original: LegalDocument,
  shown: LegalDocument,
): TranslatedText | undefined {
  const title = withoutMarks(shown.title);
  const text = withoutMarks(legalTextOf({ ...shown, title }));
  const english = legalTextOf(original);
  if (text === english) return;
  const [, englishVersion = ''] = english.split('\n\n');
  const version = messages.version(shown.version, formatDay(shown.lastUpdated));
  return { title, text: text.replace(englishVersion, () => version) };
}
