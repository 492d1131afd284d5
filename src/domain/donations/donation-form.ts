import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';
import { messages as fieldMessages } from '#words/fields.ts';
import { messages } from '#words/rules/donations.ts';
import { type GiftRules, minimumMonthly } from './gift-rules.ts';
import { LAST_PAYMENT_DAY } from './gift-schedule.ts';

/** What no gift may be outside of, whatever content says: for the shape of the API. */
const WIDEST: GiftRules = {
  oneTimeMinimumCents: 1,
  monthlyMinimumCents: 1,
  startsFrom: '0001-01-01',
  startsUntil: '9999-12-31',
};

/** What both forms ask for (specification §3 and §5). The donor's amount is whole cents. */
const DONOR_FIELDS = {
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress(),
  phone: emptyAsNull(phoneNumber()),
  address: requiredText('address', 200),
  city: requiredText('city'),
  state: z.enum(US_STATE_CODES, { error: () => fieldMessages.chooseState }),
  zipCode: zipCode(),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: () => fieldMessages.choosePaymentMethod }),
  comments: optionalLongText('comments', 2000),
  anonymous: z.boolean(),
  emailReceipt: z.boolean(),
  newsletterConsent: z.boolean(),
  createAccount: z.boolean(),
} as const;

/** A gift that is made once. */
export function oneTimeGiftSchema({ oneTimeMinimumCents }: GiftRules = WIDEST) {
  return z.object({
    type: z.literal('one-time'),
    amountCents: amount(oneTimeMinimumCents, {
      invalid: () => messages.amount,
      tooSmall: () => messages.amount,
      tooLarge: (most) => messages.most(most),
    }),
    ...DONOR_FIELDS,
  });
}

/** A gift each month, until it is stopped. */
export function monthlyGiftSchema(rules: GiftRules = WIDEST) {
  const { monthlyMinimumCents, startsFrom, startsUntil } = rules;
  const paymentDay = { error: () => messages.paymentDay(LAST_PAYMENT_DAY) };
  return z.object({
    type: z.literal('monthly'),
    amountCents: amount(monthlyMinimumCents, {
      invalid: () => messages.monthlyAmount,
      tooSmall: () => minimumMonthly(monthlyMinimumCents),
      tooLarge: (most) => messages.mostMonthly(most),
    }),
    startDate: z.iso.date({ error: () => messages.startDate }).check(
      z.refine((day) => day >= startsFrom, { error: () => messages.startsFrom }),
      z.refine((day) => day <= startsUntil, { error: () => messages.startsUntil }),
    ),
    paymentDay: z
      .int(paymentDay)
      .check(z.minimum(1, paymentDay), z.maximum(LAST_PAYMENT_DAY, paymentDay)),
    ...DONOR_FIELDS,
  });
}

interface AmountWords {
  invalid: () => string;
  tooSmall: () => string;
  tooLarge: (most: string) => string;
}

/** Nothing, or less than nothing, is no amount; less than the minimum may have words of its own. */
function amount(minimumCents: Cents, { invalid, tooSmall, tooLarge }: AmountWords) {
  return z
    .int({ error: invalid })
    .check(
      z.positive({ error: invalid }),
      z.minimum(minimumCents, { error: tooSmall }),
      z.maximum(MAX_CHARGE_CENTS, { error: () => tooLarge(formatCents(MAX_CHARGE_CENTS)) }),
    );
}

type OneTimeGift = z.infer<ReturnType<typeof oneTimeGiftSchema>>;
type MonthlyGift = z.infer<ReturnType<typeof monthlyGiftSchema>>;
export type Gift = OneTimeGift | MonthlyGift;

/** What makes a gift valid today, to be applied to what the contract has let through. */
export function giftSchema(type: Gift['type'], rules: GiftRules) {
  return type === 'monthly' ? monthlyGiftSchema(rules) : oneTimeGiftSchema(rules);
}
