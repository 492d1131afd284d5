/*
 * A text that has no translation is marked where content is read, and the mark taken out of the built page,
 * which then says that it is English (src/layouts/languages/untranslated.ts). So no component between them
 * needs to hand on in which language each of its texts is. The marks are letters that no text has.
 */

/** Before a text that is to be announced as English. */
export const ANNOUNCED = '\uE000';
/** Before a text after one that is announced, such as the second paragraph. */
export const CONTINUED = '\uE001';

/** A text, a list of them, or formatted text, each paragraph with its mark. What is empty stays as it is. */
export function markUntranslated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mark(item, index === 0));
  return mark(value, true);
}

function mark(value: unknown, isFirst: boolean): unknown {
  if (typeof value === 'string') return value && (isFirst ? ANNOUNCED : CONTINUED) + value;
  if (typeof value !== 'object' || value === null || !('children' in value)) return value;
  const [span, ...spans] = Array.isArray(value.children) ? value.children : [];
  return span
    ? { ...value, children: [{ ...span, text: mark(span.text, isFirst) }, ...spans] }
    : value;
}

const MARKS = new RegExp(`[${ANNOUNCED}${CONTINUED}]`, 'g');

export const withoutMarks = (text: string) => text.replace(MARKS, '');
