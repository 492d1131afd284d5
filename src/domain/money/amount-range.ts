import { type Cents, formatDollars } from './money.ts';
import { parseDollars } from './parse-dollars.ts';

/** From one amount to another; null is open. Both may be the same. */
export interface AmountRange {
  minCents: Cents;
  maxCents: Cents | null;
}

/** '2,500+', '1,000-2,499' or '350': dollars without the sign, as tiers and scholarships are written. */
export function formatAmountRange({ minCents, maxCents }: AmountRange): string {
  const smallest = formatAmount(minCents);
  if (maxCents === null) return `${smallest}+`;
  return maxCents === minCents ? smallest : `${smallest}-${formatAmount(maxCents)}`;
}

/** '1,000', and '12.50' only where there are cents. */
export function formatAmount(cents: Cents): string {
  return formatDollars(cents).replace(/\.00$/, '');
}

/** The inverse of {@link formatAmountRange}; undefined for a text that is no range. */
export function parseAmountRange(text: string): AmountRange | undefined {
  const [smallest = '', largest, ...more] = text.replace(/\+$/, '').split('-');
  const isOpen = text.endsWith('+');
  const minCents = parseDollars(smallest);
  const maxCents = largest === undefined ? minCents : parseDollars(largest);
  if (minCents === undefined || maxCents === undefined || more.length > 0) return undefined;
  if (maxCents < minCents || (isOpen && largest !== undefined)) return undefined;
  return { minCents, maxCents: isOpen ? null : maxCents };
}
