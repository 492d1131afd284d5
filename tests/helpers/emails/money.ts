import { type PlayerBill, PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { DonationSchema } from '#domain/donations/donation.ts';
import { billDebt } from '#domain/families/records.ts';
import { statementOf } from '#domain/families/statement.ts';
import { OrderSchema } from '#domain/orders/order.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { adjustmentMail } from '#server/mails/adjustment-mails.ts';
import { balancePlan } from '#server/mails/balance-plan-mail.ts';
import { billsDueSoon, billsOverdue } from '#server/mails/bill-mails.ts';
import { correctionMails } from '#server/mails/correction-mails.ts';
import { familyReminder, familyStatement } from '#server/mails/family-mails.ts';
import { paymentLinkMail } from '#server/mails/payment-link-mail.ts';
import { mailToPayer } from '#server/mails/payment-mails.ts';
import { currentLanguage } from '#words/current-language.ts';
import { handEntry } from '../ledger-entry.ts';
import {
  club,
  context,
  email,
  type FamilyEmail,
  NOW,
  officeEmail,
  read,
  settings,
  siteUrl,
} from './specimen.ts';

/* Emails about money, to whoever pays. */

interface Paid {
  id: string;
  number: string;
  payer: PlayerBill['payer'];
  payment: Payment | null;
}
const bills = read('playerBills', PlayerBillSchema);
const PAID: readonly (readonly [PayableKind, readonly Paid[]])[] = [
  ['registration', read('registrations', RegistrationSchema)],
  ['bill', bills],
  ['order', read('orders', OrderSchema)],
  ['donation', read('donations', DonationSchema)],
  ['sponsorship', read('sponsorships', SponsorshipSchema)],
];

/** A record with an entry by check, one by card and the reversal of the first, and what may be told of each. */
function payments(kind: PayableKind, found: Paid): FamilyEmail[] {
  const { id, number, payer } = found;
  const payment = found.payment ?? newPayment(15_000, null, 'token');
  const of = { kind, recordId: id, label: bookLabel(kind, number) };
  const check = handEntry({ ...of, id: 'in-1', reference: '1042' });
  const card = handEntry({ ...of, id: 'in-2', method: 'card', stripePaymentIntentId: 'pi_1' });
  const back = handEntry({ ...of, id: 'out-1', amountCents: -5000, reason: 'Sin fondos' });
  const goodsCents = kind === 'sponsorship' ? 20_000 : undefined;
  const record = { ...of, id, number, path: `${kind}s/${id}`, payer, goodsCents };
  const outcomes: Outcome[] = [
    ...[check, card].flatMap((entry): Outcome[] => [
      { what: 'received', entry },
      { what: 'failed', entry },
      { what: 'refunded', entry, cents: 2000 },
    ]),
    {
      what: 'refunded',
      entry: { ...card, stripeInvoiceId: 'in_1', refundedCents: card.amountCents },
      cents: card.amountCents,
    },
    { what: 'reversed', entry: back },
    ...(['started', 'paused', 'resumed', 'ended'] as const).map((what) => ({ what })),
  ];
  const books = (entries: LedgerEntry[]) => ({ payment, entries });
  const all = { ...context, settings: kind === 'donation' && payment.plan ? club : settings };
  const base = { ...all, record, now: NOW };
  // Each is written in the language of the payer that its record names.
  const side = (of: Partial<typeof record>) => {
    const whole = { ...record, ...of };
    const speaking = whole.payer && { ...whole.payer, language: currentLanguage() };
    return { record: { ...whole, payer: speaking }, books: books([check]) };
  };
  const elsewhere = { id: 'other', label: bookLabel('bill', 'A1-B2') };
  const stranger = {
    ...elsewhere,
    payer: { firstName: 'Leo', lastName: 'Paz', email: 'leo@x.org' },
  };
  const change = { ...all, now: NOW, wrong: check, right: card, reason: 'Error' };
  return [
    ...[[], [check, card]].flatMap((entries) =>
      outcomes.map((outcome) =>
        email('mailToPayer', [found, card, back], () =>
          mailToPayer({ ...base, books: books(entries) }, outcome),
        ),
      ),
    ),
    ...[{}, elsewhere, stranger].map((to) =>
      email('correctionMails', [found, to, change], () =>
        correctionMails({ ...change, from: side({}), to: side(to), receipts: [] }).filter(
          (one) => one.to !== officeEmail,
        ),
      ),
    ),
  ];
}

const PART = {
  what: 'pay',
  on: 'bill',
  totalCents: 15_000,
  paidCents: 5000,
  cents: 5000,
  dueOn: null,
} as const;

function ofBill(bill: PlayerBill): FamilyEmail[] {
  const { payer, number, id } = bill;
  const label = bookLabel('bill', number);
  const asked = { description: bill.description, place: 1, amountCents: 5000 };
  const to = payer ?? { firstName: 'Ana', lastName: 'Paz', email: 'ana@x.org' };
  const reminded = { path: `playerBills/${id}`, dueDate: '2026-12-01', to, isOnline: true };
  const pay = { kind: 'bill', recordId: id, cents: 5000 } as const;
  const reminders = [
    { ...reminded, label, bills: [asked], pay },
    { ...reminded, label, bills: [asked, asked], pay: null },
    { ...reminded, label, bills: [asked], pay: null, isOnline: false },
    { ...reminded, label: null, bills: [{ ...asked, place: null, description: 'Oro' }], pay: null },
    { ...reminded, label: null, bills: [{ ...asked, place: null, description: '' }], pay: null },
  ];
  const paying = { payLink: `${siteUrl}/pay?link=x`, inInstallments: false };
  const linked = { ...context, linkTo: () => `${siteUrl}/pay?token=x` };
  const debt = billDebt(bill, [handEntry({ kind: 'bill', recordId: id, label })], 'UTC');
  const family = {
    ...context,
    familyId: 'f1',
    email: to.email,
    isKnown: true,
    firstName: '',
    today: '2026-12-02',
  };
  const due = [
    { path: 'orders/1', label, text: '', on: '2026-12-01', cents: 1, isAutomatic: false },
    {
      path: 'x/1',
      label,
      text: 'Temporada',
      on: '2026-12-01',
      cents: 1,
      isAutomatic: false,
      isInstallment: true,
    },
  ];
  return [
    ...reminders.flatMap((one) =>
      [true, false].flatMap((isKnown) => [
        email('billsDueSoon', one, () => billsDueSoon(one, { ...linked, isKnown })),
        email('billsOverdue', one, () => billsOverdue(one, { ...linked, isKnown })),
      ]),
    ),
    ...(['scholarship', 'discount', 'write-off'] as const).flatMap((kind) =>
      [true, false].flatMap((isTakenBack) => {
        const adjustment = {
          id: 'a',
          at: NOW.toISOString(),
          kind,
          cents: 500,
          reason: 'Scholarship',
        };
        const news = {
          adjustment: { ...adjustment, by: 'x', code: null },
          isTakenBack,
          reason: 'Scholarship (application K7QF-2M9X)',
        };
        return [true, false].map((isKnown) =>
          email('adjustmentMail', bill, () =>
            adjustmentMail(bill, news, { ...context, ...paying, isKnown, isFree: true }),
          ),
        );
      }),
    ),
    ...[true, false].map((isKnown) =>
      email('balancePlan', bill, () =>
        balancePlan([bill, bill], { ...context, ...paying, isKnown }),
      ),
    ),
    ...(['whole', 'rest', 'installments', 'next'] as const).map((part) =>
      email('paymentLinkMail', [bill, 'Leo'], () =>
        paymentLinkMail({
          path: 'playerBills/1',
          today: '2026-11-27',
          updatedAt: bill.updatedAt,
          title: label,
          payer: to,
          items: [{ description: bill.description, firstName: 'Leo' }],
          dueDate: '2026-12-01',
          payNow: { ...PART, part },
          link: siteUrl,
          ...context,
        }),
      ),
    ),
    email('familyReminder', [bill, debt], () =>
      familyReminder(due, [{ label, link: siteUrl }], family),
    ),
    ...[true, false].map((isKnown) =>
      email('familyStatement', [bill, debt], () =>
        familyStatement(statementOf([debt], '2026-12-02'), {
          ...family,
          isKnown,
          firstName: 'Ana',
        }),
      ),
    ),
  ];
}

export const MONEY_EMAILS: readonly FamilyEmail[] = [
  ...PAID.flatMap(([kind, records]) => records.flatMap((record) => payments(kind, record))),
  ...bills.flatMap(ofBill),
];
