import Stripe from 'stripe';
import type { PaymentFacts } from '#domain/payments/settlement.ts';
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
  const orderId = session?.metadata?.kind === 'order' ? session.metadata.recordId : undefined;
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

/** The refusal when Stripe does not do what we ask. */
export function paymentUnavailable(cause: unknown): AppError {
  return new AppError(
    'payment_unavailable',
    'Our payment provider cannot be reached right now. You have not been charged; please try again in a moment.',
    { cause },
  );
}
