import { expect, test } from 'vitest';
import { volunteerStanding } from './standing.ts';

const today = '2027-01-31';

test.each([
  ['cleared', '2027-02-01', 'cleared'],
  ['cleared', '2027-01-31', 'cleared'],
  ['cleared', '2027-01-30', 'expired'],
  // Of before a clearance had an end.
  ['cleared', null, 'cleared'],
  ['check_under_way', '2027-01-30', 'expired_in_check'],
  ['check_under_way', '2027-01-31', 'checked_again'],
  ['check_under_way', null, 'check_under_way'],
  ['applied', null, 'applied'],
  ['declined', null, 'declined'],
] as const)('%s until %s is %s', (status, clearedUntil, standing) => {
  expect(volunteerStanding({ status, clearedUntil }, today)).toBe(standing);
});
