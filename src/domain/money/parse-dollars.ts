import type { Cents } from './money.ts';

/** Thousands in groups of three or not at all; at most two decimals; nothing that only a computer writes (1e3). */
const DOLLARS = /^\$? ?((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:\.(\d{0,2}))?$/;
/** Far above any amount, far below what a number holds exactly. */
const MAX_DIGITS = 12;

/**
 * The cents of an amount as a person types it: '50', '50.5', '$1,000.00', ' .75 '. Read from the text
 * digit by digit and never as a fraction, which would lose cents.
 * @returns undefined where it is no amount: empty, negative, three decimals, '1e3', '1,00'
 */
export function parseDollars(text: string): Cents | undefined {
  const match = DOLLARS.exec(text.trim());
  const dollars = match?.[1]?.replaceAll(',', '') ?? '';
  const decimals = match?.[2] ?? '';
  if (!match || (dollars === '' && decimals === '')) return undefined;
  const digits = `${dollars}${decimals.padEnd(2, '0')}`.replace(/^0+/, '');
  return digits.length > MAX_DIGITS ? undefined : Number(digits);
}
