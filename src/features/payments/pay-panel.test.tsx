import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaymentLink } from '#contracts/billing/payment-link.ts';
import { PayPanel } from './PayPanel.tsx';

const PLANNED: PaymentLink = {
  title: 'Registration K7QF-2M9X',
  items: [{ description: 'Registration, 2026-27 Season', firstName: 'Leo' }],
  dueDate: '2026-11-27',
  what: 'pay',
  cents: 7125,
  part: 'installments',
  totalCents: 28_500,
  paidCents: 0,
  plan: null,
};
const show = (owed: PaymentLink) =>
  renderToStaticMarkup(<PayPanel link="link" owed={owed} onChanged={() => {}} />).replace(
    /<[^>]+>/g,
    ' ',
  );

test('installments that are due are asked for, with the day since when', () => {
  const text = show(PLANNED);
  expect(text).toMatch(/Due\s+November 27, 2026/);
  expect(text).toMatch(/To pay now\s+\$71\.25/);
  expect(text).not.toContain('Nothing is due now');
});

const ENDING = {
  ...PLANNED,
  what: 'plan',
  part: null,
  cents: 0,
  dueDate: null,
  plan: { cents: 7125, on: '2026-11-01', manageUrl: 'https://example.com/manage', state: 'active' },
} as const satisfies PaymentLink;
const inState = (state: NonNullable<PaymentLink['plan']>['state']) =>
  show({ ...ENDING, plan: { ...ENDING.plan, state } });

test('of a plan that is charged the next charge is told', () => {
  const text = inState('active');
  expect(text).toContain('You do not need to do anything here.');
  expect(text).toContain('Your card will be charged $71.25 on November 1, 2026.');
});

test.each([
  ['past_due', 'Your last payment did not go through', 'Change the Card'],
  ['paused', 'until you resume it', 'Manage Payments'],
  ['held', 'contact us', 'Contact Us'],
] as const)('one that is %s is not told to wait for a charge', (state, told, button) => {
  const text = inState(state);
  expect(text).toContain(told);
  expect(text).toContain(button);
  expect(text).not.toContain('do anything');
  expect(text).not.toContain('November 1');
});

test('who cannot resume what the office has paused is not told to', () => {
  const text = inState('held');
  expect(text).toContain('This is paused');
  expect(text).not.toMatch(/resume|Change the Card/);
});

test('what is over is not said to be canceled alone', () => {
  const text = show({ ...PLANNED, what: 'cancelled', part: null, cents: 0 });
  expect(text).toContain('There is nothing to pay here');
  expect(text).toContain('This was canceled, refunded or ended.');
});

test('of those that are not due yet the next is told, and can be paid early', () => {
  const text = show({ ...PLANNED, part: 'next', paidCents: 7125, dueDate: '2027-02-27' });
  expect(text).toContain('Nothing is due now. If you like, you can pay early.');
  expect(text).toMatch(/Due\s+February 27, 2027/);
  expect(text).toMatch(/Next payment\s+\$71\.25/);
  expect(text).toContain('Pay $71.25 Early');
  expect(text).not.toContain('To pay now');
});
