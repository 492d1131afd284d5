import * as z from 'zod/mini';
import { LineItemParams } from './line-items.ts';
import {
  address,
  choice,
  elsewhere,
  email,
  expand,
  integer,
  listOf,
  metadata,
  text,
} from './params.ts';

export const AddressParams = z.strictObject({
  city: z.optional(text()),
  country: z.optional(text(2)),
  line1: z.optional(text()),
  line2: z.optional(text()),
  postal_code: z.optional(text()),
  state: z.optional(text()),
});

export const ShippingParams = z.strictObject({
  address: AddressParams,
  name: text(),
  carrier: z.optional(text()),
  phone: z.optional(text()),
  tracking_number: z.optional(text()),
});

/** What one may say when creating a Checkout Session. */
export const SessionParams = z.strictObject({
  ...expand,
  mode: choice(['payment', 'subscription'], ['setup']),
  line_items: listOf(LineItemParams),
  success_url: address(),
  cancel_url: z.optional(address()),
  client_reference_id: z.optional(text(200)),
  customer: z.optional(text()),
  customer_email: z.optional(email()),
  customer_creation: z.optional(choice(['always', 'if_required'])),
  currency: z.optional(choice(['usd'])),
  expires_at: z.optional(integer()),
  locale: z.optional(choice(['auto', 'en', 'es', 'es-419'])),
  metadata: z.optional(metadata()),
  submit_type: z.optional(choice(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  ui_mode: z.optional(choice(['hosted_page'], ['elements', 'embedded_page', 'form'])),
  origin_context: z.optional(choice(['web'], ['mobile_app'])),
  billing_address_collection: z.optional(choice(['auto'], ['required'])),
  phone_number_collection: z.optional(z.strictObject({ enabled: choice(['false'], ['true']) })),
  allow_promotion_codes: z.optional(choice(['false'], ['true'])),
  payment_method_collection: z.optional(choice(['always'], ['if_required'])),
  // `payment_method_types` is gone since the endive versions of the API, so it is unknown here too.
  allowed_payment_method_types: z.optional(
    listOf(
      choice(['card', 'us_bank_account'], ['amazon_pay', 'cashapp', 'klarna', 'link', 'paypal']),
    ),
  ),
  payment_intent_data: z.optional(
    z.strictObject({
      description: z.optional(text(1000)),
      metadata: z.optional(metadata()),
      receipt_email: z.optional(email()),
      setup_future_usage: z.optional(choice(['off_session', 'on_session'])),
      shipping: z.optional(ShippingParams),
      statement_descriptor: z.optional(text(22)),
      statement_descriptor_suffix: z.optional(text(22)),
      capture_method: z.optional(choice(['automatic', 'automatic_async'], ['manual'])),
      ...elsewhere(['application_fee_amount', 'on_behalf_of', 'transfer_data', 'transfer_group']),
    }),
  ),
  subscription_data: z.optional(
    z.strictObject({
      billing_cycle_anchor: z.optional(integer()),
      description: z.optional(text(500)),
      metadata: z.optional(metadata()),
      proration_behavior: z.optional(choice(['none', 'create_prorations'])),
      trial_end: z.optional(integer()),
      trial_period_days: z.optional(integer(1, 730)),
      ...elsewhere([
        'application_fee_percent',
        'billing_cycle_anchor_config',
        'billing_mode',
        'default_tax_rates',
        'invoice_settings',
        'on_behalf_of',
        'pending_invoice_item_interval',
        'transfer_data',
        'trial_settings',
      ]),
    }),
  ),
  automatic_tax: z.optional(z.strictObject({ enabled: choice(['false'], ['true']) })),
  ...elsewhere([
    'adaptive_pricing',
    'after_expiration',
    'branding_settings',
    'consent_collection',
    'custom_fields',
    'custom_text',
    'customer_account',
    'customer_update',
    'discounts',
    'excluded_payment_method_types',
    'integration_identifier',
    'invoice_creation',
    'managed_payments',
    'name_collection',
    'optional_items',
    'payment_method_configuration',
    'payment_method_data',
    'payment_method_options',
    'permissions',
    'redirect_on_completion',
    'return_url',
    'saved_payment_method_options',
    'setup_intent_data',
    'shipping_address_collection',
    'shipping_options',
    'tax_id_collection',
    'wallet_options',
  ]),
});
export type SessionInput = z.output<typeof SessionParams>;
export type AddressInput = z.output<typeof AddressParams>;
