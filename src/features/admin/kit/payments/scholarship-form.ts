import * as z from 'zod/mini';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { requiredText } from '#domain/forms/fields.ts';
import type { Cents } from '#domain/money/money.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { messages } from '#words/office/dashboard/adjustments.ts';
import { messages as officeFields } from '#words/office/fields.ts';

const { choose, either } = messages.scholarship;

/** What the office grants: a percentage or an amount of each chosen bill. */
export const ScholarshipSchema = z
  .object({
    bills: z.array(z.string()).check(z.minLength(1, choose)),
    percent: z.nullable(z.int(either).check(z.minimum(1, either), z.maximum(100, either))),
    cents: z.nullable(z.int(either).check(z.minimum(1, either))),
    reason: requiredText(() => officeFields.reason, 200),
  })
  .check(
    z.superRefine(({ percent, cents }, context) => {
      if ((percent === null) !== (cents === null)) return;
      context.addIssue({ code: 'custom', path: ['percent'], message: either, input: percent });
    }),
  );
export type Scholarship = z.infer<typeof ScholarshipSchema>;

/** What was chosen: a box for each bill, and one of two fields. */
export function readScholarship(
  values: z.input<typeof ScholarshipSchema>,
  { amount = '', ...texts }: Record<string, string>,
  bills: readonly AdminBill[],
): z.input<typeof ScholarshipSchema> {
  return {
    ...values,
    bills: bills.map(({ id }) => id).filter((id) => texts[`bill-${id}`] !== undefined),
    cents: amount === '' ? null : (parseDollars(amount) ?? Number.NaN),
  };
}

/** What is taken off one of the bills. */
export function centsOf({ percent, cents }: Scholarship, bill: AdminBill): Cents {
  return percent === null ? (cents ?? 0) : Math.round((bill.amountCents * percent) / 100);
}
