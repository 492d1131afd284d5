import type Stripe from 'stripe';

/**
 * An object as it is stored and sent unexpanded: where the SDK's type says "id or the object"
 * only the id is kept. The SDK's own types then tell when a shape here falls behind the API.
 */
type Stored<T> = {
  [K in keyof T]: Extract<T[K], string> extends never
    ? T[K]
    : Exclude<T[K], { object: string } | { deleted: true }>;
};

/** On the wire decimals are strings; only the SDK turns them into its Decimal. */
export type Price = Omit<Stored<Stripe.Price>, 'unit_amount_decimal' | 'deleted'> & {
  unit_amount_decimal: string | null;
};
export type Product = Omit<Stored<Stripe.Product>, 'deleted'>;
export type LineItem = Omit<Stored<Stripe.LineItem>, 'price'> & { price: Price };
export type CheckoutSession = Omit<Stored<Stripe.Checkout.Session>, 'line_items'>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Customer = Omit<Stored<Stripe.Customer>, 'deleted'>;
/** With the payout that holds it, which the API only filters by. */
export type BalanceTransaction = Stored<Stripe.BalanceTransaction> & { payout: string };
export type Payout = Stored<Stripe.Payout>;
export type Dispute = Omit<Stored<Stripe.Dispute>, 'evidence'> & {
  evidence: Record<string, string | null>;
};

type WithoutDecimal<T, K extends keyof T> = Omit<T, K> & { [P in K]: string | null };
export type Plan = Omit<WithoutDecimal<Stored<Stripe.Plan>, 'amount_decimal'>, 'deleted'>;
export type SubscriptionItem = Omit<
  Stored<Stripe.SubscriptionItem>,
  'deleted' | 'plan' | 'price'
> & { plan: Plan; price: Price };
export type Subscription = Omit<Stored<Stripe.Subscription>, 'items'> & {
  items: List<SubscriptionItem>;
};
export type InvoiceLineItem = Omit<
  Stored<Stripe.InvoiceLineItem>,
  'quantity_decimal' | 'pricing'
> & {
  quantity_decimal: string | null;
  pricing: {
    price_details: { price: string; product: string };
    type: 'price_details';
    unit_amount_decimal: string | null;
  };
};
export type Invoice = Omit<Stored<Stripe.Invoice>, 'lines' | 'deleted' | 'parent' | 'payments'> & {
  lines: List<InvoiceLineItem>;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Record<string, string>; subscription: string };
    type: 'subscription_details';
  };
};
export type InvoicePayment = Omit<Stored<Stripe.InvoicePayment>, 'payment'> & {
  payment: { payment_intent: string; type: 'payment_intent' };
};
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
/** What an operator asks of the account; the rest is left out. */
export type OwnAccount = Pick<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'charges_enabled'
  | 'country'
  | 'default_currency'
  | 'details_submitted'
  | 'email'
  | 'payouts_enabled'
  | 'type'
> & { settings: Pick<Stripe.Account.Settings, 'payouts'> };
export type WebhookEndpoint = Omit<Stored<Stripe.WebhookEndpoint>, 'deleted'>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Every kind of object, by the value of its `object` field. */
export interface ObjectKinds {
  account: OwnAccount;
  balance_transaction: BalanceTransaction;
  'billing_portal.configuration': PortalConfiguration;
  'billing_portal.session': PortalSession;
  'checkout.session': CheckoutSession;
  charge: Charge;
  customer: Customer;
  dispute: Dispute;
  event: StripeEvent;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  payout: Payout;
  product: Product;
  refund: Refund;
  subscription: Subscription;
  webhook_endpoint: WebhookEndpoint;
}
export type Kind = keyof ObjectKinds;
export type AnyObject = ObjectKinds[Kind];

/** What every list of the API looks like. */
export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
