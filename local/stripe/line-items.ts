import * as z from 'zod/mini';
import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { LineItem, Price, Product } from './objects.ts';
import {
  changeMetadata,
  choice,
  currency,
  elsewhere,
  integer,
  listOf,
  metadata,
  text,
} from './params.ts';

const PriceDataParams = z.strictObject({
  currency: currency(),
  unit_amount: integer(0, 99_999_999),
  product_data: z.strictObject({
    name: text(250),
    description: z.optional(text()),
    images: z.optional(listOf(text(2048), 8)),
    metadata: z.optional(metadata()),
    ...elsewhere(['tax_code', 'tax_details', 'unit_label']),
  }),
  recurring: z.optional(
    z.strictObject({
      interval: choice(['day', 'week', 'month', 'year']),
      interval_count: z.optional(integer(1, 156)),
    }),
  ),
  ...elsewhere(['product', 'tax_behavior', 'unit_amount_decimal']),
});

export const LineItemParams = z.strictObject({
  price: z.optional(text()),
  price_data: z.optional(PriceDataParams),
  quantity: integer(1, 999_999),
  metadata: z.optional(metadata()),
  ...elsewhere(['adjustable_quantity', 'dynamic_tax_rates', 'tax_rates']),
});
type LineItemInput = z.output<typeof LineItemParams>;

/** A line with its price and product, which are made on the spot where they come inline. */
export function createLineItem(account: Account, input: LineItemInput, index: number): LineItem {
  if ((input.price === undefined) === (input.price_data === undefined)) {
    throw invalidRequest(
      'You must specify exactly one of `price` and `price_data` for each line item.',
      { param: `line_items[${index}]` },
    );
  }
  const price =
    input.price_data === undefined
      ? mustGet(account, 'price', input.price ?? '', `line_items[${index}][price]`)
      : createPrice(account, input.price_data);
  const product = mustGet(account, 'product', price.product);
  const amount = (price.unit_amount ?? 0) * input.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: changeMetadata({}, input.metadata),
    price,
    quantity: input.quantity,
  };
}

function createPrice(account: Account, input: z.output<typeof PriceDataParams>): Price {
  const product = createProduct(account, input.product_data);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    // Inline prices and products belong to their one session.
    active: false,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: input.recurring
      ? {
          interval: input.recurring.interval,
          interval_count: input.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  };
  account.store.put(price);
  return price;
}

function createProduct(
  account: Account,
  input: z.output<typeof PriceDataParams>['product_data'],
): Product {
  const product: Product = {
    id: newId('prod', 14),
    object: 'product',
    active: false,
    created: account.now(),
    default_price: null,
    description: input.description ?? null,
    images: input.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: changeMetadata({}, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: account.now(),
    url: null,
  };
  account.store.put(product);
  return product;
}
