import { expect, test } from 'vitest';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { reverseEntry } from '#domain/payments/reversal.ts';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { context, NOW } from '#tests/helpers/emails/specimen.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { inLanguageOf } from '../core/language.ts';
import { partRows, progressRows } from './hand-receipt.ts';
import type { PaidRecord } from './payment-mail-context.ts';
import { mailToPayer } from './payment-mails.ts';

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };

// The office reverses what bounced, what it refunded by hand and what it recorded by mistake.
test.each([
  [
    'en',
    /was reversed$/,
    /did not reach us, we refunded it to you, or we recorded it by mistake\./,
  ],
  ['es', /anulamos un pago/, /no nos llegó, se lo reembolsamos o lo anotamos por error\./],
] as const)(
  'in %s, a payment that was reversed may have been refunded',
  (language, subject, said) => {
    const emails = MONEY_EMAILS.filter(({ composer }) => composer === 'mailToPayer')
      .flatMap(({ write }) => [inLanguageOf(language, write) ?? []].flat())
      .filter((email) => subject.test(email.subject));
    expect(emails.length).toBeGreaterThan(0);
    for (const { blocks } of emails) expect(blocks[0]).toMatch(said);
  },
);

test.each([
  ['donation', ['Paid so far']],
  ['bill', ['Paid so far', 'Left to pay']],
] as const)('of a %s, what has not come of it is owed or promised', (kind, names) => {
  const record = { kind, id: 'one', path: `${kind}s/one`, label: 'Gift', payer: null };
  const books = {
    payment: { ...newPayment(100_000, null, 'token'), paidCents: 40_000 },
    entries: [],
  };
  const rows = inLanguageOf('en', () => progressRows({ ...context, record, books, now: NOW }));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test.each([
  ['sponsorship', { status: 'cancelled', endedByOffice: true }, ['$0.00', '$0.00']],
  ['order', { status: 'paid', endedByOffice: true }, ['$0.00', '$0.00']],
  ['donation', { status: 'cancelled', endedByOffice: true }, ['$0.00']],
  ['sponsorship', { status: 'pending' }, ['$0.00 of $500.00', '$500.00']],
] as const)('a bounced check of a %s that is over (%o) asks for nothing', (kind, over, values) => {
  const record = { kind, id: 'one', path: `${kind}s/one`, label: 'S', payer: null };
  const books = { payment: { ...newPayment(50_000, null, 'token'), ...over }, entries: [] };
  const rows = inLanguageOf('en', () => progressRows({ ...context, record, books, now: NOW }));
  expect(rows.map(([, value]) => value)).toEqual(values);
});

const bounced = { ...handEntry({ id: 'out', amountCents: -15_000 }), reason: 'No funds' };
const owing = {
  kind: 'bill',
  id: 'one',
  path: 'playerBills/one',
  label: 'Bill K7QF-2M9X',
  payer: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
} as const;
function toldOfBounced(of: Partial<PaidRecord>, change: Partial<Payment> = {}) {
  const record = { ...owing, ...of };
  const books = { payment: { ...newPayment(15_000, null, 'token'), ...change }, entries: [] };
  const about = { ...context, record, books, now: NOW };
  const email = inLanguageOf('en', () => mailToPayer(about, { what: 'reversed', entry: bounced }));
  return JSON.stringify(email?.blocks);
}

test.each(['bill', 'registration', 'sponsorship', 'order'] as const)(
  'who paid a %s with a check that bounced is told how to pay again',
  (kind) => {
    const text = toldOfBounced({ kind });
    expect(text).toContain('If we did not refund it to you, $150.00 is left to pay.');
    expect(text).toContain('/pay?link=');
  },
);

test.each<[string, Partial<PaidRecord>, Partial<Payment>?]>([
  ['that was only promised', { kind: 'donation' }],
  ['that is over', { isCancelled: true }],
  ['that someone else owes', { isFormer: true }],
  ['that its registration has money for', { isShared: true }],
  ['that was paid again', {}, { paidCents: 15_000 }],
])('and is asked for nothing of what %s', (_, record, payment) => {
  expect(toldOfBounced(record, payment)).not.toContain('/pay?');
});

const registered = {
  kind: 'registration',
  id: 'one',
  path: 'registrations/one',
  label: 'R',
  payer: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
} as const;
const beside = { ...registered, others: { totalCents: 15_000, coveredCents: 0 } };

test.each([
  ['nothing, as a check bounced', 0, ['$0.00 of $150.00', '$150.00']],
  ['a part', 10_000, ['$100.00 of $150.00', '$50.00']],
  ['all of their own', 15_000, ['$150.00 of $150.00']],
  ['more than that', 16_000, ['$160.00 of $300.00']],
] as const)(
  'after %s, who has registered is told nothing of what another guardian pays',
  (_, paidCents, values) => {
    const payment = { ...newPayment(30_000, null, 'token'), paidCents };
    const about = { ...context, record: beside, books: { payment, entries: [] }, now: NOW };
    const rows = inLanguageOf('en', () => progressRows(about));
    expect(rows.map(([, value]) => value)).toEqual(values);
  },
);

test.each([
  ['of their own bills', 10_000, 0, 0, /^\$50\.00 of \$150\.00 /],
  ['also once the other has paid', 10_000, 15_000, 15_000, /^\$50\.00 of \$150\.00 /],
  ['without what was paid on their bill directly', 5_000, 4_000, 0, /^\$60\.00 of \$150\.00 /],
  ['and nothing where all of it is in', 15_000, 0, 0, null],
] as const)('who has stopped a plan is told what is left %s', (_, paidCents, all, theirs, said) => {
  const plan = planPayment(30_000, 'quarterly', COUNTS, '2026-11-01');
  const payment = { ...newPayment(30_000, plan, 'token'), paidCents, status: 'ended' } as const;
  const record = { ...registered, others: { totalCents: 15_000, coveredCents: theirs } };
  const books = { payment, entries: [], paidElsewhereCents: all };
  const email = inLanguageOf('en', () =>
    mailToPayer({ ...context, record, books, now: NOW }, { what: 'ended' }),
  );
  const [, left] = email?.blocks ?? [];
  if (said) expect(left).toMatch(said);
  else expect(JSON.stringify(email?.blocks)).not.toContain('$');
});

test.each([
  ['en', 5_000, ['$100.00', '$50.00 by January 1, 2099']],
  ['es', 5_000, ['$100.00', '$50.00 a más tardar el 1 de enero de 2099']],
  ['en', 2_000, ['$100.00']],
] as const)(
  'in %s, a part of a plan says what is left on the others',
  (language, paidCents, said) => {
    const parts = ['2099-01-01', '2099-02-01'].map((dueDate) => ({
      number: dueDate,
      dueDate,
      leftCents: 5_000,
    }));
    const payment = { ...newPayment(5_000, null, 'token'), paidCents };
    const about = {
      ...context,
      record: { ...registered, parts },
      books: { payment, entries: [] },
      now: NOW,
    };
    const rows = inLanguageOf(language, () => partRows(about));
    expect(rows.map(([, value]) => value)).toEqual(said);
  },
);

test.each([
  ['en', 'December 30, 2025', /"This receipt replaces our receipt for \$300\.00, paid on Dec/],
  [
    'es',
    '30 de diciembre de 2025',
    /"Este recibo reemplaza nuestro recibo de \$300\.00, pagado el 30 de dic/,
  ],
] as const)('in %s, what was kept of a gift is no gift of a new day', (language, day, said) => {
  const whole: LedgerEntry = {
    id: 'whole',
    kind: 'donation',
    recordId: 'one',
    label: 'Gift',
    name: 'Ana Diaz',
    email: 'ana@example.com',
    status: 'paid',
    amountCents: 30_000,
    refundedCents: 0,
    method: 'check',
    reference: '1042',
    stripePaymentIntentId: null,
    stripeInvoiceId: null,
    paidAt: '2025-12-30T17:00:00.000Z',
    createdAt: '2026-01-04T17:00:00.000Z',
    updatedAt: '2026-01-04T17:00:00.000Z',
  };
  const at = '2026-02-03T17:00:00.000Z';
  const back = reverseEntry(whole, { reason: 'A part sent back', at }, new Date(at));
  const kept: LedgerEntry = { ...whole, id: 'kept', amountCents: 20_000, paidAt: at };
  const payment = { ...newPayment(30_000, null, 'token'), paidCents: 20_000 };
  const record = { ...registered, kind: 'donation' } as const;
  const books = { payment, entries: [whole, back, kept] };
  const email = inLanguageOf(language, () =>
    mailToPayer({ ...context, record, books, now: NOW }, { what: 'received', entry: kept }),
  );
  const text = JSON.stringify(email?.blocks);
  expect(text).toContain(day);
  expect(text).toMatch(said);
});
