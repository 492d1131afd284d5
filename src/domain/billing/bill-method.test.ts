import { expect, test } from 'vitest';
import { playerBillMethod, sponsorBillMethod } from './bill-method.ts';

test.each([
  ['card', 'credit_card', 'stripe'],
  ['us_bank_account', 'bank_transfer', 'stripe'],
  ['ach', 'bank_transfer', 'bank_transfer'],
  ['bank_transfer', 'bank_transfer', 'bank_transfer'],
  ['check', 'check', 'check'],
  ['cash', 'cash', 'cash'],
  ['other', null, null],
] as const)('money by %s: a player’s bill says %s, a sponsor’s %s', (method, player, sponsor) => {
  expect(playerBillMethod(method)).toBe(player);
  expect(sponsorBillMethod(method)).toBe(sponsor);
});
