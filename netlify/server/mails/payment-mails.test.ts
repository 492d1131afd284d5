import { expect, test } from 'vitest';
import { newPayment } from '#domain/payments/payment.ts';
import { context, NOW } from '#tests/helpers/emails/specimen.ts';
import { inLanguageOf } from '../core/language.ts';
import { mailToPayer } from './payment-mails.ts';

const plan = {
  frequency: 'monthly',
  count: null,
  firstCents: 2_500,
  eachCents: 2_500,
  firstOn: '2026-12-01',
  lastOn: null,
} as const;
const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const record = { id: 'one', path: 'donations/one', label: 'Gift', payer };

test.each([
  ['paused', 'none'],
  ['resumed', 'none'],
  ['ended', 'none'],
  ['started', undefined],
] as const)('that a monthly gift has %s, its donor is told with the limit %s', (what, limit) => {
  const books = { payment: newPayment(2_500, plan, 'token'), entries: [] };
  const about = { ...context, record: { ...record, kind: 'donation' } as const, books, now: NOW };
  expect(inLanguageOf('en', () => mailToPayer(about, { what }))?.limit).toBe(limit);
});
