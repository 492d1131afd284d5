import * as z from 'zod/mini';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { CentsSchema } from '#domain/money/money.ts';
import { PAYABLE_FIELDS } from '#domain/payments/payment.ts';
import { CheckoutFormSchema } from './checkout-form.ts';

/** A line of an order, with the price that content had when it was placed. */
export const OrderLineSchema = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  unitPriceCents: CentsSchema,
});
export type OrderLine = z.infer<typeof OrderLineSchema>;

/** What staff have done with a paid order. */
export const FULFILMENTS = ['open', 'packed', 'shipped', 'handed_over'] as const;

/** An order (collection `orders`); its total is `payment.totalCents`. */
export const OrderSchema = z.object({
  ...PAYABLE_FIELDS,
  lines: z.array(OrderLineSchema),
  subtotalCents: CentsSchema,
  shippingCents: CentsSchema,
  customer: z.omit(CheckoutFormSchema, { paymentMethod: true }),
  fulfilment: z.enum(FULFILMENTS),
});
export type Order = z.infer<typeof OrderSchema>;
