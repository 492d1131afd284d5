import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReceiptView } from '#contracts/accounts/record-views.ts';
import { taxNote } from '#domain/donations/tax-note.ts';
import { TAX_STATUSES } from '#domain/settings/tax-status.ts';
import { Receipt } from './Receipt.tsx';

const legalName = 'Harbor Club, Inc.';
const gift: ReceiptView = {
  id: 'r1',
  kind: 'donation',
  label: 'Gift K7QF-2M9X',
  name: 'Ana Diaz',
  status: 'paid',
  amountCents: 5000,
  refundedCents: 0,
  method: 'card',
  reference: null,
  paidAt: '2026-11-22T12:00:00.000Z',
  createdAt: '2026-11-22T12:00:00.000Z',
  isReversed: false,
};
const address = { street: '1 Harbor Way', city: 'Fort Myers', state: 'FL', zipCode: '33901' };
const print = (receipt: ReceiptView, note: string) =>
  renderToStaticMarkup(
    <Receipt
      receipt={receipt}
      payee={{ legalName, ein: '00-0000000', mailingAddress: address, giftNote: note }}
      timeZone="America/New_York"
      onBack={() => {}}
    />,
  );

test.each(TAX_STATUSES)(
  'of a gift to a program that is “%s” says what the email says',
  (taxStatus) => {
    const isDeductible = ['501(c)(3)', 'government'].includes(taxStatus);
    const text = print(gift, taxNote({ taxStatus, legalName }));
    expect(text.includes('No goods or services were provided')).toBe(isDeductible);
    expect(text.includes(`Gifts to ${legalName} are not deductible`)).toBe(!isDeductible);
  },
);

test.each([
  { kind: 'order' },
  { status: 'disputed' },
  { status: 'dispute_lost', isReversed: true },
  { status: 'refunded', refundedCents: 5000 },
] as const)('of %o says nothing of taxes', (change) => {
  expect(print({ ...gift, ...change }, 'For your taxes')).not.toContain('For your taxes');
});

test('of a sponsorship says what its email says, as long as the money is there', () => {
  const sponsored = { ...gift, kind: 'sponsorship', notes: ['Worth $600.00.', 'Above.'] } as const;
  const text = print({ ...sponsored, notes: [...sponsored.notes] }, 'For your taxes');
  expect(text).toContain('Worth $600.00.');
  expect(text).toContain('Above.');
  expect(text).not.toContain('For your taxes');
  const back = { ...sponsored, notes: [...sponsored.notes], isReversed: true };
  expect(print(back, '')).not.toContain('Worth');
});

test('of a gift of which a part was refunded the rest is still one', () => {
  const kept = { status: 'partially_refunded', refundedCents: 1000 } as const;
  expect(print({ ...gift, ...kept }, 'For your taxes')).toContain('For your taxes');
});
