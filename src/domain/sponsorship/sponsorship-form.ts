import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { companyName, personName } from '#domain/forms/names.ts';
import { tidyLine } from '#domain/forms/tidy.ts';
import { formatCents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '#domain/payments/choices.ts';
import { messages as fieldMessages } from '#words/fields.ts';
import { messages } from '#words/rules/sponsorship.ts';
import { MAX_LEVEL_LENGTH } from './level-name.ts';

const chooseLevel = () => messages.level;

/** What a sponsor applies with (specification §3 and §5). Level and amount are checked against the tiers, too. */
export const SponsorshipFormSchema = z.object({
  /** A tier's name as content is read, or 'Custom'. */
  sponsorshipLevel: z
    .string({ error: chooseLevel })
    .check(
      z.overwrite(tidyLine),
      z.minLength(1, { error: chooseLevel }),
      z.maxLength(MAX_LEVEL_LENGTH, { error: chooseLevel }),
    ),
  /** What is promised in all (of an annual sponsorship: each year): the level's amount or the sponsor's own. */
  amountCents: z
    .int({ error: () => messages.amount })
    .check(
      z.minimum(MIN_CHARGE_CENTS, { error: () => messages.least(formatCents(MIN_CHARGE_CENTS)) }),
      z.maximum(MAX_CHARGE_CENTS, { error: () => messages.most(formatCents(MAX_CHARGE_CENTS)) }),
    ),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES, {
    error: () => fieldMessages.choosePaymentFrequency,
  }),
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  email: emailAddress(),
  phone: phoneNumber(),
  businessName: companyName('businessName', 150),
  businessAddress: emptyAsNull(requiredText('businessAddress', 200)),
  businessCity: emptyAsNull(requiredText('city')),
  businessState: emptyAsNull(z.enum(US_STATE_CODES, { error: () => fieldMessages.chooseState })),
  businessZip: emptyAsNull(zipCode()),
  businessWebsite: emptyAsNull(webAddress()),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: () => fieldMessages.choosePaymentMethod }),
  comments: optionalLongText('comments', 2000),
  marketingConsent: z.boolean(),
  newsletterConsent: z.boolean(),
  createAccount: z.boolean(),
});
export type SponsorshipForm = z.infer<typeof SponsorshipFormSchema>;

/** A web address as people type it: with or without 'https://' before it. */
function webAddress() {
  const error = () => messages.webAddress;
  return z.string({ error }).check(
    z.trim(),
    z.overwrite((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
    z.maxLength(300, { error: () => fieldMessages.tooLong(fieldMessages.names.website, 300) }),
    // Only where there is a dot, a host on the web can be meant.
    z.url({ protocol: /^https?$/, hostname: /^[^.]+(\.[^.]+)+$/, error }),
  );
}
