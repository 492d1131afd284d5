import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeField, describeValue, describeValues, isTelling } from './describe-change.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
});
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['amountCents', '15050', 'Amount', '$150.50'],
  ['payment.paidCents', '0', 'Payment: paid', '$0.00'],
  ['dueDate', '2026-12-01', 'Due date', '2026-12-01'],
  ['paymentMethod', 'bank_transfer', 'Payment method', 'bank transfer'],
  ['role', 'coach', 'Role', 'Coach'],
  ['paymentMethod', 'ach', 'Payment method', 'ACH transfer'],
  ['status', 'check_under_way', 'Status', 'background check'],
  ['payment.status', 'past_due', 'Payment: status', 'overdue'],
  ['cancelled.by', 'office', 'Canceled: by', 'office'],
  ['fulfilment', 'handed_over', 'Fulfillment', 'handed over'],
  ['notes', 'constructor', 'Notes', 'constructor'],
  ['isHomeGame', 'true', 'Is home game', 'yes'],
  ['players.0.firstName', '', 'Players: 1: first name', 'empty'],
  ['result', 'W 85-72', 'Result', 'W 85-72'],
])('%s %j reads %s: %s', (field, value, name, words) => {
  expect(describeField(field)).toBe(name);
  expect(describeValue(field, value)).toBe(words);
});

test('what was before and after; values that were forgotten were not empty', () => {
  const change = { field: 'jerseyNumber', before: '', after: '00' };
  expect(describeValues(change)).toBe('empty → 00');
  expect(describeValues({ ...change, after: '' })).toBe('no longer kept');
});

test('a moment is the program’s', () => {
  const words = describeValue('reviewedAt', '2026-11-22T03:45:00.000Z');
  expect(words.replace('\u202f', ' ')).toBe('Nov 21, 2026, 10:45 PM');
});

test.each([
  ['id', false],
  ['parentId', false],
  ['payment.stripePaymentIntentId', false],
  ['fingerprint', false],
  ['paid', true],
  ['dueDate', true],
])('%s tells something: %s', (field, expected) => {
  expect(isTelling({ field, before: '', after: 'x' })).toBe(expected);
});
