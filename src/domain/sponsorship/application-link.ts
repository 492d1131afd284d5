import { type AmountRange, formatAmountRange } from '#domain/money/amount-range.ts';
import { pageAddress } from '#words/page-address.ts';

export const SPONSORSHIP_FORM_PATH = '/sponsorship-form';

/** The application with level and amount range filled in: `?level=All-Star+Sponsor&amount=1%2C000-2%2C499`. */
export function linkToApplication(level: string, range: AmountRange): string {
  const query = new URLSearchParams({ level, amount: formatAmountRange(range) });
  return `${pageAddress(SPONSORSHIP_FORM_PATH)}?${query}`;
}
