import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HandPaymentFormSchema } from '#contracts/payments/dashboard.ts';
import { PlayerBillFormSchema } from '#domain/billing/player-bill-form.ts';
import { SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';

const DATES = [
  ['a bill', PlayerBillFormSchema.shape.dueDate],
  ['a paid bill', PlayerBillFormSchema.shape.paidDate],
  ["a sponsor's bill", SponsorBillFormSchema.shape.dueDate],
  ['money by hand', HandPaymentFormSchema.shape.date],
] as const;

test.each(DATES)('%s takes days of a year that can be meant', (_, schema) => {
  for (const day of ['2000-01-01', '2026-11-21', '2099-12-31']) {
    expect(z.parse(schema, day)).toBe(day);
  }
  for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31']) {
    expect(z.safeParse(schema, day).error?.issues[0]?.message).toMatch(/between 2000 and 2099/);
  }
  expect(z.safeParse(schema, '-000001-01-01').success).toBe(false);
  expect(z.safeParse(schema, '2026-02-30').success).toBe(false);
});
