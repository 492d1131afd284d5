import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { messages as celebrate } from '#words/registration/celebrate.ts';
import { Outcome } from './Outcome.tsx';
import type { RegistrationTerms } from './terms.ts';

// The button for a friend knows the page's address.
beforeAll(() => void vi.stubGlobal('location', new URL('https://example.com/register')));

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const terms = {
  ...COUNTS,
  registrationFeeCents: 15_000,
  timeZone: 'America/New_York',
} as unknown as RegistrationTerms;
const checkout = { url: 'https://example.com/pay', sessionId: 'cs_1' };

function show(step: object): string {
  const form = { form: createRef<HTMLFormElement>(), back: () => {}, agree: () => {}, step };
  const page = <Outcome form={form as never} apply={undefined} terms={terms} />;
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, ' ');
}

function paying(paymentFrequency: 'one-time' | 'quarterly'): string {
  const plan = planPayment(15_000, paymentFrequency, COUNTS, '2026-11-27');
  const answer = { number: 'K7QF-2M9X', status: 'pending', totalCents: 15_000, plan, checkout };
  return show({ at: 'paying', checkout, answer, values: { players: [{}], paymentFrequency } });
}

test('only installments have a first payment', () => {
  expect(paying('one-time')).toMatch(/Payment\s+\$150\.00/);
  expect(paying('one-time')).not.toContain('First payment');
  expect(paying('quarterly')).toMatch(/First payment\s+\$37\.50/);
});

function decided(view: 'paid' | 'processing'): string {
  const payment = {
    number: 'K7QF-2M9X',
    status: view,
    totalCents: 15_000,
    paidCents: view === 'paid' ? 15_000 : 0,
    refundedCents: 0,
    plan: null,
  };
  return show({ at: 'decided', view, payment });
}

test('no email is promised now while a bank works on the payment', () => {
  const [look = '', calendar = ''] = celebrate.steps;
  expect(decided('paid')).toContain(look);
  const text = decided('processing');
  expect(text).toContain('We will email you when we receive it.');
  expect(text).not.toContain(look);
  expect(text).toContain(calendar);
});
