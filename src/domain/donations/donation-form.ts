import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { personName } from '#domain/forms/names.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { PAYMENT_METHODS } from '#domain/payments/choices.ts';
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
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress(),
  phone: emptyAsNull(phoneNumber()),
  address: requiredText('Address', 200),
  city: requiredText('City'),
  state: z.enum(US_STATE_CODES, 'Choose a state.'),
  zipCode: zipCode(),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choose how you want to pay.'),
  comments: optionalLongText('Comments', 2000),
  anonymous: z.boolean(),
  emailReceipt: z.boolean(),
  newsletterConsent: z.boolean(),
  createAccount: z.boolean(),
} as const;

/** A gift that is made once. */
export function oneTimeGiftSchema({ oneTimeMinimumCents }: GiftRules = WIDEST) {
  const message = 'Please enter a valid donation amount';
  return z.object({
    type: z.literal('one-time'),
    amountCents: amount(message, oneTimeMinimumCents, message),
    ...DONOR_FIELDS,
  });
}

/** A gift each month, until it is stopped. */
export function monthlyGiftSchema(rules: GiftRules = WIDEST) {
  const { monthlyMinimumCents, startsFrom, startsUntil } = rules;
  const dayMessage = `Choose a payment day from 1 to ${LAST_PAYMENT_DAY}.`;
  return z.object({
    type: z.literal('monthly'),
    amountCents: amount(
      'Please enter a valid monthly donation amount',
      monthlyMinimumCents,
      minimumMonthly(monthlyMinimumCents),
    ),
    startDate: z.iso.date('Choose a start date.').check(
      z.refine((day) => day >= startsFrom, 'Choose a start date from tomorrow on.'),
      z.refine((day) => day <= startsUntil, 'Choose a start date within a year.'),
    ),
    paymentDay: z
      .int(dayMessage)
      .check(z.minimum(1, dayMessage), z.maximum(LAST_PAYMENT_DAY, dayMessage)),
    ...DONOR_FIELDS,
  });
}

/** Nothing, or less than nothing, is no amount; less than the minimum may have words of its own. */
function amount(invalid: string, minimumCents: Cents, tooSmall: string) {
  return z
    .int(invalid)
    .check(
      z.positive(invalid),
      z.minimum(minimumCents, tooSmall),
      z.maximum(MAX_CHARGE_CENTS, `${invalid}, at most ${formatCents(MAX_CHARGE_CENTS)}`),
    );
}

type OneTimeGift = z.infer<ReturnType<typeof oneTimeGiftSchema>>;
type MonthlyGift = z.infer<ReturnType<typeof monthlyGiftSchema>>;
export type Gift = OneTimeGift | MonthlyGift;

/** What makes a gift valid today, to be applied to what the contract has let through. */
export function giftSchema(type: Gift['type'], rules: GiftRules) {
  return type === 'monthly' ? monthlyGiftSchema(rules) : oneTimeGiftSchema(rules);
}
