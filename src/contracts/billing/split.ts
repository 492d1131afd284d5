import * as z from 'zod/mini';
import { SplitFormSchema } from '#domain/billing/split-bill.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { adminPost } from '../endpoint.ts';
import { SeenRecordSchema } from '../records/change.ts';
import { AdminBillSchema } from './dashboard.ts';

/** Splits what is owed on a bill into dated parts, each a bill of its own. The same key twice is one plan. */
export const splitBillEndpoint = adminPost({
  path: '/api/admin/payments/split-bill',
  stepUp: false,
  request: z.extend(SeenRecordSchema, {
    idempotencyKey: IdempotencyKeySchema,
    plan: SplitFormSchema,
  }),
  response: z.object({ bill: AdminBillSchema }),
});
