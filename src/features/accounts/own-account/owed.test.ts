import { expect, test } from 'vitest';
import type { AccountRecords, BillView } from '#contracts/accounts/record-views.ts';
import { firstOfPayment, tellDue, whatIsAwaited, whatIsOwed } from './owed.ts';
import { describePayment } from './payment-words.ts';

const BILL: BillView = {
  id: 'one',
  number: 'K7QF-2M9X',
  description: '',
  playerName: 'Sam Doe',
  createdAt: '',
  amountCents: 15_000,
  payCents: 15_000,
  paymentStatus: 'pending',
  next: 'pay',
  dueDate: '2026-12-01',
  paidDate: null,
  paysFor: null,
  part: 'whole',
};

test('bills that can be paid are added up, those of one registration once', () => {
  const both = { paysFor: 'R-1', payCents: 30_000 };
  const bills: BillView[] = [
    { ...BILL, ...both },
    { ...BILL, ...both, id: 'two', dueDate: '2026-11-15' },
    { ...BILL, id: 'three', payCents: 5000, dueDate: null },
    { ...BILL, id: 'four', next: 'plan' },
  ];
  expect(whatIsOwed(bills)).toEqual({
    cents: 35_000,
    dueOn: '2026-11-15',
    isOverdue: false,
    stuck: null,
    payable: null,
  });
});

test('an installment that is not due is not owed, alone or beside what is overdue', () => {
  const early: BillView = { ...BILL, part: 'next', paysFor: 'R-1', payCents: 7125 };
  expect(whatIsOwed([early])).toMatchObject({ cents: 0, dueOn: null, payable: null });
  const overdue: BillView = {
    ...BILL,
    id: 'camp',
    payCents: 5000,
    dueDate: '2026-11-01',
    paymentStatus: 'overdue',
  };
  expect(whatIsOwed([early, overdue])).toMatchObject({ cents: 5000, dueOn: '2026-11-01' });
});

test('what one payment takes can be paid by one press', () => {
  const both = { paysFor: 'R-1', payCents: 30_000 };
  expect(whatIsOwed([BILL, { ...BILL, next: 'plan' }]).payable).toBe(BILL);
  expect(
    whatIsOwed([
      { ...BILL, ...both },
      { ...BILL, ...both, id: 'two' },
    ]).payable,
  ).toMatchObject({ id: 'one', payCents: 30_000 });
  expect(whatIsOwed([BILL, { ...BILL, id: 'two' }]).payable).toBeNull();
});

test('bills that one payment takes have one button, on the first of them', () => {
  const both = { ...BILL, paysFor: 'R-1' };
  const bills: BillView[] = [
    { ...BILL, id: 'paid', next: 'none' },
    { ...both, id: 'leo' },
    { ...both, id: 'mia' },
    { ...BILL, id: 'camp' },
  ];
  expect(bills.map((bill) => firstOfPayment(bill, bills).id)).toEqual([
    'paid',
    'leo',
    'leo',
    'camp',
  ]);
});

test('one that is overdue is told', () => {
  expect(whatIsOwed([{ ...BILL, paymentStatus: 'overdue' }])).toMatchObject({ isOverdue: true });
});

test('nothing is owed without bills', () => {
  expect(whatIsOwed([])).toEqual({
    cents: 0,
    dueOn: null,
    isOverdue: false,
    stuck: null,
    payable: null,
  });
});

test.each<[string, 'plan' | 'office' | 'disputed', Partial<BillView>]>([
  ['whose plan could not be charged', 'plan', { next: 'plan', paymentStatus: 'overdue' }],
  ['that is in dispute', 'disputed', { next: 'disputed', paymentStatus: 'pending' }],
  ['that is overdue beside a dispute', 'office', { next: 'disputed', paymentStatus: 'overdue' }],
  ['that another guardian paid a part of', 'office', { next: 'none', paymentStatus: 'pending' }],
])('a bill %s cannot be paid here, but is not “nothing to pay”: see the %s', (_, stuck, bill) => {
  expect(whatIsOwed([{ ...BILL, ...bill, payCents: 0 }])).toMatchObject({ cents: 0, stuck });
});

test.each<Partial<BillView>>([
  { next: 'plan', paymentStatus: 'pending' },
  { next: 'processing', paymentStatus: 'pending' },
  { next: 'none', paymentStatus: 'paid' },
  { next: 'none', paymentStatus: 'cancelled' },
  { next: 'none', paymentStatus: 'pending', receivedCents: 15_000 },
])('%o leaves nothing to do', (bill) => {
  expect(whatIsOwed([{ ...BILL, ...bill, payCents: 0 }]).stuck).toBeNull();
});

const PROMISED = {
  number: 'K7QF-2M9X',
  createdAt: '',
  payment: {
    status: 'pending',
    totalCents: 4500,
    plan: null,
    paidCents: 0,
    refundedCents: 0,
    paidAt: null,
  },
} as const;
const ORDERED = {
  lines: [],
  subtotalCents: 4500,
  shippingCents: 0,
  fulfilment: 'open' as const,
};
const SPONSORED = {
  sponsorshipLevel: 'Custom',
  businessName: 'Reed & Sons',
  paymentFrequency: 'one-time',
} as const;

test('orders and sponsorships that are owed are told with their row and what happens next', () => {
  const orders: AccountRecords['orders']['items'] = [
    { ...PROMISED, ...ORDERED, id: 'a', paymentMethod: 'check', owedCents: 4500 },
    { ...PROMISED, ...ORDERED, id: 'b', paymentMethod: 'check', owedCents: 0 },
    { ...PROMISED, ...ORDERED, id: 'c', paymentMethod: 'credit-card', owedCents: 500 },
  ];
  const sponsorships: AccountRecords['sponsorships']['items'] = [
    { ...PROMISED, ...SPONSORED, id: 'd', paymentMethod: 'ach', owedCents: 75_000 },
    { ...PROMISED, ...SPONSORED, id: 'e', paymentMethod: 'ach', owedCents: 9000, isByCard: true },
  ];
  const more = false;
  const records = { orders: { items: orders, more }, sponsorships: { items: sponsorships, more } };
  expect(whatIsAwaited(records)).toEqual([
    {
      id: 'a',
      title: 'Order K7QF-2M9X',
      href: '#orders',
      cents: 4500,
      text: 'Waiting for your check',
    },
    {
      id: 'c',
      title: 'Order K7QF-2M9X',
      href: '#orders',
      cents: 500,
      text: 'Contact us to pay it',
    },
    {
      id: 'd',
      title: 'Custom, Reed & Sons',
      href: '#giving',
      cents: 75_000,
      text: 'Waiting for your ACH transfer',
    },
    {
      id: 'e',
      title: 'Custom, Reed & Sons',
      href: '#giving',
      cents: 9000,
      text: 'Contact us to pay it',
    },
  ]);
  // Nor does its row wait for a transfer.
  expect(sponsorships.map(describePayment)).toEqual(['Waiting for your ACH transfer', '']);
});

test('of what one child’s bill brought in, a registration by check says so beside the rest it waits for', () => {
  const payment = { ...PROMISED.payment, totalCents: 30_000, paidCents: 15_000 };
  expect(describePayment({ payment, paymentMethod: 'check' })).toBe(
    '$150.00 of $300.00 paid · Waiting for your check',
  );
  expect(describePayment({ payment, paymentMethod: 'credit-card' })).toBe(
    '$150.00 of $300.00 paid',
  );
});

test('a day is told with its amount where more is owed than the bills', () => {
  const bills = { cents: 2500, day: 'Nov 1, 2026', isOverdue: true };
  expect(tellDue({ ...bills, total: 2500 })).toBe('Overdue since Nov 1, 2026');
  expect(tellDue({ ...bills, total: 77_500 })).toBe(
    '$25.00 of it has been overdue since Nov 1, 2026.',
  );
  expect(tellDue({ ...bills, total: 77_500, isOverdue: false })).toBe(
    '$25.00 of it is due Nov 1, 2026.',
  );
});
