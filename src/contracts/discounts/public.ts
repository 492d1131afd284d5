import * as z from 'zod/mini';
import { DiscountTermsSchema } from '#domain/discounts/discount.ts';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { optionalLine } from '#domain/registration/optional-text.ts';
import { publicPost } from '../endpoint.ts';
import { MAX_EARLIER } from '../registration/public.ts';

/**
 * The discounts that count for a registration made now: those that apply without a code and, where one
 * is entered, that of the code. The page counts with them by the server's rule.
 */
export const findDiscountsEndpoint = publicPost({
  path: '/api/discounts',
  request: z.object({
    code: optionalLine('discountCode', 40),
    /** What this browser or account has sent before: while unpaid, it gives its use to what is sent next. */
    earlier: z.optional(z.array(IdempotencyKeySchema).check(z.maxLength(MAX_EARLIER))),
  }),
  response: z.object({ discounts: z.array(DiscountTermsSchema) }),
});
export type FoundDiscounts = z.infer<typeof findDiscountsEndpoint.response>;
