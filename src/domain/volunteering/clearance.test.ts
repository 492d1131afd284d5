import { expect, test } from 'vitest';
import { clearanceAfter } from './clearance.ts';

const today = '2027-03-01';
const none = { clearedUntil: null };

test.each([
  ['a first check', { status: 'applied', ...none }, ['check_under_way', null], none],
  [
    'a first clearance',
    { status: 'check_under_way', ...none },
    ['cleared', '2028-03-01'],
    { clearedUntil: '2028-03-01' },
  ],
  [
    'a new check before the clearance is over',
    { status: 'cleared', clearedUntil: '2027-03-31' },
    ['check_under_way', '2027-03-31'],
    { clearedUntil: '2027-03-31', wasCleared: true },
  ],
  [
    'a new check after it is over',
    { status: 'cleared', clearedUntil: '2027-02-28' },
    ['check_under_way', null],
    { ...none, wasCleared: true },
  ],
  [
    'a clearance that is taken back',
    { status: 'cleared', clearedUntil: '2027-03-31', wasCleared: true },
    ['check_under_way', null],
    none,
  ],
  [
    'a clearance that is taken back during its new check',
    { status: 'check_under_way', clearedUntil: '2027-03-31', wasCleared: true },
    ['check_under_way', null],
    none,
  ],
  [
    'a renewal',
    { status: 'check_under_way', clearedUntil: '2027-03-31', wasCleared: true },
    ['cleared', '2028-03-31'],
    { clearedUntil: '2028-03-31', wasCleared: true },
  ],
  [
    'a decline',
    { status: 'cleared', clearedUntil: '2027-03-31', wasCleared: true },
    ['declined', null],
    none,
  ],
  [
    'a check after a decline, also of before a decline forgot the clearance',
    { status: 'declined', ...none, wasCleared: true },
    ['check_under_way', null],
    none,
  ],
] as const)('%s', (_, before, [status, clearedUntil], after) => {
  expect(clearanceAfter(before, { status, clearedUntil }, today)).toEqual(after);
});
