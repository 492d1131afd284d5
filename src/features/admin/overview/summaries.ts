import type { Charts } from '#contracts/overview/dashboard.ts';
import { formatMonthAbbreviation } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';

const messages = overviewMessages.charts;

/** What the months brought of one kind. @returns cents, less than 0 where more went back */
export function sumOf(months: Charts['money'], kind: PayableKind): Cents {
  return months.reduce((sum, { byKind }) => sum + (byKind[kind] ?? 0), 0);
}

/** The chart of money in words: the sum and the best month. What it is made of stands beside the colors. */
export function describeMoney(months: Charts['money']): string {
  const sums = months.map(({ month, byKind }) => ({
    month,
    cents: Object.values(byKind).reduce((sum, cents) => sum + cents, 0),
  }));
  const total = sums.reduce((sum, { cents }) => sum + cents, 0);
  const best = sums.reduce<(typeof sums)[number] | undefined>(
    (top, month) => (month.cents > (top?.cents ?? 0) ? month : top),
    undefined,
  );
  const said = messages.moneySummary(formatCents(total));
  if (!best) return said;
  return (
    said +
    messages.best(
      `${formatMonthAbbreviation(best.month)} ${best.month.slice(0, 4)}`,
      formatCents(best.cents),
    )
  );
}

/** The chart of registrations in words. */
export function describeRegistrations(months: Charts['registrations']): string {
  return messages.registrationsSummary(months.reduce((sum, { count }) => sum + count, 0));
}
