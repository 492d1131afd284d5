import { describe, expect, test } from 'vitest';
import { VOLUNTEER_STATUSES } from './volunteer-application.ts';
import { nextVolunteerStatuses, VolunteerStepSchema } from './volunteer-status.ts';

describe('steps of an application', () => {
  test.each([
    ['applied', ['check_under_way', 'declined']],
    ['check_under_way', ['cleared', 'declined']],
    ['cleared', ['check_under_way', 'cleared', 'declined']],
    ['declined', ['check_under_way']],
  ] as const)('after %s', (status, next) => {
    expect(nextVolunteerStatuses(status, null)).toEqual(next);
  });

  test('a clearance that stands can be taken back during its new check', () => {
    expect(nextVolunteerStatuses('check_under_way', '2027-11-22')).toEqual([
      'check_under_way',
      'cleared',
      'declined',
    ]);
  });

  test('nobody is cleared without a check', () => {
    const before = VOLUNTEER_STATUSES.filter((one) =>
      nextVolunteerStatuses(one, null).includes('cleared'),
    );
    expect(before.sort()).toEqual(['check_under_way', 'cleared']);
  });
});

describe('a step', () => {
  test('to be cleared takes a date', () => {
    const without = VolunteerStepSchema.safeParse({ status: 'cleared', clearedUntil: '' });
    expect(without.error?.issues).toMatchObject([
      { path: ['clearedUntil'], message: 'Enter an end date.' },
    ]);
    const withDate = { status: 'cleared', clearedUntil: '2027-11-22' };
    expect(VolunteerStepSchema.parse(withDate)).toEqual(withDate);
  });

  test('of another kind takes none', () => {
    expect(VolunteerStepSchema.parse({ status: 'declined', clearedUntil: null })).toEqual({
      status: 'declined',
      clearedUntil: null,
    });
  });
});
