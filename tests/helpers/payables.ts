import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { PayableKind, PaymentFrequency } from '#domain/payments/choices.ts';
import { newPayment, type Payable } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { eachAnswer } from '#domain/registration/player-answers.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import {
  donations,
  ledger,
  outbox,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '#server/gateways/records.ts';
import { openCheckout } from '#server/use-cases/payments/open-checkout.ts';
import { ZONE } from './days.ts';

/* Records as the forms make them, written straight into Firestore, with their payment pages. */

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const ADDRESS = { address: '12 Court Street', city: 'Fort Myers', state: 'FL', zipCode: '33901' };

/** What is to be paid, and how. */
export interface Wanted {
  totalCents: number;
  frequency?: PaymentFrequency;
  email?: string;
  paymentMethod?: Payable['paymentMethod'];
  createdAt?: Date;
}

function payable(wanted: Wanted): Payable {
  const { totalCents, frequency = 'one-time', createdAt = new Date() } = wanted;
  const id = crypto.randomUUID();
  const firstOn = dayOf(createdAt, ZONE);
  const plan = planPayment(totalCents, frequency, COUNTS, firstOn);
  return {
    id,
    number: recordNumberOf(id),
    requestHash: 'hash',
    payer: {
      firstName: 'Ana',
      lastName: 'Diaz',
      email: wanted.email ?? `ana-${id}@example.com`,
    },
    paymentMethod: wanted.paymentMethod ?? 'credit-card',
    payment: newPayment(totalCents, plan, `token-${id}`),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
}

export async function storeDonation(
  wanted: Wanted,
  change: Partial<Donation> = {},
): Promise<Donation> {
  const base = payable(wanted);
  const monthly = wanted.frequency === 'monthly';
  const plan =
    monthly && base.payment.plan ? { ...base.payment.plan, ...endless(wanted.totalCents) } : null;
  const donation: Donation = {
    ...base,
    ...ADDRESS,
    payment: { ...base.payment, plan },
    type: monthly ? 'monthly' : 'one-time',
    phone: null,
    comments: null,
    anonymous: false,
    emailReceipt: true,
    newsletterConsent: false,
    startDate: null,
    paymentDay: null,
    ...change,
  };
  await donations().doc(donation.id).create(donation);
  return donation;
}

/** A gift is the same every month until it is stopped. */
const endless = (cents: number) => ({
  count: null,
  firstCents: cents,
  eachCents: cents,
  lastOn: null,
});

/** A registration of players at 150.00 each, with a profile's bill for each. */
export async function storeRegistration(
  players: number,
  wanted: Omit<Wanted, 'totalCents' | 'frequency'> & {
    frequency?: Registration['paymentFrequency'];
  } = {},
): Promise<{ registration: Registration; bills: PlayerBill[] }> {
  const feeCents = 15_000;
  const base = payable({ ...wanted, totalCents: players * feeCents });
  const registration: Registration = {
    ...base,
    ...ADDRESS,
    seasonName: '2026-27 Season',
    phone: '239-555-0123',
    emergencyContact: 'Luis Diaz',
    emergencyPhone: '239-555-0124',
    players: Array.from({ length: players }, (_, n) => ({
      profileId: crypto.randomUUID(),
      billId: crypto.randomUUID(),
      firstName: `Player${n}`,
      lastName: 'Diaz',
      age: 14,
      grade: 9,
      ...eachAnswer(() => null),
      photoConsent: false,
    })),
    feeCents,
    paymentFrequency: wanted.frequency ?? 'one-time',
    marketingConsent: false,
  };
  await registrations().doc(registration.id).create(registration);
  const bills = await Promise.all(
    registration.players.map(({ billId, profileId }) =>
      storeBill({ id: billId, playerId: profileId, registrationId: base.id, payer: base.payer }),
    ),
  );
  return { registration, bills };
}

export async function storeBill(change: Partial<PlayerBill> = {}): Promise<PlayerBill> {
  const id = change.id ?? crypto.randomUUID();
  const now = new Date().toISOString();
  const bill: PlayerBill = {
    id,
    number: recordNumberOf(id),
    playerId: crypto.randomUUID(),
    parentId: null,
    payer: null,
    amountCents: 15_000,
    description: 'Registration 2026-27 Season',
    paymentMethod: 'credit_card',
    paymentStatus: 'pending',
    dueDate: null,
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: null,
    payment: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  await playerBills().doc(id).create(bill);
  return bill;
}

/** A sponsorship with its bill, which has the same id. */
export async function storeSponsorship(wanted: Wanted): Promise<Sponsorship> {
  const base = payable(wanted);
  const sponsorship: Sponsorship = {
    ...base,
    sponsorshipLevel: 'Gold',
    phone: '239-555-0123',
    businessName: 'Diaz Hardware',
    businessAddress: null,
    businessCity: null,
    businessState: null,
    businessZip: null,
    businessWebsite: null,
    paymentFrequency: wanted.frequency ?? 'one-time',
    comments: null,
    marketingConsent: false,
    newsletterConsent: false,
  };
  const bill: SponsorBill = {
    id: base.id,
    sponsorName: 'Diaz Hardware',
    sponsorEmail: base.payer.email,
    contactPerson: 'Ana',
    amountCents: wanted.totalCents,
    sponsorshipLevel: 'Gold',
    paymentMethod: 'stripe',
    paymentStatus: 'pending',
    paymentFrequency: sponsorship.paymentFrequency,
    dueDate: null,
    paidDate: null,
    invoiceNumber: null,
    stripePaymentId: null,
    notes: null,
    sponsorshipId: base.id,
    createdAt: base.createdAt,
    updatedAt: base.updatedAt,
  };
  await sponsorships().doc(base.id).create(sponsorship);
  await sponsorBills().doc(base.id).create(bill);
  return sponsorship;
}

const COLLECTIONS = {
  donation: donations,
  registration: registrations,
  sponsorship: sponsorships,
} as const;
type Kind = keyof typeof COLLECTIONS;

/** Opens the payment page of a record and says its session. */
export async function openPayment(
  kind: Kind,
  record: Payable,
  firstChargeAt?: Date,
): Promise<string> {
  const page = {
    kind,
    title: `${kind} ${record.number}`,
    lines: [{ name: kind, quantity: 1, unitCents: record.payment.totalCents }],
    successPath: '/',
    cancelPath: '/',
    ...(firstChargeAt && { firstChargeAt }),
  };
  const open = COLLECTIONS[kind]() as unknown as Parameters<typeof openCheckout<Payable>>[0];
  const checkout = await openCheckout(open, record, page, new Date());
  if (!checkout) throw new Error(`The ${kind} ${record.id} is not paid by card`);
  return checkout.sessionId;
}

/** The payment of a record as it stands. */
export async function paymentOf(kind: PayableKind, id: string) {
  const collection = kind === 'bill' ? playerBills : COLLECTIONS[kind as Kind];
  const payment = (await collection().doc(id).get()).data()?.payment;
  if (!payment) throw new Error(`The ${kind} ${id} has no payment`);
  return payment;
}

/** The ledger's entries of a record, the oldest first. */
export async function entriesOf(recordId: string) {
  const found = await ledger().where('recordId', '==', recordId).get();
  return found.docs
    .map((doc) => doc.data())
    .sort((a, b) => (a.paidAt ?? a.createdAt).localeCompare(b.paidAt ?? b.createdAt));
}

/** The bills of a registration as they stand. */
export async function billsOf(registrationId: string): Promise<PlayerBill[]> {
  const found = await playerBills().where('registrationId', '==', registrationId).get();
  return found.docs.map((doc) => doc.data());
}

/** Every mail written about a document ('donations/…'), in order of id. */
export async function mailsAbout(path: string) {
  return (await outbox().where('about', '==', path).get()).docs.map((doc) => doc.data());
}
