import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { Adjustments } from './Adjustments.tsx';

const BILL: AdminBill = {
  id: 'one',
  number: 'K7QF-2M9X',
  playerId: 'player',
  playerName: 'Finn Doe',
  parentId: null,
  payer: null,
  amountCents: 15_000,
  description: 'Registration',
  paymentMethod: 'credit_card',
  paymentStatus: 'pending',
  dueDate: null,
  paidDate: null,
  invoiceNumber: null,
  notes: null,
  registrationId: 'registration',
  payment: null,
  createdAt: '',
  updatedAt: '',
};
const LOWERED: AdminBill = {
  ...BILL,
  amountCents: 10_000,
  adjustments: [
    {
      id: 'a',
      kind: 'scholarship',
      cents: 5000,
      reason: 'Scholarship fund',
      code: null,
      by: null,
      at: '',
    },
  ],
};
const WHY = 'A plan at Stripe collects this.';

const show = (bill: AdminBill, hindrance: string | null, removalHindrance = hindrance) =>
  renderToStaticMarkup(
    <Adjustments
      bill={bill}
      hindrance={hindrance}
      removalHindrance={removalHindrance}
      onChanged={() => {}}
    />,
  );

test('an open bill can be lowered, and what lowered it removed', () => {
  expect(show(BILL, null)).toContain('Lower This Bill');
  expect(show(LOWERED, null)).toContain('Remove');
  expect(show({ ...BILL, paymentStatus: 'paid' }, null)).toBe('');
});

test('what the server would refuse has no button, but says what to do first', () => {
  for (const bill of [BILL, LOWERED]) {
    const html = show(bill, WHY);
    expect(html).toContain(WHY);
    expect(html).not.toContain('<button');
  }
  expect(show(LOWERED, WHY)).toContain('Scholarship fund');
  expect(show({ ...BILL, paymentStatus: 'cancelled' }, WHY)).toBe('');
});

test('a discount that cannot be removed after a refund says why, and the bill can be lowered', () => {
  const html = show(LOWERED, null, 'A part was refunded.');
  expect(html).toContain('remove a discount or scholarship now. A part was refunded.');
  expect(html).not.toContain('Remove');
  expect(html).toContain('Lower This Bill');
  expect(show(BILL, null, 'A part was refunded.')).not.toContain('refunded');
});
