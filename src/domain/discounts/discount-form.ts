import * as z from 'zod/mini';
import { dayField } from '#domain/calendar/day-field.ts';
import { requiredText } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { messages } from '#words/office/refusals/discounts.ts';
import { DISCOUNT_RULES, DISCOUNT_SCOPES } from './discount.ts';
import { normalizeCode } from './is-usable.ts';

/** Shorter codes are guessed. */
const CODE = /^[A-Z0-9-]{4,30}$/;

const FieldsSchema = z.object({
  name: requiredText('name', 80),
  code: emptyAsNull(z.string().check(z.overwrite(normalizeCode), z.regex(CODE, messages.code))),
  percent: z.nullable(
    z.int(messages.percent).check(z.minimum(1, messages.percent), z.maximum(100, messages.percent)),
  ),
  cents: z.nullable(
    z
      .int(messages.amount)
      .check(z.minimum(1, messages.amount), z.maximum(1_000_000, messages.tooMuch)),
  ),
  per: z.enum(DISCOUNT_SCOPES, messages.per),
  rule: z.enum(DISCOUNT_RULES, messages.rule),
  isOn: z.boolean(),
  validFrom: emptyAsNull(dayField()),
  validTo: emptyAsNull(dayField()),
  maxUses: z.nullable(
    z.int(messages.uses).check(z.minimum(1, messages.uses), z.maximum(100_000, messages.uses)),
  ),
});

/** What the office says of a discount. */
export const DiscountFormSchema = FieldsSchema.check(
  z.superRefine((form, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: form });
    if ((form.percent === null) === (form.cents === null)) {
      refuse('percent', messages.percentOrAmount);
    }
    if (form.code === null && (form.rule === 'staff' || form.rule === 'everyone')) {
      refuse('code', messages.needsCode);
    }
    if (form.rule === 'early-bird' && form.validTo === null) {
      refuse('validTo', messages.earlyBird);
    }
    if (form.validFrom !== null && form.validTo !== null && form.validTo < form.validFrom) {
      refuse('validTo', messages.lastBeforeFirst);
    }
  }),
);
export type DiscountForm = z.infer<typeof DiscountFormSchema>;
