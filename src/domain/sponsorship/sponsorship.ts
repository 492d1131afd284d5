import * as z from 'zod/mini';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/plan.ts';

/** A sponsorship application (collection `sponsorships`); its bill is in `sponsorBills` under the same id. */
export const SponsorshipSchema = z.object({
  ...PAYABLE_FIELDS,
  /** A tier's name, or 'Custom'. */
  sponsorshipLevel: z.string(),
  phone: z.string(),
  businessName: z.string(),
  businessAddress: z.nullable(z.string()),
  businessCity: z.nullable(z.string()),
  businessState: z.nullable(z.string()),
  businessZip: z.nullable(z.string()),
  businessWebsite: z.nullable(z.string()),
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES),
  comments: z.nullable(z.string()),
  marketingConsent: z.boolean(),
  newsletterConsent: z.boolean(),
});
export type Sponsorship = z.infer<typeof SponsorshipSchema>;
