import type { PayableNow } from '#domain/billing/pay-now.ts';
import type { Cents } from '#domain/money/money.ts';
import { bookLabel, tellLabel } from '#domain/payments/record-label.ts';
import { messages } from '#words/labels/payment-page.ts';
import type { OwedNow } from './read-owed-now.ts';

/** What is paid for, as the books and the office's Stripe account call it. */
export function titleOf(found: OwedNow, { on }: PayableNow): string {
  if ('record' in found) return nameOfPledge(found);
  if (found.kind === 'sponsorship') return bookLabel('sponsorship', found.sponsorship.number);
  return on === 'bill'
    ? bookLabel('bill', found.bill?.number ?? '')
    : bookLabel('registration', found.registration?.number ?? '');
}

/** The record that a page, an email or a link is about: where its registration is paid, that. */
export function nameOf(found: OwedNow): string {
  if ('record' in found) return nameOfPledge(found);
  if (found.kind === 'sponsorship') return bookLabel('sponsorship', found.sponsorship.number);
  if (found.payNow.what === 'pay') return titleOf(found, found.payNow);
  return found.bill
    ? bookLabel('bill', found.bill.number)
    : bookLabel('registration', found.registration?.number ?? '');
}

const nameOfPledge = ({ kind, record: { number } }: Extract<OwedNow, { record: unknown }>) =>
  bookLabel(kind, number);

/**
 * The one line of Stripe's page, in the payer's language. Stripe keeps it for good, as the name of a product:
 * so no bill says there what it is for, which may name a child.
 */
export function linesOf(
  found: OwedNow,
  payNow: PayableNow,
): { name: string; quantity: number; unitCents: Cents }[] {
  const name = messages.part[payNow.part](tellLabel(titleOf(found, payNow)));
  return [{ name, quantity: 1, unitCents: payNow.cents }];
}
