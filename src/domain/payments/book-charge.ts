import type { ChargeFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';

/** What an entry says of the record that the money is for. */
export type EntrySubject = Pick<LedgerEntry, 'kind' | 'recordId' | 'label' | 'name' | 'email'>;

/**
 * The ledger's entry of a charge as it must stand given what Stripe says now; the very entry when
 * nothing changed. Money that once arrived stays an arrival: refunds and disputes are noted on it.
 */
export function bookCharge(
  before: LedgerEntry | undefined,
  charge: ChargeFacts,
  subject: EntrySubject,
  now: Date,
): LedgerEntry {
  const arrived = charge.status === 'paid';
  const changing = {
    status: entryStatus(charge),
    amountCents: charge.amountCents,
    refundedCents: charge.refundedCents,
    method: charge.method,
    stripePaymentIntentId: charge.paymentIntentId,
    paidAt: before?.paidAt ?? (arrived ? (charge.paidAt ?? now.toISOString()) : null),
  };
  const unchanged =
    before &&
    (Object.keys(changing) as (keyof typeof changing)[]).every(
      (field) => before[field] === changing[field],
    );
  if (unchanged) return before;
  return {
    ...subject,
    id: charge.id,
    reference: null,
    stripeInvoiceId: charge.invoiceId,
    createdAt: before?.createdAt ?? now.toISOString(),
    ...changing,
    updatedAt: now.toISOString(),
  };
}

function entryStatus(charge: ChargeFacts): LedgerEntry['status'] {
  if (charge.status !== 'paid') return charge.status;
  if (charge.refundedCents >= charge.amountCents) return 'refunded';
  if (charge.disputed) return 'disputed';
  return charge.refundedCents > 0 ? 'partially_refunded' : 'paid';
}

/**
 * Holds a charge to what was agreed.
 * @throws Error when Stripe has another amount than the one owed: never settle that silently.
 */
export function checkAmount({ totalCents, plan }: Payment, charge: ChargeFacts): void {
  const agreed = plan ? (charge.isFirst ? plan.firstCents : plan.eachCents) : totalCents;
  if (charge.amountCents === agreed) return;
  throw new Error(`${agreed} cents are owed, but Stripe has ${charge.amountCents} in ${charge.id}`);
}
