import { MAX_BILL_CENTS } from '#domain/billing/player-bill-form.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PaymentFrequency } from '#domain/payments/choices.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import { messages as sponsorMessages } from '#words/office/dashboard/sponsors.ts';

const messages = sponsorMessages.dialog.amountIs;

/**
 * What the amount of a sponsor means with a frequency: a total in installments, or what comes each year.
 * Undefined where it is paid once, and while nothing is known of the installments.
 * @param cents null where no amount is typed yet
 */
export function tellAmount(
  cents: number | null,
  frequency: PaymentFrequency,
  counts: InstallmentCounts | undefined,
): string | undefined {
  if (frequency === 'one-time') return undefined;
  if (frequency === 'annual') {
    return cents === null ? messages.annual : messages.eachYear(formatCents(cents));
  }
  // On which days they come matters to nobody here.
  const plan = counts && planPayment(cents ?? 0, frequency, counts, '2026-01-01');
  if (!plan?.count) return undefined;
  const { count, firstCents, eachCents } = plan;
  if (cents === null) return messages.split(count);
  // No payment of less than a cent.
  if (cents < count) return undefined;
  const total = formatCents(cents);
  const [first, each] = [formatCents(firstCents), formatCents(eachCents)];
  const parts =
    firstCents === eachCents
      ? messages.evenly(total, count, each)
      : messages.unevenly(total, count, first, each);
  const ofEachCents = cents * count;
  if (ofEachCents > MAX_BILL_CENTS) return parts;
  return `${parts} ${messages.orEach(total, formatCents(ofEachCents))}`;
}
