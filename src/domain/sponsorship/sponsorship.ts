import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYMENT_FREQUENCIES } from '#domain/payments/choices.ts';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { textOrNull } from '#domain/records/stored.ts';

/** A sponsorship application (collection `sponsorships`); its bill is in `sponsorBills` under the same id. */
export const SponsorshipSchema = z.object({
  ...PAYABLE_FIELDS,
  /** A tier's name, or 'Custom'. */
  sponsorshipLevel: z.string(),
  /** What the goods and services of its level are worth: receipts say it. Not there where it is recognition alone. */
  goodsCents: z.optional(CentsSchema),
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

/** What a business answers besides what it will pay, and how. */
export const SponsorAnswersSchema = z.pick(SponsorshipSchema, {
  phone: true,
  businessAddress: true,
  businessCity: true,
  businessState: true,
  businessZip: true,
  businessWebsite: true,
  comments: true,
  marketingConsent: true,
  newsletterConsent: true,
});
export type SponsorAnswers = z.infer<typeof SponsorAnswersSchema>;

/** What was answered on the form; null where the office has added the sponsor, whom nobody asked. */
export function answersOf(sponsorship: Sponsorship | undefined): SponsorAnswers | null {
  const isByForm = sponsorship !== undefined && sponsorship.requestHash !== '';
  return isByForm ? SponsorAnswersSchema.parse(sponsorship) : null;
}

/** '1 Harbor Way, Fort Myers, FL 33901', of what is known of it. */
export function placeOfBusiness(answers: SponsorAnswers): string {
  const { businessAddress, businessCity, businessState, businessZip } = answers;
  const region = [businessState, businessZip].filter(Boolean).join(' ');
  return [businessAddress, businessCity, region].filter(Boolean).join(', ');
}
