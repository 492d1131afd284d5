import { expect, test } from 'vitest';
import { seasonOptions } from './use-season-filter.ts';

const SEASONS = ['2027-28 Season', '2026-27 Season'];

test.each([
  ['', ['2027-28 Season', '2026-27 Season'], SEASONS],
  ['2026-27 Season', ['2027-28 Season', '2026-27 Season'], SEASONS],
  // As New Season's link has it, from before its name was corrected.
  ['2026-27 Seasn', ['2027-28 Season', '2026-27 Seasn'], SEASONS],
  ['2019 Season', ['2019 Season', ...SEASONS], ['2019 Season', ...SEASONS]],
])('with “%s” in the address each season is offered once', (chosen, values, labels) => {
  const options = seasonOptions(SEASONS, chosen);
  expect(options.map(({ value }) => value)).toEqual(values);
  expect(options.map(({ label }) => label)).toEqual(labels);
});
