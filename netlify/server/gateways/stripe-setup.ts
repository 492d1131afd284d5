import type Stripe from 'stripe';
import { env } from '../core/env.ts';
import { markOf } from '../core/secret-mark.ts';
import { stripe } from './stripe.ts';

/* What an operator sets up at Stripe once: the webhook's endpoint and the two portals. */

type EventName = Stripe.WebhookEndpointCreateParams.EnabledEvent;

/** What we have to be told of: all that `paymentRefOf`, `payoutIdOf` and `declinedCard` read. */
export const WEBHOOK_EVENTS: readonly EventName[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'charge.failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.reconciliation_completed',
];

/** Donors pause and stop their gifts; who owes installments changes the card only. */
export const PORTALS = {
  STRIPE_PORTAL_GIVING: {
    name: 'Gifts',
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      // Until the donor resumes, as our emails say. Stripe's own default ends after a month, and charges.
      subscription_pause: { enabled: true, duration: { type: 'indefinite' } },
      subscription_cancel: { enabled: true, mode: 'immediately' },
    },
  },
  STRIPE_PORTAL_INSTALLMENTS: {
    name: 'Installments',
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_pause: { enabled: false },
      subscription_cancel: { enabled: false },
    },
  },
} as const satisfies Record<string, Stripe.BillingPortal.ConfigurationCreateParams>;
export type PortalName = keyof typeof PORTALS;

const SECRET_MARK = 'courtside_secret';

/** Where Stripe sends its events. */
export function webhookAddress(): string {
  return `${env().SITE_URL}/.netlify/functions/stripe-webhook`;
}

/** The version of Stripe's API whose shapes we read. */
export function apiVersion(): string {
  return stripe().getApiField('version');
}

/** The account of the key. */
export function readStripeAccount(): Promise<Stripe.Account> {
  return stripe().accounts.retrieveCurrent();
}

/** The endpoints at our address: two while one takes the other's place. */
export async function listWebhookEndpoints(): Promise<Stripe.WebhookEndpoint[]> {
  const url = webhookAddress();
  const found: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of stripe().webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url) found.push(endpoint);
  }
  return found;
}

/** Pure: which of these secrets the endpoint signs with; Stripe tells it only once, so setup notes a mark of it. */
export function secretOf(
  endpoint: Stripe.WebhookEndpoint,
  secrets: readonly string[],
): string | undefined {
  return secrets.find((secret) => endpoint.metadata[SECRET_MARK] === markOf(secret));
}

/** Pure: whether an endpoint brings what we read, signed with one of these secrets. */
export function isRightEndpoint(
  endpoint: Stripe.WebhookEndpoint,
  secrets: readonly string[],
): boolean {
  return endpoint.api_version === apiVersion() && secretOf(endpoint, secrets) !== undefined;
}

/** Notes which secret an endpoint signs with. */
export async function noteSecret(id: string, secret: string): Promise<void> {
  await stripe().webhookEndpoints.update(id, { metadata: { [SECRET_MARK]: markOf(secret) } });
}

/** Ends an endpoint; what Stripe still tries to deliver to it, it drops. */
export async function deleteWebhookEndpoint(id: string): Promise<void> {
  await stripe().webhookEndpoints.del(id);
}

/** The portal of this variable, or undefined where Stripe knows none by that id. */
export async function findPortal(
  name: PortalName,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  try {
    return await stripe().billingPortal.configurations.retrieve(env()[name]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') {
      return undefined;
    }
    throw error;
  }
}

/** Has Stripe send us what we have to know. @returns the endpoint, with its secret, which is told only now */
export function createWebhookEndpoint(): Promise<Stripe.WebhookEndpoint> {
  return stripe().webhookEndpoints.create({
    url: webhookAddress(),
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: apiVersion() as Stripe.WebhookEndpointCreateParams.ApiVersion,
    description: 'Courtside',
  });
}

/** Switches an endpoint on and adds what it lacks; what it hears besides stays. */
export async function completeWebhookEndpoint(endpoint: Stripe.WebhookEndpoint): Promise<void> {
  const heard = endpoint.enabled_events as EventName[];
  await stripe().webhookEndpoints.update(endpoint.id, {
    enabled_events: heard.includes('*') ? heard : [...new Set([...heard, ...WEBHOOK_EVENTS])],
    disabled: false,
  });
}

/** By what we know a portal again that we made. */
const MARK = 'courtside';

/** A portal in use that an earlier run made for this variable, or undefined. */
export async function findMarkedPortal(
  name: PortalName,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const portals = stripe().billingPortal.configurations.list({ limit: 100, active: true });
  for await (const portal of portals) {
    if (portal.metadata?.[MARK] === name) return portal;
  }
  return undefined;
}

/** Makes a portal, or sets one that is there as it should be. @returns its id */
export async function savePortal(name: PortalName, id: string | undefined): Promise<string> {
  const { configurations } = stripe().billingPortal;
  const wanted = { ...PORTALS[name], metadata: { [MARK]: name } };
  if (id === undefined) return (await configurations.create(wanted)).id;
  return (await configurations.update(id, { ...wanted, active: true })).id;
}
