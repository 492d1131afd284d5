import { addMinutes } from 'date-fns';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import { agreedCents, bookCharge, type EntrySubject } from '#domain/payments/book-charge.ts';
import type { PayableKind, PaymentMethod } from '#domain/payments/choices.ts';
import type { ChargeFacts } from '#domain/payments/facts.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import { newPayment, type Payable, type Payer, type Payment } from '#domain/payments/payment.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { stableId } from '../stable-id.ts';
import { type DemoClock, dayAfter, noonOf } from './clock.ts';

/** How something is paid, and what has come of it. */
export interface Paying {
  by: PaymentMethod;
  /** Days from the promise to the money; null where none has come. Of a plan each charge comes on its day. */
  afterDays: number | null;
  /** How the money came, where not as it was promised. */
  cameBy?: LedgerEntry['method'];
  /** Check number or the like. */
  reference?: string;
  refundedCents?: Cents;
}

/** Something that is to be paid. */
interface Pledge {
  kind: PayableKind;
  /** The id follows from it. */
  name: string;
  payer: Payer;
  createdAt: string;
  totalCents: Cents;
  plan?: Plan | null;
  paying: Paying;
}

/** A record's payment before and after the money came, with the ledger's entries. */
export interface Settled {
  record: Payable;
  before: Books;
  after: Books;
}

/** As `netlify/server/use-cases/payables` names the records on receipts. */
const LABELS: Readonly<Record<PayableKind, string>> = {
  order: 'Order',
  registration: 'Registration',
  sponsorship: 'Sponsorship',
  donation: 'Gift',
  bill: 'Bill',
};
const CAME_BY: Readonly<Record<PaymentMethod, LedgerEntry['method']>> = {
  'credit-card': 'card',
  ach: 'ach',
  check: 'check',
};

/** The fields of a record that is paid for, settled by the site's own rules. */
export function settlePledge(pledge: Pledge, clock: DemoClock): Settled {
  const { kind, name, payer, createdAt, totalCents, plan = null, paying } = pledge;
  const id = stableId(`demo ${kind}`, name);
  const payment = newPayment(totalCents, plan, stableId(`demo ${kind} token`, name));
  const record: Payable = {
    id,
    number: recordNumberOf(id),
    requestHash: '',
    payer,
    paymentMethod: paying.by,
    payment,
    createdAt,
    updatedAt: createdAt,
  };
  const before: Books = { payment, entries: [] };
  const after = receive(record, kind, paying, clock);
  const updatedAt = after.entries.at(-1)?.updatedAt ?? createdAt;
  return { record: { ...record, payment: after.payment, updatedAt }, before, after };
}

/**
 * The books after the money of a record has come. None of it has an id at Stripe, whose stand-in was
 * not there at the time: it cannot be given back from the dashboard, and no plan is charged automatically.
 */
function receive(record: Payable, kind: PayableKind, paying: Paying, clock: DemoClock): Books {
  const { id: recordId, number, payer, payment } = record;
  const subject: EntrySubject = {
    kind,
    recordId,
    label: `${LABELS[kind]} ${number}`,
    name: fullName(payer),
    email: payer.email,
  };
  const entries = arrivals(record, paying, clock).map((at, index) =>
    book(subject, payment, paying, at, index === 0),
  );
  return { payment: settlePayment(payment, null, entries), entries };
}

function book(
  subject: EntrySubject,
  payment: Payment,
  paying: Paying,
  at: string,
  isFirst: boolean,
): LedgerEntry {
  const { by, cameBy = CAME_BY[by], reference, refundedCents = 0 } = paying;
  const amountCents = agreedCents(payment, { isFirst, invoiceId: null });
  const prefix = cameBy === 'card' ? 'demo' : 'hand';
  const charge: ChargeFacts = {
    // As `mark-paid.ts` names what came by hand: noting the same day's money again changes nothing.
    id: `${prefix}-${subject.kind}-${subject.recordId}-${at.slice(0, 10)}`,
    paymentIntentId: null,
    invoiceId: null,
    sessionId: null,
    disputed: false,
    lost: null,
    status: 'paid',
    paidAt: at,
    method: cameBy,
    isFirst,
    refundedCents,
    amountCents,
    feeCents: cameBy === 'card' ? Math.round(amountCents * 0.029) + 30 : null,
    refunds:
      refundedCents > 0
        ? [{ id: `demo-refund-${subject.recordId}`, cents: refundedCents, at }]
        : [],
  };
  const entry = bookCharge(undefined, charge, subject, new Date(at));
  return { ...entry, reference: reference ?? null };
}

/** When money came: of a plan on every day of a charge before today. */
function arrivals({ payment, createdAt }: Payable, paying: Paying, clock: DemoClock): string[] {
  const { afterDays, by, cameBy } = paying;
  if (afterDays === null) return [];
  const { timeZone } = clock;
  if (payment.plan) return chargeDays(payment.plan, clock).map((day) => noonOf(day, timeZone));
  // A card is charged on the spot.
  if (by === 'credit-card' && !cameBy) return [addMinutes(createdAt, 2).toISOString()];
  return [noonOf(dayAfter(dayOf(new Date(createdAt), timeZone), afterDays), timeZone)];
}

function chargeDays({ firstOn, frequency, count }: Plan, { today }: DemoClock): Day[] {
  const days: Day[] = [];
  for (let n = 0; n < (count ?? Number.POSITIVE_INFINITY); n += 1) {
    const day = chargeDate(firstOn, frequency, n);
    if (day >= today) break;
    days.push(day);
  }
  return days;
}
