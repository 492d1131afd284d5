import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BillView } from '#contracts/accounts/record-views.ts';
import { BillsSection } from './BillsSection.tsx';

const LEO: BillView = {
  id: 'leo',
  number: 'K7QF-2M9X',
  description: 'Registration',
  playerName: 'Leo Diaz',
  createdAt: '',
  amountCents: 15_000,
  receivedCents: 3750,
  payCents: 7125,
  paymentStatus: 'pending',
  next: 'pay',
  dueDate: '2027-02-27',
  paidDate: null,
  paysFor: 'XRFS-HQH8',
  part: 'next',
};
const MIA: BillView = { ...LEO, id: 'mia', number: 'PZZ5-4VS1', playerName: 'Mia Diaz' };

function show(...items: BillView[]): string[] {
  const bills = { items, more: false };
  const html = renderToStaticMarkup(<BillsSection bills={bills} onSettled={() => {}} />);
  return html
    .split('<li')
    .slice(1)
    .map((row) => `<li${row}`.replace(/<[^>]+>/g, ''));
}

test('of installments each row says what is left of it, and what the one payment is of', () => {
  const [leo, mia] = show(LEO, MIA);
  expect(leo).toContain('$112.50 of $150.00 left to pay');
  expect(leo).toContain('Pays the next installment of Registration XRFS-HQH8');
  expect(leo).toContain('Pay $71.25 for Registration XRFS-HQH8');
  expect(mia).toContain('$112.50 of $150.00 left to pay');
  expect(mia).toContain('Paid together with Bill K7QF-2M9X');
  expect(mia).not.toContain('Pay $71.25');
  // What came counts before refunds: some of it may have gone back.
  expect(leo).not.toContain('$37.50');
});

test('what is due of installments, and a balance, are called so', () => {
  const [due] = show({ ...LEO, part: 'installments' });
  expect(due).toContain('Pays what is due of Registration XRFS-HQH8');
  const [rest] = show({ ...LEO, part: 'rest' });
  expect(rest).toContain('Pays the balance of Registration XRFS-HQH8');
});

test('what a card pays automatically says the next payment, not that all of it is due that day', () => {
  const plan = { ...LEO, next: 'plan', payCents: 0, paysFor: null, part: null } as const;
  const [row] = show(plan);
  expect(row).toContain('Next payment Feb 27, 2027');
  expect(row).not.toContain('Due ');
  // Its card was declined: it is late.
  const [late] = show({ ...plan, paymentStatus: 'overdue' });
  expect(late).toContain('Due Feb 27, 2027');
});

test('what the payer’s bank looks into says so, and not that a paid bill is unpaid or late', () => {
  const disputed = { ...LEO, next: 'disputed', payCents: 0, paysFor: null, part: null } as const;
  const [whole] = show({ ...disputed, receivedCents: 15_000, dueDate: null });
  expect(whole).toContain('$150.00 of $150.00 paid');
  expect(whole).toContain('Your bank is looking into a payment.');
  expect(whole).toContain('Disputed');
  expect(whole).not.toMatch(/Unpaid|Overdue|Due /);
  const [plan] = show(disputed);
  expect(plan).toContain('Next payment Feb 27, 2027');
});

test('a bill of which nothing came says its total beside a smaller payment', () => {
  const [row] = show({ ...LEO, receivedCents: 0 });
  expect(row).toContain('$150.00 total');
  expect(row).not.toContain('$0.00');
});
