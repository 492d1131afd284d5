import * as z from 'zod/mini';
import { ADJUSTMENT_KINDS } from '#domain/billing/adjustment.ts';
import { DiscountSchema } from '#domain/discounts/discount.ts';
import { DiscountFormSchema } from '#domain/discounts/discount-form.ts';
import { HINDRANCES } from '#domain/discounts/is-usable.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { SeenRecordSchema } from '../records/change.ts';

const DiscountRowSchema = z.extend(DiscountSchema, {
  /** How many registrations have it that are not canceled, since its first day: as its limit counts them. */
  uses: z.int(),
  /** What it cost, in all seasons. */
  costCents: CentsSchema,
  /** What keeps families from it today; null where nothing does. */
  hindrance: z.nullable(z.enum(HINDRANCES)),
});
export type DiscountRow = z.infer<typeof DiscountRowSchema>;

const CostSchema = z.object({
  /** 'YYYY-MM', local to the program. */
  month: z.string(),
  /** Empty for bills that belong to no registration. */
  season: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  discountId: z.nullable(z.string()),
  /** Of a discount; empty for what the office decided. */
  name: z.string(),
  code: z.nullable(z.string()),
  /** For how many registrations and bills of their own. */
  count: z.int(),
  cents: CentsSchema,
});
export type CostRow = z.infer<typeof CostSchema>;

const nothingAsked = z.object({});
const DiscountsSchema = z.object({
  discounts: z.array(DiscountRowSchema),
  costs: z.array(CostSchema),
  /** Bills that cannot be read, so that the sums may be wrong by what is in them. */
  unreadable: z.int(),
});

/** All discounts, the newest first, and what was taken off bills by month and reason. */
export const readDiscountsEndpoint = {
  ...adminGet({
    path: '/api/admin/discounts',
    stepUp: false,
    request: nothingAsked,
    response: DiscountsSchema,
  }),
  /** The same for a file. Each answer is in the audit log before it is given. */
  exported: adminGet({
    path: '/api/admin/discounts/export',
    stepUp: true,
    request: nothingAsked,
    response: DiscountsSchema,
  }),
};

/** The same key twice is one discount. */
export const createDiscountEndpoint = adminPost({
  path: '/api/admin/discounts/create',
  stepUp: false,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, discount: DiscountFormSchema }),
  response: z.object({ discount: DiscountSchema }),
});

/** Also switches it on and off. What it took off before stays as it was. */
export const updateDiscountEndpoint = adminPost({
  path: '/api/admin/discounts/update',
  stepUp: false,
  request: z.extend(SeenRecordSchema, { discount: DiscountFormSchema }),
  response: z.object({ discount: DiscountSchema }),
});
