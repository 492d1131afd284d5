import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['239-555-0100', 'tel:2395550100'],
  ['(239) 555-0100', 'tel:2395550100'],
  ['+442079460958', 'tel:+442079460958'],
  ['239-555-0100 x12', 'tel:2395550100;ext=12'],
  ['+442079460958 x7', 'tel:+442079460958;ext=7'],
  // As records of before may have it.
  ['239.555.0100, ext. 12', 'tel:2395550100;ext=12'],
  ['Fax 2395550100', 'tel:2395550100'],
  ['239 555 0100 Extension 12', 'tel:2395550100;ext=12'],
])('%s is called at %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
