import { expect, test } from 'vitest';
import type { BillView } from '#contracts/accounts/record-views.ts';
import { whatIsOwed } from './owed.ts';

const BILL: BillView = {
  ...{ id: 'one', number: 'K7QF-2M9X', description: '', playerName: 'Sam Doe', createdAt: '' },
  ...{ amountCents: 15_000, payCents: 15_000, paymentStatus: 'pending', next: 'pay' },
  ...{ dueDate: '2026-12-01', paidDate: null, paysFor: null },
};

test('bills that can be paid are added up, those of one registration once', () => {
  const both = { paysFor: 'R-1', payCents: 30_000 };
  const bills: BillView[] = [
    { ...BILL, ...both },
    { ...BILL, ...both, id: 'two', dueDate: '2026-11-15' },
    { ...BILL, id: 'three', payCents: 5000, dueDate: null },
    { ...BILL, id: 'four', next: 'plan' },
  ];
  expect(whatIsOwed(bills)).toEqual({ cents: 35_000, dueOn: '2026-11-15', isOverdue: false });
});

test('one that is overdue is told', () => {
  expect(whatIsOwed([{ ...BILL, paymentStatus: 'overdue' }])).toMatchObject({ isOverdue: true });
});

test('nothing is owed without bills', () => {
  expect(whatIsOwed([])).toEqual({ cents: 0, dueOn: null, isOverdue: false });
});
