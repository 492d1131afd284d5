import { describe, expect, test } from 'vitest';
import { bookCharge, bookLoss, fitsPayment } from './book-charge.ts';
import type { ChargeFacts } from './facts.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { newPayment, type Payment } from './payment.ts';
import type { Plan } from './plan.ts';
import { planPayment } from './plan-payment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01T12:00:00Z');
const subject = {
  kind: 'donation',
  recordId: 'r1',
  label: 'Gift A-1',
  name: 'Ana Diaz',
  email: 'ana@example.com',
} as const;
const charge: ChargeFacts = {
  id: 'in_1',
  paymentIntentId: 'pi_1',
  invoiceId: 'in_1',
  isFirst: false,
  status: 'paid',
  amountCents: 2500,
  refundedCents: 0,
  refunds: [],
  feeCents: null,
  sessionId: null,
  disputed: false,
  lost: null,
  method: 'card',
  paidAt: '2026-11-20T09:00:00.000Z',
};

describe('bookCharge', () => {
  test('notes a charge under the name it has at Stripe', () => {
    expect(bookCharge(undefined, charge, subject, now)).toMatchObject({
      id: 'in_1',
      status: 'paid',
      paidAt: charge.paidAt,
      stripeInvoiceId: 'in_1',
      email: 'ana@example.com',
    });
  });

  test('goes on naming who paid, whoever the record names since', () => {
    const entry = bookCharge(undefined, charge, subject, now);
    const given = { ...subject, name: 'Ben Lee', email: 'ben@example.com' };
    const refunded = bookCharge(entry, { ...charge, refundedCents: 500 }, given, later);
    expect(refunded).toMatchObject({ refundedCents: 500, name: 'Ana Diaz', email: subject.email });
  });

  test('gives back the very entry when nothing changed', () => {
    const entry = bookCharge(undefined, charge, subject, now);
    expect(bookCharge(entry, charge, subject, later)).toBe(entry);
  });

  test('remembers when the money arrived through refunds and disputes', () => {
    const entry = bookCharge(undefined, charge, subject, now);
    const disputed = bookCharge(entry, { ...charge, disputed: true }, subject, later);
    expect(disputed).toMatchObject({ status: 'disputed', paidAt: charge.paidAt });
    expect(bookCharge(disputed, { ...charge, refundedCents: 500 }, subject, later)).toMatchObject({
      status: 'partially_refunded',
      createdAt: now.toISOString(),
      updatedAt: later.toISOString(),
    });
  });

  test('notes until when the bank takes an answer, also of what was refunded in full', () => {
    const answerBy = '2026-12-05T23:59:59.000Z';
    const disputed = { ...charge, disputed: true, answerBy };
    expect(bookCharge(undefined, disputed, subject, now)).toMatchObject({
      status: 'disputed',
      answerBy,
    });
    const refunded = bookCharge(undefined, { ...disputed, refundedCents: 2500 }, subject, now);
    expect(refunded).toMatchObject({ status: 'refunded', answerBy });
    const loss = bookLoss(
      undefined,
      refunded,
      { ...disputed, lost: { cents: 500, feeCents: 1500, at: answerBy } },
      now,
    );
    expect(loss?.answerBy).toBeUndefined();
  });

  test('notes each refund on its day, and the one that came back no longer', () => {
    const [first, second] = [
      { id: 're_1', cents: 500, at: '2026-11-28T09:00:00.000Z' },
      { id: 're_2', cents: 700, at: '2026-12-02T09:00:00.000Z' },
    ];
    const once = bookCharge(
      undefined,
      { ...charge, refundedCents: 500, refunds: [first] },
      subject,
      now,
    );
    expect(once.refunds).toEqual([first]);
    const both = { ...charge, refundedCents: 1200, refunds: [first, second] };
    const twice = bookCharge(once, both, subject, later);
    expect(twice).toMatchObject({ refunds: [first, second], updatedAt: later.toISOString() });
    expect(
      bookCharge(twice, { ...both, refunds: [{ ...first }, { ...second }] }, subject, now),
    ).toBe(twice);
    const none = bookCharge(twice, charge, subject, later);
    expect(none.refunds).toBeUndefined();
    expect(none.refundedCents).toBe(0);
  });

  test('learns the days of refunds that an entry of before does not know', () => {
    const refunded = { ...charge, refundedCents: 500 };
    const old = bookCharge(undefined, refunded, subject, now);
    const refunds = [{ id: 're_1', cents: 500, at: '2026-11-28T09:00:00.000Z' }];
    expect(bookCharge(old, { ...refunded, refunds }, subject, later).refunds).toEqual(refunds);
  });

  test.each(['failed', 'processing'] as const)('what is %s has not arrived', (status) => {
    expect(bookCharge(undefined, { ...charge, status }, subject, now)).toMatchObject({
      status,
      paidAt: null,
    });
  });
});

describe('what Stripe keeps', () => {
  const known = bookCharge(undefined, { ...charge, feeCents: 103 }, subject, now);

  test('is noted when Stripe says it, and stays when it says no more', () => {
    expect(bookCharge(undefined, charge, subject, now).feeCents).toBeNull();
    expect(known.feeCents).toBe(103);
    expect(bookCharge(known, charge, subject, later)).toBe(known);
    const disputed = { ...charge, disputed: true, feeCents: 1603 };
    expect(bookCharge(known, disputed, subject, later).feeCents).toBe(1603);
  });

  test('says nothing new of an entry of before fees were noted', () => {
    const { feeCents: _, ...old } = bookCharge(undefined, charge, subject, now);
    expect(bookCharge(old, charge, subject, later)).toBe(old);
  });

  test('the payout stays noted, of a charge and of its loss each their own', () => {
    const paidOut = { ...known, payoutId: 'po_1' };
    expect(bookCharge(paidOut, charge, subject, later)).toBe(paidOut);
    const lost = { cents: 2500, feeCents: 1500, at: '2026-11-25T09:00:00.000Z' };
    const loss = bookLoss(undefined, paidOut, { ...charge, lost }, now);
    expect(loss?.payoutId).toBeUndefined();
    const lossPaidOut = loss && { ...loss, payoutId: 'po_2' };
    expect(bookLoss(lossPaidOut, paidOut, { ...charge, lost }, later)).toBe(lossPaidOut);
  });
});

describe('a lost dispute', () => {
  const lost = { cents: 2500, feeCents: 1500, at: '2026-11-25T09:00:00.000Z' };
  const entry = bookCharge(undefined, { ...charge, lost }, subject, now);

  test('is an entry of its own that takes the money back on the day the bank took it', () => {
    expect(entry).toMatchObject({ status: 'dispute_lost', amountCents: 2500 });
    expect(bookLoss(undefined, entry, { ...charge, lost }, now)).toMatchObject({
      id: 'lost-in_1',
      status: 'reversal',
      reverses: 'in_1',
      amountCents: -2500,
      feeCents: 1500,
      paidAt: lost.at,
    });
  });

  test('of what was refunded in full is noted on the entry, and the loss says what the bank took', () => {
    const refunded = { ...charge, refundedCents: 2500 };
    const book = (change: Partial<ChargeFacts>) =>
      bookCharge(undefined, { ...refunded, ...change }, subject, now);
    expect(book({}).dispute).toBeUndefined();
    expect(book({ disputed: true })).toMatchObject({ status: 'refunded', dispute: 'taken' });
    expect(book({ disputed: true, isInquiry: true }).dispute).toBe('asked');
    const both = book({ lost });
    expect(both).toMatchObject({ status: 'refunded', dispute: 'lost' });
    expect(entry.dispute).toBeUndefined();
    const loss = bookLoss(undefined, both, { ...refunded, lost }, now);
    expect(loss).toMatchObject({ amountCents: 0, takenCents: 2500, reverses: 'in_1' });
    expect(loss?.dispute).toBeUndefined();
    expect(bookLoss(loss, both, { ...refunded, lost }, later)).toBe(loss);
    expect(bookLoss(loss, both, refunded, later)?.takenCents).toBeUndefined();
  });

  test('takes back what had not been refunded, and nothing once the bank thinks again', () => {
    const refunded = { ...charge, refundedCents: 500, lost };
    const loss = bookLoss(undefined, entry, refunded, now);
    expect(loss).toMatchObject({ amountCents: -2000, refundedCents: 0 });
    const won = bookLoss(loss, entry, charge, later);
    expect(won).toMatchObject({ amountCents: 0, paidAt: null });
    expect(won?.reverses).toBeUndefined();
    expect(bookLoss(won, entry, charge, later)).toBe(won);
    expect(bookLoss(undefined, entry, charge, now)).toBeUndefined();
  });
});

describe('fitsPayment', () => {
  const counts = { monthlyInstallments: 12, quarterlyInstallments: 4 };
  const plan = planPayment(10_001, 'quarterly', counts, '2026-11-21');
  const payment = newPayment(10_001, plan, 'token');
  const fits = (owed: Payment, actual: ChargeFacts, booked: LedgerEntry[] = []) =>
    fitsPayment({ kind: 'registration', payment: owed }, actual, booked);

  test('the first charge carries the cents that do not divide, the others do not', () => {
    expect(fits(payment, { ...charge, isFirst: true, amountCents: 2501 })).toBe(true);
    expect(fits(payment, { ...charge, amountCents: 2500 })).toBe(true);
  });

  test('of a page for a part it is what the page asks for; of a plan’s invoice what the plan says', () => {
    const asking = { ...payment, asksCents: 700 };
    const onPage = { ...charge, invoiceId: null };
    expect(fits(asking, { ...onPage, amountCents: 700 })).toBe(true);
    expect(fits(asking, { ...onPage, amountCents: 2500 })).toBe(false);
    expect(fits(asking, { ...charge, amountCents: 2500 })).toBe(true);
    expect(fits(asking, { ...charge, amountCents: 700 })).toBe(false);
  });

  test('what is in the books fits whatever is asked for since, at its own amount alone', () => {
    const booked = [bookCharge(undefined, { ...charge, amountCents: 700 }, subject, now)];
    expect(fits(payment, { ...charge, amountCents: 700 }, booked)).toBe(true);
    expect(fits(payment, { ...charge, amountCents: 2500 }, booked)).toBe(false);
  });

  test.each([
    ['one cent less', newPayment(2501, null, 'token'), charge],
    ['the first amount later', payment, { ...charge, amountCents: 2501 }],
    ['the later amount first', payment, { ...charge, isFirst: true }],
  ])('%s does not fit', (_, owed, actual) => {
    expect(fits(owed, actual)).toBe(false);
  });

  test('of a gift without an end whatever Stripe charges for it, but not what a page asks for', () => {
    const endless = { ...newPayment(2500, null, 'token'), plan: { ...plan, count: null } as Plan };
    const more = { ...charge, amountCents: 5000 };
    expect(fitsPayment({ kind: 'donation', payment: endless }, more)).toBe(true);
    expect(fitsPayment({ kind: 'donation', payment: endless }, { ...more, invoiceId: null })).toBe(
      false,
    );
    expect(fitsPayment({ kind: 'sponsorship', payment: endless }, more)).toBe(false);
  });
});
