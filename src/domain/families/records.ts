import { grossCents } from '#domain/billing/adjustment.ts';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import { cancelledAt } from '#domain/billing/cancelled-at.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { sharedCents, stillOwedCents } from '#domain/billing/received.ts';
import { coveredByBillsCents } from '#domain/billing/registration-bills.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Charge, Debt, DuePart, Shared } from './debt.ts';
import { partsOfPlan } from './due-parts.ts';
import { isOrderOwed, orderOwedCents } from './order-debt.ts';

/** All that a family's account is made of. */
export interface FamilyRecords {
  /** Those of the family, and those of which a bill is the family's. */
  registrations: readonly Registration[];
  /** The family's, and all others of these registrations. */
  bills: readonly PlayerBill[];
  orders: readonly Order[];
  /** Of all these records. */
  entries: readonly LedgerEntry[];
  /** Whose a bill is: the guardian's address, lower case. */
  emailOf: (bill: PlayerBill) => string;
}

/** What a family was ever asked to pay for. @param email lower case */
export function debtsOf(email: string, records: FamilyRecords, timeZone: string): Debt[] {
  const { registrations, bills, orders, entries, emailOf } = records;
  const known = new Set(registrations.map(({ id }) => id));
  const alone = bills.filter(({ registrationId }) => !known.has(registrationId ?? ''));
  return [
    ...registrations.filter(isRegistrationTold).flatMap((registration) => {
      const whole = bills.filter(({ registrationId }) => registrationId === registration.id);
      const isOurs = (bill: PlayerBill) => emailOf(bill) === email;
      const given = { registration, bills: whole, isOurs, email, entries, timeZone };
      const apart = whole.filter((bill) => isApart(bill) && isOurs(bill));
      return [registrationDebt(given), ...apart.map((bill) => billDebt(bill, entries, timeZone))];
    }),
    ...alone
      .filter((bill) => emailOf(bill) === email)
      .map((bill) => billDebt(bill, entries, timeZone)),
    ...orders
      .filter((order) => isOrderTold(order, entries))
      .map((order) => orderDebt(order, entries, timeZone)),
  ];
}

/** What another has taken the place of says nothing any more: the other one is there. */
export const isRegistrationTold = ({ cancelled }: Registration): boolean =>
  cancelled?.by !== 'replaced';

/** Not one whose payment page was left. @param entries of the ledger; others' are passed over */
export const isOrderTold = (order: Order, entries: readonly LedgerEntry[]): boolean =>
  isOrderOwed(order, entries) || hasMoved(order.id, entries);

/**
 * A bill that was canceled with money of its own on it: that money is for no other bill, so whether it
 * goes back changes nothing about them.
 */
const isApart = ({ paymentStatus, payment }: PlayerBill): boolean =>
  paymentStatus === 'cancelled' && (payment?.paidCents ?? 0) > 0;

/** A bill that no registration pays for. */
export function billDebt(
  bill: PlayerBill,
  entries: readonly LedgerEntry[],
  timeZone: string,
): Debt {
  return {
    path: `playerBills/${bill.id}`,
    charges: [chargeOf(bill)],
    shared: [],
    movements: movementsFor([bill.id], entries),
    owedCents: stillOwedCents(bill),
    due: duePartOf(bill, bill.payment !== null && isUnderWay(bill.payment), timeZone),
    updatedAt: bill.updatedAt,
  };
}

interface Registered {
  registration: Registration;
  /** All of the registration. */
  bills: readonly PlayerBill[];
  isOurs: (bill: PlayerBill) => boolean;
  email: string;
  entries: readonly LedgerEntry[];
  timeZone: string;
}

/**
 * A registration with its bills, as far as they are the family's. Its money is its payer's: what of it paid
 * for a bill of another guardian is charged to the one and credited to the other.
 */
export function registrationDebt({ registration, ...of }: Registered): Debt {
  const { bills, isOurs, email, entries } = of;
  const ours = bills.filter((bill) => isOurs(bill) && !isApart(bill));
  const isPayer = registration.payer.email === email;
  const elsewhere = isPayer ? bills.filter((bill) => !isOurs(bill)) : ours;
  const movements = [
    ...(isPayer ? movementsFor([registration.id], entries) : []),
    ...ours.flatMap(({ id }) => movementsFor([id], entries)),
  ];
  return {
    path: `registrations/${registration.id}`,
    charges:
      bills.length === 0 && movements.length > 0 ? [wholeOf(registration)] : ours.map(chargeOf),
    shared: elsewhere.flatMap((bill) => sharedBy(bill, registration, isPayer ? 1 : -1)),
    movements,
    owedCents: owedOn(ours),
    due: dueOfRegistration({ registration, bills, ours, isPayer, timeZone: of.timeZone }),
    updatedAt:
      [registration, ...ours]
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? '',
  };
}

/** A registration whose bills are gone, and that was paid. */
function wholeOf({ number, seasonName, createdAt, payment }: Registration): Charge {
  const label = bookLabel('registration', number);
  return {
    at: createdAt,
    label,
    text: seasonName,
    grossCents: payment.totalCents,
    reductions: [],
  };
}

/** What the registration's own money has paid of a bill. */
function sharedBy(bill: PlayerBill, registration: Registration, sign: 1 | -1): Shared[] {
  const cents = sharedCents(bill);
  if (cents === 0) return [];
  const at = registration.payment.paidAt ?? bill.createdAt;
  return [{ at, label: bookLabel('bill', bill.number), cents: sign * cents }];
}

interface OwedOfRegistration {
  registration: Registration;
  bills: readonly PlayerBill[];
  ours: readonly PlayerBill[];
  isPayer: boolean;
  timeZone: string;
}

/** By its plan for who pays it; another guardian's bills by their own days. */
function dueOfRegistration({ registration, ...of }: OwedOfRegistration): DuePart[] {
  const { bills, ours, isPayer, timeZone } = of;
  const { id, payment, number, seasonName } = registration;
  const isAutomatic = isAtStripe(payment);
  const { plan, status, paidCents } = payment;
  if (!isPayer || !plan?.count || status === 'ended') {
    return ours.flatMap((bill) => {
      const isOwn = bill.payment !== null && isUnderWay(bill.payment);
      return duePartOf(bill, isAutomatic || isOwn, timeZone);
    });
  }
  const covered = paidCents + coveredByBillsCents(bills);
  const told = { label: bookLabel('registration', number), text: seasonName, isInstallment: true };
  const path = `registrations/${id}`;
  return partsOfPlan(plan, covered, owedOn(ours)).map((part) => ({
    path,
    ...told,
    ...part,
    isAutomatic,
  }));
}

function orderDebt(order: Order, entries: readonly LedgerEntry[], timeZone: string): Debt {
  const { id, number, createdAt, payment, updatedAt, cancelledAt = updatedAt } = order;
  const cents = orderOwedCents(order, entries);
  const isCancelled = payment.status === 'cancelled';
  const on = dayOf(new Date(createdAt), timeZone);
  const text = order.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  const told = { label: bookLabel('order', number), text };
  const path = `orders/${id}`;
  return {
    path,
    charges: [
      {
        ...told,
        at: createdAt,
        grossCents: payment.totalCents,
        reductions: isCancelled
          ? [{ at: cancelledAt, kind: 'cancelled', cents: payment.totalCents, reason: null }]
          : [],
      },
    ],
    shared: [],
    movements: movementsFor([id], entries),
    owedCents: cents,
    due: cents === 0 ? [] : [{ ...told, path, on, cents, isAutomatic: isAtStripe(payment) }],
    updatedAt,
  };
}

function chargeOf(bill: PlayerBill): Charge {
  const { number, description, createdAt, amountCents, adjustments = [] } = bill;
  const at = cancelledAt(bill);
  const cancelled = { kind: 'cancelled', cents: amountCents, reason: null } as const;
  return {
    at: createdAt,
    label: bookLabel('bill', number),
    text: description,
    grossCents: grossCents(bill),
    reductions: [
      ...adjustments.map(({ at, kind, cents, reason }) => ({ at, kind, cents, reason })),
      ...(at !== null && amountCents > 0 ? [{ at, ...cancelled }] : []),
    ],
  };
}

/** Without a due date a bill is due at once. */
function duePartOf(bill: PlayerBill, isAutomatic: boolean, timeZone: string): DuePart[] {
  const cents = stillOwedCents(bill);
  const on = bill.dueDate ?? dayOf(new Date(bill.createdAt), timeZone);
  const told = {
    path: `playerBills/${bill.id}`,
    label: bookLabel('bill', bill.number),
    text: bill.description,
  };
  return cents > 0 ? [{ ...told, on, cents, isAutomatic }] : [];
}

const owedOn = (bills: readonly PlayerBill[]): Cents =>
  bills.reduce((sum, bill) => sum + stillOwedCents(bill), 0);

function movementsFor(ids: readonly string[], entries: readonly LedgerEntry[]) {
  return movementsOf(entries.filter(({ recordId }) => ids.includes(recordId)));
}

const hasMoved = (id: string, entries: readonly LedgerEntry[]): boolean =>
  entries.some(({ recordId, paidAt }) => recordId === id && paidAt !== null);
