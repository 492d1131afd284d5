import * as z from 'zod/mini';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { textOrNull } from '#domain/records/stored.ts';

/** A sponsorship application (collection `sponsorships`); its bill is in `sponsorBills` under the same id. */
export const SponsorshipSchema = z.object({
  ...PAYABLE_FIELDS,
  /** A tier's name, or 'Custom'. */
  sponsorshipLevel: z.string(),
  phone: z.string(),
  businessName: z.string(),
  businessAddress: textOrNull(),
  businessCity: textOrNull(),
  businessState: textOrNull(),
  businessZip: textOrNull(),
  businessWebsite: textOrNull(),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES),
  comments: textOrNull(),
  marketingConsent: z._default(z.boolean(), false),
  newsletterConsent: z._default(z.boolean(), false),
});
export type Sponsorship = z.infer<typeof SponsorshipSchema>;
