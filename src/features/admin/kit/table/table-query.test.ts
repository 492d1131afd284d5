import { expect, test } from 'vitest';
import { listAuditLogEndpoint } from '#contracts/activity/dashboard.ts';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import { tableQueryOf } from './table-query.ts';

test('what the address says of a table is its question', () => {
  const params = { tab: 'activity', search: 'doe', sort: 'at', direction: 'asc', page: '2' };
  expect(tableQueryOf(listAuditLogEndpoint, { ...params, action: 'medicalNote.read' })).toEqual({
    search: 'doe',
    sort: 'at',
    direction: 'asc',
    page: '2',
    action: 'medicalNote.read',
  });
});

test.each([
  { sort: 'nothing' },
  { direction: 'sideways' },
  { page: '0' },
  { page: '-1' },
  { page: 'two' },
  { page: '99999' },
  { action: 'constructor' },
  { search: 'x'.repeat(101) },
])('%j falls back to the defaults', (params) => {
  expect(tableQueryOf(listAuditLogEndpoint, params)).toEqual({ sort: 'at', direction: 'desc' });
});

test.each([
  ['paid,overdue', 'paid,overdue'],
  ['paid,lost,paid', 'paid'],
  // All of them are none.
  ['pending,paid,overdue,cancelled', 'pending,paid,overdue'],
  ['', undefined],
  [',', undefined],
])('of several statuses those that there are count: %s', (paymentStatus, known) => {
  expect(tableQueryOf(listBillsEndpoint, { paymentStatus }).paymentStatus).toBe(known);
});

test('a status that no bill has shows all bills', () => {
  expect(tableQueryOf(listBillsEndpoint, { status: 'lost' })).not.toHaveProperty('status');
});

test.each([
  [
    { page: '3', after: 'bill-50' },
    { page: '3', after: 'bill-50' },
  ],
  [
    { page: '2', before: 'bill-51' },
    { page: '2', before: 'bill-51' },
  ],
  // Of no page, or no record that there may be.
  [{ after: 'bill-50', before: 'bill-1' }, {}],
  [{ page: '3', after: 'a/b', before: '..' }, { page: '3' }],
  [{ page: 'x', after: 'bill-50' }, {}],
])('what says where a page begins belongs to the page: %j', (params, known) => {
  expect(tableQueryOf(listBillsEndpoint, params)).toEqual({
    ...tableQueryOf(listBillsEndpoint, {}),
    ...known,
  });
});
