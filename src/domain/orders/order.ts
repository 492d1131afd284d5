import * as z from 'zod/mini';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';

/** A line of an order, with the price that content had when it was placed. */
const OrderLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  unitPriceCents: CentsSchema,
});
export type OrderLine = z.infer<typeof OrderLineSchema>;

/**
 * Who ordered, as it was typed. Not by the form's own rules: an order from before a rule of today, such
 * as what a name may hold, must still be read.
 */
const CustomerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.enum(US_STATE_CODES),
  zipCode: z.string(),
});

/** What staff have done with a paid order; of one that was refunded but for its shipping, say, nothing is sent. */
export const FULFILLMENTS = [
  'open',
  'packed',
  'shipped',
  'handed_over',
  'nothing_to_send',
] as const;

/** An order (collection `orders`); its total is `payment.totalCents`. */
export const OrderSchema = z.object({
  ...PAYABLE_FIELDS,
  lines: z.array(OrderLineSchema),
  subtotalCents: CentsSchema,
  shippingCents: CentsSchema,
  customer: CustomerSchema,
  /** Spelled as it is stored and asked for: see docs/decisions/0044. */
  fulfilment: z.enum(FULFILLMENTS),
  /** When it was canceled; not there of orders that were canceled before this was noted. */
  cancelledAt: z.optional(z.iso.datetime()),
});
export type Order = z.infer<typeof OrderSchema>;
