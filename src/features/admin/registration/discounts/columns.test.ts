import { expect, test } from 'vitest';
import type { DiscountRow } from '#contracts/discounts/dashboard.ts';
import { discountColumns } from './columns.tsx';

const row = { name: 'Early bird', isOn: true, uses: 0, maxUses: 3 } as DiscountRow;
const stateOf = (hindrance: DiscountRow['hindrance']) =>
  discountColumns({ onEdit: () => {}, onChanged: () => {} })
    .find(({ id }) => id === 'state')
    ?.csv?.({ ...row, hindrance });

test.each([
  [null, 'On'],
  ['off', 'Off'],
  ['not-yet', 'Not yet'],
  ['ended', 'Ended'],
  ['used-up', 'Used up'],
] as const)('a discount with %s as what keeps families from it reads %s', (hindrance, word) => {
  expect(stateOf(hindrance)).toBe(word);
});
