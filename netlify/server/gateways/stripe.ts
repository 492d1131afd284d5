import Stripe from 'stripe';
import type { Language } from '#words/language.ts';
import { messages as webhooks } from '#words/office/refusals/webhooks.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../core/app-error.ts';
import { env } from '../core/env.ts';

/** What Stripe calls the languages of its pages; for a language that is not listed, Stripe follows the browser. */
export const STRIPE_LOCALES: Readonly<Partial<Record<Language, 'es-419'>>> = { es: 'es-419' };

let client: Stripe | undefined;

/** The Stripe client; only its address differs between a laptop and production. */
export function stripe(): Stripe {
  if (!client) {
    const { protocol, hostname, port } = new URL(env().STRIPE_API_BASE);
    client = new Stripe(env().STRIPE_SECRET_KEY, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      // Both attempts together stay below the deadline of a request, so that the person is told which
      // service it is.
      timeout: 3_500,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }
  return client;
}

/** How far Stripe's clock and ours may be apart. */
const TOLERANCE_SECONDS = 300;

/**
 * The event that a webhook request carries, when its signature is ours and was made now: the SDK
 * refuses old ones, and one of the future could be kept to be used again.
 * @throws AppError invalid_signature
 */
export function verifyEvent(body: string, signature: string | null, now: Date): Stripe.Event {
  try {
    const event = openEvent(body, signature ?? '');
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    // Written so that what is no number is refused, too.
    if (!(signedAt <= now.getTime() / 1000 + TOLERANCE_SECONDS)) {
      throw new Error('The signature is of the future');
    }
    return event;
  } catch (cause) {
    throw new AppError('invalid_signature', webhooks.signature, { cause });
  }
}

/** While one endpoint takes another's place, each signs with its own secret. */
function openEvent(body: string, signature: string): Stripe.Event {
  let reason: unknown;
  for (const secret of env().STRIPE_WEBHOOK_SECRET) {
    try {
      return stripe().webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

/** What a payment event points at. */
export type PaymentRef =
  | { sessionId: string }
  | { paymentIntentId: string }
  | { invoiceId: string }
  | { subscriptionId: string };

/** Only ids are taken from an event; everything else is asked again of Stripe. Null for none of ours. */
export function paymentRefOf(event: Stripe.Event): PaymentRef | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const sessionId = idOf(event.data.object);
      return sessionId ? { sessionId } : null;
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const invoiceId = idOf(event.data.object);
      return invoiceId ? { invoiceId } : null;
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed': {
      const subscriptionId = idOf(event.data.object);
      return subscriptionId ? { subscriptionId } : null;
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'refund.failed': {
      const paymentIntentId = idOf(event.data.object.payment_intent);
      return paymentIntentId ? { paymentIntentId } : null;
    }
    default:
      return null;
  }
}

/** The payout that an event tells of, or null where it tells of anything else. */
export function payoutIdOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
    case 'payout.reconciliation_completed':
      return idOf(event.data.object);
    default:
      return null;
  }
}

/** A card that was declined, as far as counting it needs. */
export interface DeclinedCard {
  chargeId: string;
  /** The payer's, as the payment page had it. */
  email: string;
  /** Whether whoever opened the page had shown that the address is theirs. */
  isProven: boolean;
}

/**
 * The metadata of a payment page whose payer has shown that the address is theirs. A charge of the page
 * has it too, but for a plan's: no such page opens one.
 */
export const PROVEN = { payer: 'proven' } as const;

/** Whether a page, or a charge of one, has {@link PROVEN}. */
export const isProvenPayer = (metadata: Stripe.Metadata | null): boolean =>
  metadata?.payer === PROVEN.payer;

/** The declined card that an event tells of, or null where it tells of anything else. */
export function declinedCard(event: Stripe.Event): DeclinedCard | null {
  if (event.type !== 'charge.failed') return null;
  const { id, billing_details, metadata, payment_method_details } = event.data.object;
  const { email } = billing_details;
  if (!email || payment_method_details?.type !== 'card') return null;
  return { chargeId: id, email, isProven: isProvenPayer(metadata) };
}

const STRIPE_ID = /^[A-Za-z0-9_]{1,255}$/;

/** The id, whether the object came with it or not; null for what can be none. */
export function idOf(held: string | { id?: string } | null | undefined): string | null {
  const id = typeof held === 'string' ? held : held?.id;
  return typeof id === 'string' && STRIPE_ID.test(id) ? id : null;
}

/** Whether Stripe says that there is no such thing: asking again will not help. */
export function isUnknownToStripe(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

/** Whether Stripe did not answer, or answered that it cannot. */
export function isStripeDown(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError
  );
}

/** The request whose failure Stripe repeats for its idempotency key, a day long; undefined where it is new. */
export function repeatedRequest(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  const headers = error.headers ?? {};
  return headers['idempotent-replayed'] === 'true' ? headers['original-request'] : undefined;
}

/** The refusal when Stripe does not do what we ask. */
export function paymentUnavailable(cause: unknown): AppError {
  return new AppError('payment_unavailable', messages.noPaymentProvider, { cause });
}
