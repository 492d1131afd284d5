import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { Invoice, InvoiceLineItem, LineItem, Subscription } from './objects.ts';
import { listOfAll } from './present.ts';
import { itemOf } from './subscription-object.ts';

/** What no invoice of Courtside uses. */
const UNUSED = {
  account_country: 'US',
  account_name: 'Local Stripe',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  metadata: {},
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;

export interface InvoiceInput {
  subscription: Subscription;
  lines: InvoiceLineItem[];
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
}

/** An open invoice with nothing paid yet. */
export function newInvoice(account: Account, input: InvoiceInput): Invoice {
  const { subscription, lines } = input;
  const id = newId('in');
  const now = account.now();
  const customer = account.store.get('customer', subscription.customer);
  const item = itemOf(subscription);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...UNUSED,
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    effective_at: now,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOfAll(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    next_payment_attempt: null,
    number: newId('LOCAL', 8).replace('_', '-').toUpperCase(),
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    period_end: item.current_period_start,
    period_start: item.current_period_start,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

/** The recurring line of a period; `free` while a trial runs. */
export function periodLine(
  account: Account,
  subscription: Subscription,
  free = false,
): InvoiceLineItem {
  const {
    price,
    quantity = 1,
    id,
    current_period_start,
    current_period_end,
  } = itemOf(subscription);
  const name = account.store.get('product', price.product)?.name;
  const amount = free ? 0 : (price.unit_amount ?? 0) * quantity;
  const line = newLine(price, quantity, amount, subscription);
  return {
    ...line,
    description: free ? `Trial period for ${name}` : `${quantity} × ${name}`,
    period: { start: current_period_start, end: current_period_end },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: id,
      },
      type: 'subscription_item_details',
    },
  };
}

/** A one-time line of the session on the first invoice. */
export function oneTimeLine(item: LineItem, subscription: Subscription): InvoiceLineItem {
  const line = newLine(item.price, item.quantity ?? 1, item.amount_total, subscription);
  const { current_period_start } = itemOf(subscription);
  return {
    ...line,
    description: item.description,
    period: { start: current_period_start, end: current_period_start },
    parent: {
      invoice_item_details: {
        invoice_item: newId('ii'),
        proration: false,
        proration_details: null,
        subscription: subscription.id,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
  };
}

function newLine(
  price: LineItem['price'],
  quantity: number,
  amount: number,
  subscription: Subscription,
): Omit<InvoiceLineItem, 'description' | 'period' | 'parent'> {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
