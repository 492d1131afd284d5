import Stripe from 'stripe';
import type { Order } from '#domain/orders/order.ts';
import type { PaymentFacts } from '#domain/orders/settlement.ts';
import { env } from '../env.ts';
import { AppError } from '../http/app-error.ts';

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

/** Stripe's hosted page for one Checkout Session. */
export interface CheckoutPage {
  sessionId: string;
  url: string;
}

/**
 * Opens Stripe's payment page for an order.
 *
 * The idempotency key follows from the order and the page it replaces, so that clicking twice, or
 * trying again after a crash, opens the same page. Which ways to pay it offers is set in Stripe's
 * dashboard; the books handle those that settle at once and those that take days.
 * @throws AppError payment_unavailable
 */
export async function createCheckoutPage(order: Order): Promise<CheckoutPage> {
  const metadata = { kind: 'order', orderId: order.id };
  try {
    const session = await stripe().checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: order.id,
        customer_email: order.customer.email,
        metadata,
        payment_intent_data: { metadata, description: `Order ${order.number}` },
        line_items: [
          ...order.lines.map((line) => ({
            quantity: line.quantity,
            price_data: {
              currency: 'usd',
              unit_amount: line.unitPriceCents,
              product_data: { name: `${line.name} (${line.size}, ${line.color})` },
            },
          })),
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: order.shippingCents,
              product_data: { name: 'Shipping' },
            },
          },
        ],
        success_url: `${env().SITE_URL}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${env().SITE_URL}/checkout?cancelled=1`,
      },
      { idempotencyKey: `order-${order.id}-after-${order.stripeCheckoutSessionId ?? 'nothing'}` },
    );
    if (!session.url) throw new Error(`Stripe opened ${session.id} without an address`);
    return { sessionId: session.id, url: session.url };
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}

/** A payment page while it can be paid, otherwise null. @throws AppError payment_unavailable */
export async function findCheckoutPage(
  sessionId: string,
): Promise<{ page: CheckoutPage | null; expired: boolean }> {
  try {
    const { status, url } = await stripe().checkout.sessions.retrieve(sessionId);
    return {
      page: status === 'open' && url ? { sessionId, url } : null,
      expired: status === 'expired',
    };
  } catch (cause) {
    throw paymentUnavailable(cause);
  }
}

/** The event that a webhook request carries, when its signature is ours. @throws AppError invalid_signature */
export function verifyEvent(body: string, signature: string | null): Stripe.Event {
  try {
    return stripe().webhooks.constructEvent(body, signature ?? '', env().STRIPE_WEBHOOK_SECRET);
  } catch (cause) {
    throw new AppError('invalid_signature', 'The signature does not match.', { cause });
  }
}

/** What a payment event points at: a Checkout Session, or a payment intent by its id. */
export type PaymentRef = { sessionId: string } | { paymentIntentId: string };

/** Only ids are taken from an event; everything else is asked again of Stripe. */
export function paymentRefOf(event: Stripe.Event): PaymentRef | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { sessionId: event.data.object.id };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const intent = event.data.object.payment_intent;
      const id = typeof intent === 'string' ? intent : intent?.id;
      return id ? { paymentIntentId: id } : null;
    }
    default:
      return null;
  }
}

/** What Stripe says now of the order's payment a reference points at, or null when it is none of ours. */
export async function readPaymentFacts(
  ref: PaymentRef,
): Promise<{ orderId: string; facts: PaymentFacts } | null> {
  const session = await findSession(ref);
  const orderId = session?.metadata?.kind === 'order' ? session.metadata.orderId : undefined;
  if (!session || !orderId) return null;
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    orderId,
    facts: {
      checkoutSessionId: session.id,
      sessionStatus: sessionStatusOf(session),
      paymentStatus: session.payment_status === 'unpaid' ? 'unpaid' : 'paid',
      failed:
        session.status === 'complete' &&
        (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
      paymentIntentId: intent?.id ?? null,
      amountCents: session.amount_total ?? 0,
      refundedCents: charge?.amount_refunded ?? 0,
      disputed: charge?.disputed ?? false,
    },
  };
}

/** Stripe may learn new words; one we do not know changes nothing. */
function sessionStatusOf({ status }: Stripe.Checkout.Session): PaymentFacts['sessionStatus'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

async function findSession(ref: PaymentRef): Promise<Stripe.Checkout.Session | undefined> {
  const expand = ['payment_intent.latest_charge'];
  if ('sessionId' in ref) return stripe().checkout.sessions.retrieve(ref.sessionId, { expand });
  const list = await stripe().checkout.sessions.list({
    payment_intent: ref.paymentIntentId,
    limit: 1,
    expand: expand.map((path) => `data.${path}`),
  });
  return list.data[0];
}

function paymentUnavailable(cause: unknown): AppError {
  return new AppError(
    'payment_unavailable',
    'Our payment provider cannot be reached right now. You have not been charged; please try again in a moment.',
    { cause },
  );
}
