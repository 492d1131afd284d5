import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { planPayment } from '#domain/payments/plan-payment.ts';
import type { SponsorshipForm } from '#domain/sponsorship/sponsorship-form.ts';
import { SponsorshipStep } from './SponsorshipStep.tsx';

// The button for a friend knows the page's address.
beforeAll(() => void vi.stubGlobal('location', new URL('https://example.com/sponsorship-form')));

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const TODAY = '2026-11-27';
const mailingAddress = {
  street: '1 Harbor Way',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
};

function show(frequency: 'one-time' | 'quarterly', paymentMethod: 'ach' | 'check'): string {
  const plan = planPayment(250_000, frequency, COUNTS, TODAY);
  const values = { paymentMethod, sponsorshipLevel: 'All-Star Sponsor' };
  const answer = {
    number: 'K7QF-2M9X',
    status: 'pending',
    totalCents: 250_000,
    plan,
    checkout: null,
  } as const;
  const page = (
    <SponsorshipStep
      step={{ at: 'pledged', answer, values: values as unknown as SponsorshipForm }}
      payee={{ legalName: 'Harbor Club, Inc.', mailingAddress }}
      answeredWithin="48 hours"
      name="Sam"
      today={TODAY}
      onBack={() => {}}
      onAgree={() => {}}
    />
  );
  return renderToStaticMarkup(page)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');
}

test('one check has the day that its email names', () => {
  expect(show('one-time', 'check')).toContain('Your check has to arrive by December 27, 2026.');
});

test('the first of several checks and a transfer have none', () => {
  expect(show('quarterly', 'check')).not.toContain('has to arrive');
  expect(show('one-time', 'ach')).not.toContain('has to arrive');
});
