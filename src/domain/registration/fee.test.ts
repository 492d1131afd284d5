import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listCharges } from '#domain/payments/charge-day.ts';
import { dueDateOf } from './bill-terms.ts';
import { REGISTRATION_FREQUENCIES } from './choices.ts';
import { planFee } from './fee.ts';

const TERMS = { registrationFeeCents: 15_000, monthlyInstallments: 12, quarterlyInstallments: 4 };

describe('what a registration costs', () => {
  test.each([
    ['one-time', 1, 15_000, 15_000, null],
    ['monthly', 1, 15_000, 1_250, '2027-10-21'],
    ['monthly', 2, 30_000, 2_500, '2027-10-21'],
    ['quarterly', 1, 15_000, 3_750, '2027-08-21'],
    ['quarterly', 5, 75_000, 18_750, '2027-08-21'],
  ] as const)('%s × %i', (frequency, count, totalCents, firstCents, lastOn) => {
    const fee = planFee(count, frequency, TERMS, '2026-11-21');
    expect(fee).toMatchObject({ totalCents, firstCents });
    expect(fee.plan?.lastOn ?? null).toBe(lastOn);
  });

  test.prop([
    fc.integer({ min: 1, max: 10 }),
    fc.integer({ min: 1, max: 200_000 }),
    fc.constantFrom(...REGISTRATION_FREQUENCIES),
  ])('the installments make the total to the cent', (count, registrationFeeCents, frequency) => {
    const terms = { ...TERMS, registrationFeeCents };
    const { plan, totalCents } = planFee(count, frequency, terms, '2026-01-31');
    expect(totalCents).toBe(count * registrationFeeCents);
    if (!plan) return;
    const charged = listCharges(plan).reduce((sum, { cents }) => sum + cents, 0);
    expect(charged).toBe(totalCents);
  });
});

describe('when a bill is due', () => {
  const { plan } = planFee(1, 'quarterly', TERMS, '2026-11-21');
  test.each([
    ['credit-card', null, '2026-11-21'],
    ['ach', null, '2026-12-21'],
    ['check', null, '2026-12-21'],
    ['credit-card', plan, '2027-08-21'],
    ['check', plan, '2027-08-21'],
  ] as const)('%s, %o', (method, itsPlan, day) => {
    expect(dueDateOf(method, itsPlan, '2026-11-21')).toBe(day);
  });
});
