import { expect, test } from 'vitest';
import {
  type Allowance,
  countDecline,
  countUse,
  declinesOf,
  type LimitRecord,
  LimitRecordSchema,
  networkOf,
  newLimitRecord,
} from './limit.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const ALLOWED: Allowance = { tenMinutes: 2, day: 3 };

function turns(...minutes: number[]) {
  let record: LimitRecord = newLimitRecord('a', NOON);
  return minutes.map((minute) => {
    const answer = countUse(record, ALLOWED, later(minute));
    if (typeof answer === 'string') return answer;
    record = answer;
    return 'yes';
  });
}

test('so many in ten minutes, so many a day, and then anew', () => {
  expect(turns(0, 1, 2, 9)).toEqual(['yes', 'yes', 'tenMinutes', 'tenMinutes']);
  expect(turns(0, 1, 10, 20, 30)).toEqual(['yes', 'yes', 'yes', 'day', 'day']);
  expect(turns(0, 1, 10, 12 * 60)).toEqual(['yes', 'yes', 'yes', 'yes']);
});

test('a record is of no use after its day, and says so', () => {
  const record = countUse(newLimitRecord('a', NOON), ALLOWED, NOON);
  expect(record).toMatchObject({ expiresAt: new Date('2026-11-22T00:00:00Z') });
});

test('a declined charge counts once, for its day', () => {
  const one = countDecline(newLimitRecord('a', NOON), 'ch_1', NOON);
  const two = countDecline(countDecline(one, 'ch_1', NOON), 'ch_2', NOON);
  expect(declinesOf(two, NOON)).toEqual(['ch_1', 'ch_2']);
  expect(declinesOf(two, later(12 * 60))).toEqual([]);
});

test('reads the instant as Firestore hands it back', () => {
  const record = newLimitRecord('a', NOON);
  const stored = { ...record, expiresAt: { toDate: () => record.expiresAt } };
  expect(LimitRecordSchema.parse(stored)).toEqual(record);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::1:2:3:4:5:6:7', '0:1:2:3::/64'],
  ['', ''],
])('%s is of the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
