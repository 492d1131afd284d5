import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { DISCOUNT_RULES, DISCOUNT_SCOPES } from './discount.ts';
import { normalizeCode } from './is-usable.ts';

/** Shorter codes are guessed. */
const CODE = /^[A-Z0-9-]{4,30}$/;
const CODE_HELP = 'A code has 4 to 30 letters, digits or hyphens.';
const PERCENT = 'Enter a whole number from 1 to 100.';
const AMOUNT = 'Enter an amount above zero.';
const USES = 'Enter a whole number above zero, or leave it empty.';

const FieldsSchema = z.object({
  name: requiredText('Name', 80),
  code: emptyAsNull(z.string().check(z.overwrite(normalizeCode), z.regex(CODE, CODE_HELP))),
  percent: z.nullable(z.int(PERCENT).check(z.minimum(1, PERCENT), z.maximum(100, PERCENT))),
  cents: z.nullable(
    z.int(AMOUNT).check(z.minimum(1, AMOUNT), z.maximum(1_000_000, 'Enter at most $10,000.')),
  ),
  per: z.enum(DISCOUNT_SCOPES, 'Choose what it is for.'),
  rule: z.enum(DISCOUNT_RULES, 'Choose who gets it.'),
  isOn: z.boolean(),
  validFrom: emptyAsNull(dayField()),
  validTo: emptyAsNull(dayField()),
  maxUses: z.nullable(z.int(USES).check(z.minimum(1, USES), z.maximum(100_000, USES))),
});

/** What the office says of a discount. */
export const DiscountFormSchema = FieldsSchema.check(
  z.superRefine((form, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: form });
    if ((form.percent === null) === (form.cents === null)) {
      refuse('percent', 'Enter a percentage or an amount.');
    }
    if (form.code === null && (form.rule === 'staff' || form.rule === 'everyone')) {
      refuse('code', 'Enter a code. Only sibling and early bird discounts can apply without one.');
    }
    if (form.rule === 'early-bird' && form.validTo === null) {
      refuse('validTo', 'Enter the last day of the early bird.');
    }
    if (form.validFrom !== null && form.validTo !== null && form.validTo < form.validFrom) {
      refuse('validTo', 'The last day is before the first.');
    }
  }),
);
export type DiscountForm = z.infer<typeof DiscountFormSchema>;
