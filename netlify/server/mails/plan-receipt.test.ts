import { describe, expect, test } from 'vitest';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { planPayment } from '#domain/payments/plan-payment.ts';
import { context } from '#tests/helpers/emails/specimen.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { inLanguageOf } from '../core/language.ts';
import { mailToPayer } from './payment-mails.ts';

/* What the receipt of an installment says of those to come. */

const COUNTS = { monthlyInstallments: 12, quarterlyInstallments: 4 };
const plan = planPayment(15_000, 'quarterly', COUNTS, '2026-11-27');
const record = {
  kind: 'registration',
  id: 'one',
  path: 'registrations/one',
  label: 'Registration K7QF-2M9X',
  payer: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
} as const;
const DAYS = ['2026-11-27', '2027-02-27', '2027-05-27', '2027-08-27'] as const;
const online = DAYS.map((day, index) =>
  handEntry({
    id: `pi_${index}`,
    method: 'card',
    stripePaymentIntentId: `pi_${index}`,
    amountCents: 3750,
    paidAt: `${day}T15:00:00.000Z`,
  }),
);

/** The receipt of one of so many installments that have come. */
function receiptOf(number: number, count: number, change: Partial<Payment>, language = 'en') {
  const payment = { ...newPayment(15_000, plan, 't'), status: 'active', ...change } as Payment;
  const entries = online.slice(0, count);
  const now = new Date(`${DAYS[count - 1]}T15:00:00.000Z`);
  const books = { payment: { ...payment, paidCents: count * 3750 }, entries };
  const entry = online[number - 1] ?? handEntry();
  const email = inLanguageOf(language === 'es' ? 'es' : 'en', () =>
    mailToPayer({ ...context, record, books, now }, { what: 'received', entry }),
  );
  return JSON.stringify(email?.blocks);
}
const AT_STRIPE = { stripeSubscriptionId: 'sub_1' } as const;

describe('by card', () => {
  test('names the next charge and the last', () => {
    const text = receiptOf(1, 1, AT_STRIPE);
    expect(text).toContain('["Next payment","$37.50 on February 27, 2027, charged automatically"]');
    expect(text).toContain('["Last payment","August 27, 2027"]');
    const spanish = receiptOf(1, 1, AT_STRIPE, 'es');
    expect(spanish).toMatch(/"Próximo pago","\$37\.50 el 27 de febrero de 2027/);
    expect(spanish).toMatch(/"Último pago","27 de agosto de 2027"/);
  });

  test('names the last once, where that is the next', () => {
    const text = receiptOf(3, 3, AT_STRIPE);
    expect(text).toContain('$37.50 on August 27, 2027');
    expect(text).not.toContain('Last payment');
  });

  test('names none once all is paid, or where a later one has come already', () => {
    expect(receiptOf(4, 4, AT_STRIPE)).not.toContain('Next payment');
    expect(receiptOf(1, 3, AT_STRIPE)).not.toContain('Next payment');
  });
});

test('of who pays by check, and this one on a page, says what to send next', () => {
  const text = receiptOf(1, 1, {});
  expect(text).toContain('["Next payment","$37.50 by February 27, 2027"]');
  expect(text).not.toContain('automatically');
  expect(receiptOf(4, 4, { status: 'paid' })).not.toContain('Next payment');
});
