import { expect, test } from 'vitest';
import { notDeductible, taxNote } from './tax-note.ts';

const legalName = 'Bluebonnet Soccer Club';

test.each(['501(c)(3)', 'government'] as const)('a gift to a %s can be deducted', (taxStatus) => {
  const program = { taxStatus, legalName };
  expect(notDeductible(program)).toBeNull();
  expect(taxNote(program)).toMatch(/^No goods or services .* for this contribution\.$/);
  expect(taxNote(program, 2)).toMatch(/^No goods or services .* for these contributions\.$/);
});

test.each(['501(c)(4)', '501(c)(7)', 'none'] as const)('a gift to a %s cannot', (taxStatus) => {
  const program = { taxStatus, legalName };
  const said = /^Gifts to Bluebonnet Soccer Club are not deductible as charitable contributions /;
  expect(notDeductible(program)).toMatch(said);
  expect(taxNote(program)).toBe(notDeductible(program));
  expect(taxNote(program, 2)).toBe(notDeductible(program));
});
