import type { Transaction } from '@google-cloud/firestore';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import { instantOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { PayableKind, Payment } from '#domain/payments/payment.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { readSettings } from '../gateways/content.ts';
import { firestore } from '../gateways/firestore.ts';
import { ledger } from '../gateways/records.ts';
import { closeCheckoutPage } from '../gateways/stripe-checkout.ts';
import { AppError } from '../http/app-error.ts';
import { bookPayment, readEntries } from './book-payment.ts';
import type { Payable } from './payables/payable.ts';
import { READ_PAYABLE } from './payables/read-payable.ts';

export interface HandPayment {
  kind: PayableKind;
  recordId: string;
  method: Exclude<LedgerEntry['method'], 'card' | 'us_bank_account'>;
  /** When the money came, local to the program. */
  date: Day;
  /** Check number or the like. */
  reference: string | null;
  /** Null for all that is still owed. */
  amountCents: Cents | null;
}

/**
 * Notes money that came another way than by Stripe: ledger, record, bills and mails. Noting the same
 * day's money of a record again changes nothing, so a click sent twice is one payment.
 * @returns the entry in the ledger
 * @throws AppError not_found, conflict (nothing is owed, or a card payment or plan runs),
 *   invalid_input (more than is owed), payment_unavailable (its open page cannot be closed)
 */
export async function markPaid(request: HandPayment, now: Date): Promise<LedgerEntry> {
  const id = `hand-${request.kind}-${request.recordId}-${request.date}`;
  const noted = (await ledger().doc(id).get()).data();
  if (noted) return noted;
  await closeOpenPage(request);
  const settings = await readSettings();
  return firestore().runTransaction(async (transaction) => {
    const payable = await readOrRefuse(transaction, request);
    const entries = await readEntries(transaction, request.recordId);
    const existing = entries.find((entry) => entry.id === id);
    if (existing) return existing;
    const owed = owedCents(payable);
    const entry = newEntry(id, payable, request, owed, settings.timeZone, now);
    const after = [...entries, entry];
    const settled = settlePayment(payable.payment, null, after);
    const payment: Payment =
      entry.amountCents === owed ? { ...settled, status: paidStatus(settled) } : settled;
    const before = { payment: payable.payment, entries };
    const context = { settings, now, paidOn: request.date };
    await bookPayment(transaction, payable, before, { payment, entries: after }, context);
    return entry;
  });
}

/** A plan without an end stays one: the next charge is owed a year from now. */
const paidStatus = ({ plan }: Payment) => (plan?.count === null ? 'active' : 'paid');

async function readOrRefuse(
  transaction: Transaction,
  { kind, recordId }: HandPayment,
): Promise<Payable> {
  const payable = await READ_PAYABLE[kind](transaction, recordId);
  if (!payable) throw new AppError('not_found', 'This record is not there any more.');
  const { payment } = payable;
  const isAtStripe = payment.stripeSubscriptionId !== null || payment.status === 'processing';
  if (isAtStripe && isUnderWay(payment)) {
    throw new AppError(
      'conflict',
      'A card or bank payment is under way at Stripe. Stop it there first.',
    );
  }
  if (owedCents(payable) <= 0) throw new AppError('conflict', 'Nothing is owed any more.');
  return payable;
}

function owedCents({ payment, paidElsewhereCents = 0 }: Payable): Cents {
  if (payment.plan?.count === null) return payment.totalCents;
  return payment.totalCents - payment.paidCents - paidElsewhereCents;
}

/** So that the payer cannot pay by card what the office has just noted. */
async function closeOpenPage(request: HandPayment): Promise<void> {
  const payable = await firestore().runTransaction(
    (transaction) => readOrRefuse(transaction, request),
    { readOnly: true },
  );
  const { status, stripeCheckoutSessionId } = payable.payment;
  if (status !== 'pending' || stripeCheckoutSessionId === null) return;
  if (await closeCheckoutPage(stripeCheckoutSessionId)) return;
  throw new AppError('conflict', 'It has just been paid by card. Look again in a minute.');
}

function newEntry(
  id: string,
  { kind, label, payer }: Payable,
  request: HandPayment,
  owed: Cents,
  timeZone: string,
  now: Date,
): LedgerEntry {
  const amountCents = request.amountCents ?? owed;
  if (amountCents <= 0 || amountCents > owed) {
    throw new AppError('invalid_input', 'The amount is not right.', {
      fields: { amountCents: 'Enter an amount up to what is owed.' },
    });
  }
  return {
    id,
    kind,
    recordId: request.recordId,
    label,
    name: payer ? `${payer.firstName} ${payer.lastName}` : '',
    email: payer?.email ?? '',
    status: 'paid',
    amountCents,
    refundedCents: 0,
    method: request.method,
    reference: request.reference,
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: instantOf(request.date, '12:00', timeZone).toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
