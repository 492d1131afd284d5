import * as z from 'zod/mini';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { textOrNull } from '#domain/records/stored.ts';

/** A gift (collection `donations`): once, or every month until it is stopped. */
export const DonationSchema = z.object({
  ...PAYABLE_FIELDS,
  type: z.enum(['one-time', 'monthly']),
  phone: textOrNull(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  comments: textOrNull(),
  /** Not named in public; the office knows. */
  anonymous: z.boolean(),
  emailReceipt: z.boolean(),
  newsletterConsent: z._default(z.boolean(), false),
  /** Of a monthly gift: as chosen, YYYY-MM-DD and 1–28; null otherwise. */
  startDate: z.nullable(z.iso.date()),
  paymentDay: z.nullable(z.int()),
});
export type Donation = z.infer<typeof DonationSchema>;
