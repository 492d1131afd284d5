import type { Transaction } from '@google-cloud/firestore';
import { atCurrentAmount, hasPart } from '#domain/billing/owed-on-bill.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import { dayOf, instantOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
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
 *   invalid_input (more than is owed, a day to come), payment_unavailable (its open page cannot be closed)
 */
export async function markPaid(request: HandPayment, now: Date): Promise<LedgerEntry> {
  const id = `hand-${request.kind}-${request.recordId}-${request.date}`;
  const noted = (await ledger().doc(id).get()).data();
  if (noted) return noted;
  const settings = await readSettings();
  refuseDay(request.date, dayOf(now, settings.timeZone));
  await closeOpenPages(request);
  return firestore().runTransaction(async (transaction) => {
    const payable = await readOrRefuse(transaction, request);
    const entries = await readEntries(transaction, request.recordId);
    const existing = entries.find((entry) => entry.id === id);
    if (existing) return existing;
    const owed = owedCents(payable, request);
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

async function readOrRefuse(transaction: Transaction, request: HandPayment): Promise<Payable> {
  const { kind, recordId } = request;
  const found = await READ_PAYABLE[kind](transaction, recordId);
  if (!found) throw new AppError('not_found', 'This record is not there any more.');
  const { askedCents = found.payment.totalCents, settledBy } = found;
  const payable = { ...found, payment: atCurrentAmount(found.payment, askedCents) };
  if ([payable.payment, settledBy].some((payment) => payment && isAtStripe(payment))) {
    throw new AppError(
      'conflict',
      'A card or bank payment is under way at Stripe. Stop it there first.',
    );
  }
  if (settledBy && hasPart(settledBy)) {
    throw new AppError(
      'conflict',
      'A part of its registration is already paid: note the rest under Registrations.',
    );
  }
  if (owedCents(payable, request) <= 0) throw new AppError('conflict', 'Nothing is owed any more.');
  return payable;
}

const owedCents = ({ payment, paidElsewhereCents }: Payable, { date }: HandPayment): Cents =>
  owedByHand(payment, date, paidElsewhereCents).owedCents;

/** Years are easily mistyped, and the books are read by the year. */
function refuseDay(date: Day, today: Day): void {
  if (date <= today && date >= '2000-01-01') return;
  throw new AppError('invalid_input', 'The date is not right.', {
    fields: { 'payment.date': 'Enter the day the money came: today or earlier.' },
  });
}

/** So that the payer cannot pay by card what the office has just noted. */
async function closeOpenPages(request: HandPayment): Promise<void> {
  const payable = await firestore().runTransaction(
    (transaction) => readOrRefuse(transaction, request),
    { readOnly: true },
  );
  for (const payment of [payable.payment, payable.settledBy]) {
    const page = payment?.status === 'pending' ? payment.stripeCheckoutSessionId : null;
    if (page && !(await closeCheckoutPage(page))) {
      throw new AppError('conflict', 'It has just been paid by card. Look again in a minute.');
    }
  }
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
