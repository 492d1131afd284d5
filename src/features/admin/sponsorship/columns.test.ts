import { expect, test } from 'vitest';
import type { SponsorRow } from '#contracts/sponsorship/dashboard.ts';
import { SPONSOR_COLUMNS } from './columns.tsx';

test('a file has what a payment is found by at Stripe', () => {
  const column = SPONSOR_COLUMNS.find(({ header }) => header === 'Stripe Payment ID');
  expect(column?.csv?.({ stripePaymentId: 'pi_1' } as SponsorRow)).toBe('pi_1');
  expect(column?.hidden).toBe(true);
});

test('a record that was made by hand stands in a file under its id', () => {
  const column = SPONSOR_COLUMNS.find(({ header }) => header === 'Number');
  expect(column?.csv?.({ id: 'dunk-2024' } as SponsorRow)).toBe('dunk-2024');
});
