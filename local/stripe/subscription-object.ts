import type { Account } from './account.ts';
import { newId } from './ids.ts';
import type { LineItem, Plan, Price, Subscription, SubscriptionItem } from './objects.ts';
import { listOfAll } from './present.ts';

/** What no subscription of Courtside uses. */
const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: null,
} satisfies Partial<Subscription>;

export interface SubscriptionInput {
  customer: string;
  method: string;
  lines: LineItem[];
  anchor: number;
  periodEnd: number;
  trialEnd: number | null;
  metadata: Record<string, string>;
  description: string | null;
}

/** A subscription that begins now. */
export function newSubscription(account: Account, input: SubscriptionInput): Subscription {
  const id = newId('sub');
  const now = account.now();
  const items = input.lines.map((line) => newItem(id, line, now, input.periodEnd));
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    billing_cycle_anchor: input.anchor,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: input.customer,
    default_payment_method: input.method,
    description: input.description,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOfAll(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    metadata: input.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: now,
    status: input.trialEnd === null ? 'active' : 'trialing',
    trial_end: input.trialEnd,
    trial_start: input.trialEnd === null ? null : now,
  };
}

function newItem(
  subscription: string,
  line: LineItem,
  start: number,
  end: number,
): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(line.price),
    price: line.price,
    quantity: line.quantity ?? 1,
    subscription,
    tax_rates: [],
  };
}

/** The older name of a recurring price, which items still carry beside it. */
function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** The one recurring item: Courtside sells one plan at a time, and sessions refuse more. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

/** The subscription in another billing period. */
export function withPeriod(subscription: Subscription, start: number, end: number): Subscription {
  const item = { ...itemOf(subscription), current_period_start: start, current_period_end: end };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

/** The subscription at another price. */
export function withAmount(subscription: Subscription, cents: number): Subscription {
  const { price: before, ...item } = itemOf(subscription);
  const amount = { unit_amount: cents, unit_amount_decimal: String(cents) };
  const price = { ...before, ...amount, id: newId('price', 24) } as Price;
  const changed = { ...item, price, plan: planOf(price) };
  return { ...subscription, items: { ...subscription.items, data: [changed] } };
}
