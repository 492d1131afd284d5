import * as z from 'zod/mini';

/** A Stripe event that has been applied (collection `paymentEvents`, id = Stripe's): delivered twice, it changes nothing. */
export const PaymentEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** The record it moved, such as 'orders/…', or null when it was none of ours. */
  appliedTo: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
});
export type PaymentEvent = z.infer<typeof PaymentEventSchema>;
