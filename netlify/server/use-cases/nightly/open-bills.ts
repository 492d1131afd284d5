import type { CollectionReference, Query, Transaction } from '@google-cloud/firestore';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import { hasPart, hasShare, owedOnBill } from '#domain/billing/owed-on-bill.ts';
import {
  payNowOnBill,
  payNowOnRegistration,
  payNowOnSponsorship,
} from '#domain/billing/pay-now.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { isOwnBill } from '#domain/billing/share-in-turn.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import type { Day } from '#domain/calendar/calendar.ts';
import type { Cents } from '#domain/money/money.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { hasLeftPage } from '#domain/sponsorship/left-page.ts';
import { playerBills, registrations, sponsorBills, sponsorships } from '../../gateways/records.ts';
import type { BillsForReminder } from '../../mails/bill-mails.ts';

/** A bill, and where it stands. */
interface Owing<T> {
  bill: T;
  /** What has fallen due and has not come; 0 where something else asks for it. */
  dueCents: Cents;
  /** Whether it can be paid from the account page. */
  isOnline: boolean;
}

/** The pending bills that one email asks for, without those that Stripe or a bank is about to pay. */
interface Together<T> {
  owing: readonly Owing<T>[];
  /** The email about those of which something is due; null where nothing is. */
  reminder: BillsForReminder | null;
}

/** Bills of either kind, as far as reminders need them. */
export interface BillKind<T> {
  collection(): CollectionReference<T>;
  /**
   * A bill, with the others that one email asks for together with it.
   * @param today local to the program
   */
  readTogether(transaction: Transaction, bill: T, today: Day): Promise<Together<T>>;
}

/** Of a registration, one email asks for all bills that are due the same day. */
export const PLAYER_BILLS: BillKind<PlayerBill> = {
  collection: playerBills,
  readTogether: async (transaction, bill, today) => {
    const id = bill.registrationId;
    const registration =
      id === null ? undefined : (await transaction.get(registrations().doc(id))).data();
    if (!registration || !isForFamily(bill, registration)) {
      const about = { path: `playerBills/${bill.id}`, label: bookLabel('bill', bill.number) };
      return together(about, [bill], registration, [], today);
    }
    const all = await transaction.get(playerBills().where('registrationId', '==', id));
    const whole = all.docs.map((doc) => doc.data());
    const bills = whole
      .filter((one) => one.paymentStatus === 'pending' && one.dueDate === bill.dueDate)
      .filter((one) => isForFamily(one, registration));
    const label =
      all.size > 1
        ? bookLabel('registration', registration.number)
        : bookLabel('bill', bill.number);
    return together({ path: `registrations/${id}`, label }, bills, registration, whole, today);
  },
};

/** Whether it is the family's to pay; the office may have named another guardian. */
function isForFamily({ payer }: PlayerBill, registration: Registration): boolean {
  return payer?.email === registration.payer.email;
}

function together(
  about: Pick<BillsForReminder, 'path' | 'label'>,
  bills: readonly PlayerBill[],
  registration: Registration | undefined,
  /** All bills of the registration. */
  whole: readonly PlayerBill[],
  today: Day,
): Together<PlayerBill> {
  const owing = bills
    .filter((bill) => !paysItself(settledBy(bill, registration)))
    .map((bill) => ({ bill, ...owingOf(bill, registration, today) }));
  const placeIn = ({ bill }: Owing<PlayerBill>) => placeOf(bill.id, registration) ?? 0;
  const asked = owing
    .filter(({ dueCents }) => dueCents > 0)
    .toSorted((one, other) => placeIn(one) - placeIn(other));
  const [first] = asked;
  if (!first) return { owing, reminder: null };
  const { payer, dueDate } = first.bill;
  const reminder: BillsForReminder = {
    ...about,
    bills: asked.map(({ bill: { id, description }, dueCents }) => ({
      description,
      place: placeOf(id, registration),
      amountCents: dueCents,
    })),
    dueDate,
    to: payer,
    isOnline: asked.every(({ isOnline }) => isOnline),
    pay: payOf(asked, registration && { ...registration, bills: whole }, today),
  };
  return { owing, reminder };
}

/** Which player of the registration the bill is for, from 1; null where it is for none of them. */
function placeOf(billId: string, registration: Registration | undefined): number | null {
  const index = registration?.players.findIndex((player) => player.billId === billId) ?? -1;
  return index < 0 ? null : index + 1;
}

/** The one link that takes just what an email asks for, if there is one. */
function payOf(
  asked: readonly Owing<PlayerBill>[],
  registration: Parameters<typeof payNowOnBill>[1],
  today: Day,
): BillsForReminder['pay'] {
  const [only, ...others] = asked.map(({ bill }) => bill);
  const isOne = only && others.length === 0;
  const payNow = isOne
    ? payNowOnBill(only, registration, today)
    : registration && payNowOnRegistration(registration, today);
  const total = asked.reduce((sum, { dueCents }) => sum + dueCents, 0);
  if (payNow?.what !== 'pay' || payNow.cents !== total) return null;
  const subject = isOne
    ? ({ kind: 'bill', recordId: only.id } as const)
    : ({ kind: 'registration', recordId: asked[0]?.bill.registrationId ?? '' } as const);
  return { ...subject, cents: payNow.cents };
}

function settledBy(
  { payment }: PlayerBill,
  registration: Registration | undefined,
): Payment | null | undefined {
  return payment && isUnderWay(payment) ? payment : (registration?.payment ?? payment);
}

/**
 * Installments have reminders of their own, which go to their payer and leave out what another guardian pays.
 * A page asks for the whole, so a part is paid by hand.
 */
function owingOf(
  bill: PlayerBill,
  registration: Registration | undefined,
  today: Day,
): Pick<Owing<PlayerBill>, 'dueCents' | 'isOnline'> {
  if (!registration) {
    const isOnline = !bill.payment || !hasPart(bill.payment);
    return { dueCents: owedOnBill(bill, undefined, today).dueCents, isOnline };
  }
  const { plan, status } = registration.payment;
  const isInstallments = plan !== null && status !== 'ended' && isOwnBill(bill, registration.payer);
  if (isInstallments) return { dueCents: 0, isOnline: false };
  const isPart = hasShare(bill) || (bill.payment !== null && hasPart(bill.payment));
  return { dueCents: stillOwedCents(bill), isOnline: !isPart };
}

export const SPONSOR_BILLS: BillKind<SponsorBill> = {
  collection: sponsorBills,
  readTogether: async (transaction, bill, today) => {
    const { id, sponsorshipId, sponsorName, sponsorEmail, contactPerson, dueDate } = bill;
    const sponsorship =
      sponsorshipId === null
        ? undefined
        : (await transaction.get(sponsorships().doc(sponsorshipId))).data();
    const payment = sponsorship?.payment;
    if (paysItself(payment) || hasLeftPage(bill, sponsorship)) return { owing: [], reminder: null };
    const dueCents = payment ? owedByHand(payment, today).dueCents : bill.amountCents;
    // Between two installments nothing is late.
    if (payment?.plan?.count && dueCents === 0) return { owing: [], reminder: null };
    const payNow = payment && payNowOnSponsorship(bill.paymentStatus, payment, today);
    const isPaidBy = payNow?.what === 'pay' && payNow.cents === dueCents;
    const reminder: BillsForReminder = {
      path: `sponsorBills/${id}`,
      label: null,
      bills: [{ description: bill.sponsorshipLevel ?? '', place: null, amountCents: dueCents }],
      dueDate,
      to: {
        firstName: contactPerson ?? sponsorName,
        email: sponsorEmail,
        language: sponsorship?.payer.language,
      },
      isOnline: false,
      pay: isPaidBy ? { kind: 'sponsorship', recordId: id, cents: dueCents } : null,
    };
    return {
      owing: [{ bill, dueCents, isOnline: false }],
      reminder: dueCents > 0 ? reminder : null,
    };
  },
};

/** Whether the payer has nothing to do: Stripe's plan or a bank pays, or a dispute is open. */
function paysItself(payment: Payment | null | undefined): boolean {
  if (!payment || !isUnderWay(payment)) return false;
  return isAtStripe(payment) || payment.status === 'disputed';
}

/** Bills nobody has paid. By due date it needs the index (paymentStatus, dueDate). */
export function pendingBills<T>({ collection }: BillKind<T>): Query<T> {
  return collection().where('paymentStatus', '==', 'pending');
}
