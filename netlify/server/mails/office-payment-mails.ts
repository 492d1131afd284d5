import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { placeInPlan } from '#domain/payments/place-in-plan.ts';
import type { MailDraft } from './compose.ts';
import { isPart } from './hand-receipt.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';
import { occasionOf, receiptTable } from './payment-mails.ts';

/** What the office is told; null for the installments of a plan that runs as it should. */
export function mailToOffice(context: PaymentMailContext, outcome: Outcome): MailDraft | null {
  const { record, officeEmail } = context;
  const headline = officeHeadline(context, outcome);
  if (headline === null) return null;
  const { payer, label } = record;
  const who = payer ? `${fullName(payer)} (${payer.email})` : 'nobody we can write to';
  return {
    id: `${record.kind}-${record.id}-${occasionOf(outcome, context)}-office`,
    to: officeEmail,
    ...(payer && { replyTo: payer.email }),
    subject: `${label}: ${headline}`,
    about: record.path,
    blocks: [
      `${label} of ${who}: ${headline}.`,
      ...('entry' in outcome ? [receiptTable(context, outcome.entry)] : []),
    ],
  };
}

function officeHeadline(context: PaymentMailContext, outcome: Outcome): string | null {
  const { payment, entries } = context.books;
  switch (outcome.what) {
    case 'received': {
      if (isPart(context, outcome.entry)) return partHeadline(payment, outcome.entry);
      if (!payment.plan) return 'paid';
      const { number, paidCents } = placeInPlan(entries, outcome.entry);
      const { count, frequency } = payment.plan;
      if (count !== null && paidCents >= payment.totalCents)
        return 'the last payment is in, all is paid';
      return number === 1 || frequency === 'annual' ? 'a payment of the plan is in' : null;
    }
    case 'failed':
      return 'the bank refused the payment';
    case 'refunded':
      return refundHeadline(outcome.cents, payment.refundedCents);
    case 'refund-failed':
      return 'a refund came back: the bank did not take it. Look in Stripe';
    case 'disputed':
      return 'the payer disputes the payment; answer in Stripe';
    case 'dispute-won':
      return 'the dispute is over, the money is ours';
    case 'dispute-lost':
      return `the dispute is lost: the bank took ${formatCents(-outcome.entry.amountCents)} back. It has left the books and is owed again`;
    case 'reversed':
      return `${formatCents(-outcome.entry.amountCents)} that came by hand was taken back: ${outcome.entry.reason ?? ''}`;
    case 'overpaid':
      return `${formatCents(payment.paidCents)} came in where ${formatCents(payment.totalCents)} were owed; please refund the rest`;
    case 'started':
      return 'a plan is set up';
    default:
      return `the plan was ${outcome.what}`;
  }
}

function partHeadline(
  { status, plan, paidCents, totalCents }: Payment,
  entry: LedgerEntry,
): string {
  if (status === 'paid') return 'the last payment is in, all is paid';
  const amount = formatCents(entry.amountCents);
  if (plan?.count === null) return `${amount} came by hand`;
  return `${amount} came by hand, ${formatCents(paidCents)} of ${formatCents(totalCents)} so far`;
}

/** @param allCents of all refunds of the record */
export function refundHeadline(cents: Cents, allCents: Cents): string {
  const now = `${formatCents(cents)} refunded`;
  return cents === allCents ? now : `${now}, ${formatCents(allCents)} in all`;
}
