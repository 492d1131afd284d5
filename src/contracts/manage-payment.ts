import * as z from 'zod/mini';
import { PAYABLE_KINDS } from '#domain/payments/payment.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';

/** What a receipt's link carries. Apart from `payments.ts`, which every form that is paid for loads. */
export const ManagePaymentQuerySchema = z.object({
  kind: z.enum(PAYABLE_KINDS),
  id: RecordIdSchema,
  token: z.string().check(z.minLength(1), z.maxLength(100)),
});
