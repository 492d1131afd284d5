import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { ownPost } from '../endpoint.ts';
import { CheckoutSchema } from '../payments/public.ts';

/**
 * Opens the payment page for what is owed now on a bill, for the guardian it is addressed to: pending or
 * overdue, and not being paid by a plan at Stripe. `totalCents` is what the page takes: the bill, what is
 * left of it, or what is due of its registration, whose `number` it is then. The page returns to `/account` with `?bill=<number>&session_id=<session>`.
 */
export const createBillPaymentEndpoint = ownPost({
  path: '/.netlify/functions/create-bill-payment',
  request: z.object({
    billId: RecordIdSchema,
  }),
  response: z.object({ number: z.string(), totalCents: CentsSchema, checkout: CheckoutSchema }),
});
export type CreateBillPaymentResponse = z.infer<typeof createBillPaymentEndpoint.response>;
