import { describe, expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { bill, day, TODAY, ZONE } from '#tests/helpers/family-books.ts';
import { type OpenRecords, owingFamilies } from './owing.ts';
import { lastSpoken } from './spoken-language.ts';

const at = (email: string) => ({ firstName: 'Bo', lastName: 'Diaz', email });
const order = (id: string, email: string, cents: number) =>
  ({
    id,
    number: id,
    payer: at(email),
    paymentMethod: 'check',
    payment: newPayment(cents, null, 't'),
    lines: [{ quantity: 2, name: 'Cap' }],
    createdAt: day(5),
    updatedAt: day(5),
  }) as unknown as OpenRecords['orders'][number];
const owing = (records: Partial<OpenRecords>) =>
  owingFamilies(
    {
      registrations: [],
      bills: [],
      orders: [],
      entries: [],
      overpaid: [],
      overpaidBills: [],
      players: new Map(),
      emailOf: ({ payer, playerId }) => payer?.email ?? playerId,
      ...records,
    },
    { timeZone: ZONE, today: TODAY },
  );

describe('a family that owes', () => {
  test('is one line: its bills and orders, by what is due first', () => {
    const [family, ...others] = owing({
      bills: [
        bill('b1', 4000, { dueDate: '2026-11-20' }),
        bill('b2', 3000, { dueDate: '2026-10-01', playerId: 'q' }),
      ],
      orders: [order('o1', 'ana@example.org', 500)],
      players: new Map([
        ['p', { name: 'Zoë Reyes', guardian: 'Ana Reyes' }],
        ['q', { name: 'Leo Reyes', guardian: null }],
      ]),
    });
    expect(others).toEqual([]);
    expect(family).toMatchObject({
      id: 'ana@example.org',
      email: 'ana@example.org',
      name: 'Ana Reyes',
      players: ['Leo Reyes', 'Zoë Reyes'],
      owedCents: 7500,
      ordersCents: 500,
      creditCents: 0,
      balanceCents: 7500,
      oldestDue: '2026-09-06',
      age: '61-90',
      isAutomatic: false,
    });
    expect(family?.due.map(({ cents }) => cents)).toEqual([500, 3000, 4000]);
    expect(family?.due[0]?.text).toBe('2 × Cap');
  });

  test('of whom no guardian is known is its player, named by the profile’s guardian if there is one', () => {
    const bills = [bill('b1', 4000, { payer: null })];
    const of = (guardian: string | null) =>
      owing({ bills, players: new Map([['p', { name: 'Zoë Reyes', guardian }]]) })[0];
    expect(of('Ana Reyes')).toMatchObject({ id: 'p', email: '', name: 'Ana Reyes' });
    expect(of(null)).toMatchObject({ id: 'p', name: '', players: ['Zoë Reyes'] });
  });

  test('is not asked by us where a plan at Stripe collects all of it', () => {
    const automatic = { ...newPayment(4000, null, 't'), status: 'processing' as const };
    const isAutomatic = (...bills: OpenRecords['bills']) => owing({ bills })[0]?.isAutomatic;
    const one = bill('b1', 4000, { payment: automatic });
    expect(isAutomatic(one)).toBe(true);
    expect(isAutomatic(one, bill('b2', 100))).toBe(false);
  });
});

test('who has paid all is in no list; who paid too much has a credit', () => {
  const paid = { ...newPayment(4000, null, 't'), paidCents: 5000, surplusCents: 1000 };
  const one = bill('b1', 4000, { paymentStatus: 'paid', payment: paid, receivedCents: 4000 });
  expect(owing({ bills: [one] })).toEqual([]);
  const players = new Map([['p', { name: 'Zoë Reyes', guardian: null }]]);
  expect(owing({ overpaid: [one], players })).toMatchObject([
    {
      id: 'ana@example.org',
      owedCents: 0,
      creditCents: 1000,
      balanceCents: -1000,
      oldestDue: null,
      age: null,
      isAutomatic: false,
      players: ['Zoë Reyes'],
    },
  ]);
});

test('what another guardian paid on a bill that was canceled is their credit, the rest the payer’s', () => {
  const leo = { firstName: 'Leo', lastName: 'Paz', email: 'leo@example.org' };
  const came = { ...newPayment(4000, null, 't'), paidCents: 4000 };
  const registration = {
    id: 'r1',
    payer: at('ana@example.org'),
    payment: { ...newPayment(12_000, null, 't'), surplusCents: 7000 },
    createdAt: day(0),
  } as unknown as OpenRecords['overpaid'][number];
  const of = { registrationId: 'r1', paymentStatus: 'cancelled', payment: came } as const;
  const whole = [
    bill('b1', 4000, of),
    bill('b2', 4000, { ...of, payer: leo, playerId: 'q' }),
    bill('b3', 4000, { registrationId: 'r1', paymentStatus: 'paid', payer: leo }),
  ];
  const players = new Map([['q', { name: 'Zoë Paz', guardian: null }]]);
  expect(owing({ overpaid: [registration], overpaidBills: whole, players })).toMatchObject([
    { id: 'ana@example.org', creditCents: 3000, players: [] },
    { id: 'leo@example.org', name: 'Leo Paz', creditCents: 4000, players: ['Zoë Paz'] },
  ]);
});

test('a family is written to in the language it spoke last', () => {
  const spoke = (language: 'en' | 'es' | undefined, n: number) => ({
    payer: language ? { language } : {},
    createdAt: day(n),
  });
  expect(lastSpoken([spoke('en', 1), spoke('es', 3), spoke(undefined, 4), spoke('en', 2)])).toBe(
    'es',
  );
  expect(lastSpoken([spoke(undefined, 1), { payer: null, createdAt: day(2) }])).toBeUndefined();
});
