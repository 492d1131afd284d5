import { tidyDigits } from './tidy.ts';

const TYPED = /^([ ().+-]*\d[\d ().-]*?)(?:(?:x|ext\.?) ?(\d{1,6}))?$/i;
/** North America: area code and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;
/** Anywhere else (E.164): a country's code, and at most 15 digits. */
const ABROAD = /^(?:00|011)?([2-9]\d{7,14})$/;

/**
 * Pure: a phone number in the one form we store, or undefined where it is none. North American ones are
 * as the office reads them out, `239-555-0100`; others `+442079460958`. An extension follows as ` x12`.
 */
export function formatPhone(typed: string): string | undefined {
  const [, number = '', extension] = TYPED.exec(tidyDigits(typed)) ?? [];
  // '+44 (0)20 …': the zero is for callers inside the country.
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  const [, area, exchange, line] = NORTH_AMERICAN.exec(digits) ?? [];
  const [, abroad] = ABROAD.exec(digits) ?? [];
  // Without a plus, ten digits are North American or mistyped.
  const isAbroad = abroad && (number.includes('+') || digits.length > 10);
  const plain = area ? `${area}-${exchange}-${line}` : isAbroad && `+${abroad}`;
  return plain ? plain + (extension ? ` x${extension}` : '') : undefined;
}
