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
export type Dispute = Omit<Stored<Stripe.Dispute>, 'evidence'> & {
  evidence: Record<string, string | null>;
};

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
  'checkout.session': CheckoutSession;
  charge: Charge;
  customer: Customer;
  dispute: Dispute;
  event: StripeEvent;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  price: Price;
  product: Product;
  refund: Refund;
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
