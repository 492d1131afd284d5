import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { context, NOW } from '#tests/helpers/emails/specimen.ts';
import { inLanguageOf } from '../core/language.ts';
import { progressRows } from './hand-receipt.ts';

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
  ['a part', 10_000, 15_000, ['$100.00 of $150.00', '$50.00']],
  ['all of their own', 15_000, 15_000, ['$150.00 of $150.00']],
  ['more than that', 16_000, 15_000, ['$160.00 of $300.00']],
] as const)(
  'after %s, who has registered is told nothing of what another guardian pays',
  (_, paidCents, owedCents, values) => {
    const about = {
      kind: 'registration',
      id: 'one',
      path: 'registrations/one',
      label: 'R',
    } as const;
    const record = { ...about, payer: null, others: { totalCents: 15_000, owedCents } };
    const payment = { ...newPayment(30_000, null, 'token'), paidCents };
    const books = { payment, entries: [] };
    const rows = inLanguageOf('en', () => progressRows({ ...context, record, books, now: NOW }));
    expect(rows.map(([, value]) => value)).toEqual(values);
  },
);
