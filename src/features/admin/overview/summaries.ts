import type { Charts } from '#contracts/overview/dashboard.ts';
import { formatMonthAbbreviation } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { messages as overviewMessages } from '#words/office/dashboard/overview.ts';

const messages = overviewMessages.charts;

/** The chart of money in words: the sum, what it is made of, and the best month. */
export function describeMoney(months: Charts['money']): string {
  const sums = months.map(({ month, byKind }) => ({
    month,
    cents: Object.values(byKind).reduce((sum, cents) => sum + cents, 0),
  }));
  const total = sums.reduce((sum, { cents }) => sum + cents, 0);
  const parts = PAYABLE_KINDS.map((kind) => ({
    kind,
    cents: months.reduce((sum, { byKind }) => sum + (byKind[kind] ?? 0), 0),
  }))
    .filter(({ cents }) => cents !== 0)
    .map(({ kind, cents }) => `${messages.kinds[kind]} ${formatCents(cents)}`);
  const best = sums.reduce<(typeof sums)[number] | undefined>(
    (top, month) => (month.cents > (top?.cents ?? 0) ? month : top),
    undefined,
  );
  const said = messages.moneySummary(
    formatCents(total),
    parts.length > 0 ? `: ${parts.join(', ')}` : '',
  );
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
