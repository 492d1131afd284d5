import { expect, test } from 'vitest';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { placeOf } from './place-of.ts';

const ID = '9f0c1a52-6b1e-4b0e-8a7e-0d2f5c3b4a19';

test('a record with a number is named by it, and found by it', () => {
  const number = recordNumberOf(ID);
  expect(placeOf(`orders/${ID}`)).toEqual({
    name: `Order ${number}`,
    place: { tab: 'orders', params: { search: number } },
  });
  expect(placeOf(`playerBills/${ID}`)).toMatchObject({ name: `Bill ${number}` });
});

test.each(['profiles/Yx7', `medicalNotes/${ID}`])('%j leads to the player', (subject) => {
  const player = subject.split('/')[1];
  expect(placeOf(subject)?.place).toEqual({ tab: 'players', params: { player } });
});

test.each([
  [`games/${ID}`, 'Game', 'games'],
  ['teamInformation/current', 'Team information', 'team'],
  ['outbox/account-verify-Yx7-2026-11-22T12-00', 'Email', 'activity'],
])('%j is named by what it is, and leads to its tab', (subject, name, tab) => {
  expect(placeOf(subject)).toEqual({ name, place: { tab, params: {} } });
});

test.each(['orders/1', 'payments/pi_1', '', 'orders', `orders/${ID}/lines`])(
  '%j has no place of its own',
  (subject) => {
    expect(placeOf(subject)).toBeUndefined();
  },
);
