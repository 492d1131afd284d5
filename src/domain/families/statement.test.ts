import { expect, test } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { newPayment } from '#domain/payments/payment.ts';
import { bill, day, entry, TODAY, ZONE } from '#tests/helpers/family-books.ts';
import { sumsOf } from './debt.ts';
import { billDebt, debtsOf } from './records.ts';
import { statementOf } from './statement.ts';
import { toldToGuardian } from './told-to-guardian.ts';

test('a family reads what was charged, what was taken off, what it paid, and what is left', () => {
  const one = bill('b', 12_000, {
    adjustments: [
      {
        id: 'a',
        kind: 'scholarship',
        cents: 3_000,
        reason: 'Half the season',
        code: null,
        by: 'office@x.org',
        at: day(3),
      },
    ],
    payment: { ...newPayment(12_000, null, 't'), paidCents: 5_000 },
    receivedCents: 5_000,
  });
  const debt = billDebt(one, [{ ...entry('e', 'b', 5_000, 5), reference: '1042' }], ZONE);
  const statement = statementOf([debt], TODAY);
  expect(
    statement.lines.map(({ kind, cents, balanceCents }) => [kind, cents, balanceCents]),
  ).toEqual([
    ['charge', 15_000, 15_000],
    ['scholarship', -3_000, 12_000],
    ['received', -5_000, 7_000],
  ]);
  expect(statement).toMatchObject({
    balanceCents: 7_000,
    due: { cents: 7_000, since: '2026-11-01' },
    next: null,
  });
});

test('who is given a bill reads the sums that another guardian paid on it, and no check number or reason', () => {
  const payer = { firstName: 'Luis', lastName: 'Diaz', email: 'luis@x.org' };
  const linesFor = (name: string) => {
    const came = { ...entry('e', 'b', 5_000, 5), name, email: 'ana@x.org', reference: '1042' };
    const back = { ...came, id: 'r', amountCents: -5_000, status: 'reversal', reason: 'No funds' };
    const one = bill('b', 12_000, { payer });
    const debt = billDebt(one, toldToGuardian([came, back as LedgerEntry], [one]), ZONE);
    return statementOf([debt], TODAY).lines.map(({ cents, text }) => [cents, text]);
  };
  expect(linesFor('Ana Diaz').slice(1)).toEqual([
    [-5_000, ''],
    [5_000, ''],
  ]);
  // The same person, with a corrected address.
  expect(linesFor('Luis Diaz').slice(1)).toEqual([
    [-5_000, '1042'],
    [5_000, 'No funds'],
  ]);
});

test('a refund of what was charged is not owed again', () => {
  const payment = { ...newPayment(10_000, null, 't'), paidCents: 15_000, refundedCents: 8_000 };
  const one = bill('b', 10_000, { paymentStatus: 'paid', payment });
  const refunds = [
    { id: 'r1', cents: 4_000, at: day(6) },
    { id: 'r2', cents: 4_000, at: day(7) },
  ];
  const paid = { ...entry('e', 'b', 15_000, 5), refundedCents: 8_000, refunds };
  const debt = billDebt(one, [paid], ZONE);
  expect(sumsOf(debt)).toEqual({ netCents: 10_000, paidCents: 15_000, refundedCents: 8_000 });
  const { lines } = statementOf([debt], TODAY);
  expect(lines.map(({ kind, cents, balanceCents }) => [kind, cents, balanceCents])).toEqual([
    ['charge', 10_000, 10_000],
    ['received', -15_000, -5_000],
    ['refund', 4_000, -1_000],
    ['refund', 4_000, 3_000],
    ['taken-back', -3_000, 0],
  ]);
});

test('a check noted for the day of its bill stands below the bill; one of the day before above', () => {
  const billed = '2026-11-20T20:00:00.000Z';
  const linesFor = (paidAt: string) => {
    const check = { ...entry('e', 'b', 4_500, 0), paidAt };
    const debt = billDebt(bill('b', 4_500, { createdAt: billed }), [check], ZONE);
    return statementOf([debt], TODAY).lines.map(({ kind, balanceCents }) => [kind, balanceCents]);
  };
  // Noon in New York.
  expect(linesFor('2026-11-20T17:00:00.000Z')).toEqual([
    ['charge', 4_500],
    ['received', 0],
  ]);
  expect(linesFor('2026-11-19T17:00:00.000Z')[0]).toEqual(['received', -4_500]);
});

test('of one instant what is charged comes first, then what is taken off, then what was paid', () => {
  const at = day(3);
  const one = bill('b', 4_000, {
    createdAt: at,
    adjustments: [
      { id: 'a', kind: 'discount', cents: 500, reason: 'Sibling', code: null, by: 'o@x.org', at },
    ],
  });
  const { lines } = statementOf([billDebt(one, [entry('e', 'b', 4_000, 3)], ZONE)], TODAY);
  expect(lines.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
    ['charge', 4_500],
    ['discount', 4_000],
    ['received', 0],
  ]);
});

test('an order whose page was left is not owed, though money for it has moved', () => {
  const order = {
    id: 'o',
    number: 'O-1',
    lines: [{ quantity: 2, name: 'Cap' }],
    paymentMethod: 'credit-card',
    payment: newPayment(5_000, null, 't'),
    createdAt: day(1),
    updatedAt: day(1),
  } as unknown as Order;
  const owedFor = (status: 'paid' | 'dispute_lost') => {
    const entries = [{ ...entry('e', 'o', 5_000, 2), kind: 'order' as const, status }];
    const none = { registrations: [], bills: [], emailOf: () => '' };
    return debtsOf('ana@example.org', { ...none, orders: [order], entries }, ZONE).map(
      ({ owedCents, due }) => [owedCents, due.length],
    );
  };
  expect(owedFor('paid')).toEqual([[0, 0]]);
  expect(owedFor('dispute_lost')).toEqual([[5_000, 1]]);
});

test('a canceled bill stands on the day when it was canceled, whenever it was edited', () => {
  const canceled = { paymentStatus: 'cancelled', cancelledAt: day(4), updatedAt: day(9) } as const;
  const { lines } = statementOf([billDebt(bill('b', 15_000, canceled), [], ZONE)], TODAY);
  expect(lines.map(({ kind, at }) => [kind, at])).toEqual([
    ['charge', day(0)],
    ['cancelled', day(4)],
  ]);
});

test.each([
  ['when it was canceled, whenever a note was saved', { cancelledAt: day(4) }, day(4)],
  ['when it last changed, if it was canceled before that was noted', {}, day(9)],
] as const)('a canceled order stands on the day %s', (_, change, at) => {
  const order = {
    id: 'o',
    number: 'O-1',
    lines: [{ quantity: 2, name: 'Cap' }],
    payment: { ...newPayment(5_000, null, 't'), status: 'cancelled' },
    createdAt: day(1),
    updatedAt: day(9),
    ...change,
  } as unknown as Order;
  const entries = [{ ...entry('e', 'o', 5_000, 2), kind: 'order' as const }];
  const none = { registrations: [], bills: [], emailOf: () => '' };
  const { lines } = statementOf(
    debtsOf('ana@example.org', { ...none, orders: [order], entries }, ZONE),
    TODAY,
  );
  expect(lines.find(({ kind }) => kind === 'cancelled')?.at).toBe(at);
});
