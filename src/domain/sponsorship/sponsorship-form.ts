import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { emailAddress, phoneNumber, requiredText, zipCode } from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { companyName, personName } from '#domain/forms/names.ts';
import { formatCents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '#domain/payments/choices.ts';

const amountMessage = 'Please enter a valid sponsorship amount';
const levelMessage = 'Choose a sponsorship level.';

/** What a sponsor applies with (specification §3 and §5). Level and amount are checked against the tiers, too. */
export const SponsorshipFormSchema = z.object({
  /** A tier's name, or 'Custom'. */
  sponsorshipLevel: z
    .string(levelMessage)
    .check(z.minLength(1, levelMessage), z.maxLength(100, levelMessage)),
  /** What is promised in all (of an annual sponsorship: each year): the level's amount or the sponsor's own. */
  amountCents: z
    .int(amountMessage)
    .check(
      z.minimum(MIN_CHARGE_CENTS, `${amountMessage}: ${formatCents(MIN_CHARGE_CENTS)} or more`),
      z.maximum(MAX_CHARGE_CENTS, `${amountMessage}: ${formatCents(MAX_CHARGE_CENTS)} or less`),
    ),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES, 'Choose how often you want to pay.'),
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress(),
  phone: phoneNumber(),
  businessName: companyName('Business name', 150),
  businessAddress: emptyAsNull(requiredText('Business address', 200)),
  businessCity: emptyAsNull(requiredText('City')),
  businessState: emptyAsNull(z.enum(US_STATE_CODES, 'Choose a state.')),
  businessZip: emptyAsNull(zipCode()),
  businessWebsite: emptyAsNull(webAddress()),
  paymentMethod: z.enum(PAYMENT_METHODS, 'Choose how you want to pay.'),
  comments: optionalLongText('Comments', 2000),
  marketingConsent: z.boolean(),
  newsletterConsent: z.boolean(),
  createAccount: z.boolean(),
});
export type SponsorshipForm = z.infer<typeof SponsorshipFormSchema>;

/** A web address as people type it: with or without 'https://' before it. */
function webAddress() {
  const message = 'Enter a web address, such as www.example.com.';
  return z.string(message).check(
    z.trim(),
    z.overwrite((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
    z.maxLength(300, 'Website can have at most 300 characters.'),
    // Only where there is a dot, a host on the web can be meant.
    z.url({ protocol: /^https?$/, hostname: /^[^.]+(\.[^.]+)+$/, error: message }),
  );
}
