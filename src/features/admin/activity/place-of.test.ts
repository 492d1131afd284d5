import { expect, test } from 'vitest';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { placeOf } from './place-of.ts';

const ID = '9f0c1a52-6b1e-4b0e-8a7e-0d2f5c3b4a19';

test('a record with a number is named by it, and found by it', () => {
  const number = recordNumberOf(ID);
  expect(placeOf(`orders/${ID}`)).toEqual({
    name: `Order ${number}`,
    kind: 'Order',
    place: { tab: 'orders', params: { search: number } },
  });
  expect(placeOf(`playerBills/${ID}`)).toMatchObject({ name: `Bill ${number}` });
});

test.each(['profiles/Yx7', 'profiles/demo-player-2', `medicalNotes/${ID}`])(
  '%j leads to the player',
  (subject) => {
    const player = subject.split('/')[1];
    expect(placeOf(subject)?.place).toEqual({ tab: 'players', params: { player } });
  },
);

test.each([
  [`games/${ID}`, 'Game', 'games'],
  ['teamInformation/current', 'Team information', 'team'],
  ['orders/1', 'Order', 'orders'],
  ['outbox/account-verify-Yx7-2026-11-22T12-00', 'Email', 'activity'],
  ['games', 'Game', 'games'],
])('%j is named by what it is, and leads to its tab', (subject, name, tab) => {
  expect(placeOf(subject)).toEqual({ name, kind: name, place: { tab, params: {} } });
});

test('a payout leads to what it is made of', () => {
  expect(placeOf('payouts/po_1')).toEqual({
    name: 'Payout',
    kind: 'Payout',
    place: { tab: 'payments', params: { view: 'payouts', payout: 'po_1' } },
  });
});

test('a line that fits no payment leads to those that are known', () => {
  expect(placeOf('payoutLines/txn_1')?.place).toEqual({
    tab: 'payments',
    params: { view: 'payouts', fit: 'known' },
  });
});

test.each([
  [`payments/demo-donation-${ID}-2026-11-01`, 'Payment'],
  ['exports/billing', 'Exported list'],
  ['emergencySheets', 'Emergency sheet'],
  ['brand/0f3a9c', 'Logo or icon'],
])('%j is named, and has no place of its own', (subject, name) => {
  expect(placeOf(subject)).toEqual({ name, kind: name });
});

test('what is in a part of a tab leads to that part', () => {
  expect(placeOf(`discounts/${ID}`)).toEqual({
    name: 'Discount',
    kind: 'Discount',
    place: { tab: 'registrations', params: { view: 'discounts' } },
  });
  expect(placeOf('unmatchedMoney/evt_1')).toEqual({
    name: 'Money that matches no record',
    kind: 'Money that matches no record',
    place: { tab: 'activity', params: { view: 'money' } },
  });
});

test.each(['', 'orders', 'unheard/of', `orders/${ID}/lines`])(
  '%j is nothing we know',
  (subject) => {
    expect(placeOf(subject)).toBeUndefined();
  },
);
