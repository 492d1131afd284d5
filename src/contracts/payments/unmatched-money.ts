import * as z from 'zod/mini';
import { requiredText } from '#domain/forms/fields.ts';
import { UNMATCHED_STATUSES, UnmatchedMoneySchema } from '#domain/payments/unmatched-money.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { adminPost } from '../endpoint.ts';
import { SeenRecordSchema } from '../records/change.ts';
import { tableEndpoint } from '../records/table.ts';

export type { UnmatchedMoney } from '#domain/payments/unmatched-money.ts';

/** Money that fits no record, and what the office did about it. */
export const listUnmatchedMoneyEndpoint = tableEndpoint(
  '/api/admin/activity/money',
  UnmatchedMoneySchema,
  {
    filters: { status: UNMATCHED_STATUSES },
    sorts: ['createdAt', 'amount', 'status'],
    direction: 'desc',
  },
);

/** What the dialog asks. */
export const ResolveMoneyFormSchema = z.object({
  note: requiredText(() => officeFields.whatYouDid, 500),
});

/** Marks money that fits no record as dealt with. */
export const resolveUnmatchedMoneyEndpoint = adminPost({
  path: '/api/admin/activity/money/resolve',
  stepUp: false,
  request: z.extend(SeenRecordSchema, ResolveMoneyFormSchema.shape),
  response: z.object({ record: UnmatchedMoneySchema }),
});
