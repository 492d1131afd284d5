import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planFee } from '#domain/registration/fee.ts';
import { FeePlan } from './FeePlan.tsx';

const TERMS = { registrationFeeCents: 15_000, monthlyInstallments: 12, quarterlyInstallments: 4 };

function show(
  frequency: 'one-time' | 'quarterly',
  method: 'credit-card' | 'ach' | 'check',
  registrationFeeCents = 15_000,
): string {
  const fee = planFee(1, frequency, { ...TERMS, registrationFeeCents }, '2026-11-27');
  const plan = <FeePlan fee={fee} count={1} method={method} rowsOf={undefined} hasDates />;
  return renderToStaticMarkup(plan).replace(/<[^>]+>/g, ' ');
}

test('a card is charged today', () => {
  expect(show('one-time', 'credit-card')).toMatch(/Payment\s+\$150\.00 today/);
  expect(show('quarterly', 'credit-card')).toMatch(/First payment\s+\$37\.50 today/);
});

test.each([
  ['check', 'by check'],
  ['ach', 'by ACH transfer'],
] as const)('by %s nothing is taken today, nor anything automatically', (method, how) => {
  expect(show('one-time', method)).toMatch(new RegExp(`Payment\\s+\\$150\\.00 ${how}`));
  const planned = show('quarterly', method);
  expect(planned).toMatch(new RegExp(`First payment\\s+\\$37\\.50 ${how}`));
  expect(planned).toContain('No extra fees. The last payment ends the plan.');
  expect(planned).not.toContain('automatically');
  expect(planned).not.toContain('today');
});

test('where discounts leave nothing to pay, no way to pay is named', () => {
  expect(show('one-time', 'check', 0)).toMatch(/Payment\s+Nothing to pay/);
});
