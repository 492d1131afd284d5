import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { RegistrationSubmitted } from './RegistrationSubmitted.tsx';
import type { RegistrationTerms } from './terms.ts';

// The button for a friend knows the page's address.
beforeAll(() => void vi.stubGlobal('location', new URL('https://example.com/register')));

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const TODAY = '2026-11-27';
const mailingAddress = {
  street: '1 Harbor Way',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
};
const terms = {
  ...COUNTS,
  registrationFeeCents: 15_000,
  timeZone: 'America/New_York',
  payee: { legalName: 'Harbor Club, Inc.', mailingAddress },
  instructionsWithin: '24 hours',
} as unknown as RegistrationTerms;

function show(frequency: 'one-time' | 'quarterly', paymentMethod: 'ach' | 'check'): string {
  const plan = planPayment(15_000, frequency, COUNTS, TODAY);
  const totals = { totalCents: 15_000, plan };
  const discounts = { totalCents: 15_000, lines: [], players: [] };
  const values = { paymentMethod, players: [{ firstName: 'Leo' }] } as unknown as RegistrationForm;
  const page = (
    <RegistrationSubmitted
      answer={{ ...totals, number: 'K7QF-2M9X', status: 'pending', checkout: null }}
      values={values}
      shown={{ ...totals, firstCents: plan?.firstCents ?? 15_000, discounts }}
      terms={terms}
      today={TODAY}
    />
  );
  return renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');
}
const DONE = 'If you have mailed your check by then, you are done.';

test('one check has the day that its email names, and ends it', () => {
  const text = show('one-time', 'check');
  expect(text).toContain('Your check has to arrive by December 27, 2026.');
  expect(text).toContain(DONE);
});

test.each(['check', 'ach'] as const)('installments by %s say what follows the first', (method) => {
  const text = show('quarterly', method);
  // It is to be sent as soon as it can be: a check is not mailed yet, and of a transfer the office writes first.
  expect(text).not.toContain('November 27, 2026');
  expect(text).toContain('After that, 3 more payments of $37.50, the last on August 27, 2027.');
  expect(text).not.toContain(DONE);
  expect(text).not.toContain('has to arrive');
});

test('of a transfer the office writes first', () => {
  expect(show('one-time', 'ach')).not.toContain('has to arrive');
});
