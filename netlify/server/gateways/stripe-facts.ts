import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import type {
  ChargeFacts,
  PaymentFacts,
  SessionFacts,
  SubscriptionFacts,
} from '#domain/payments/facts.ts';
import { idOf, type PaymentRef, stripe } from './stripe.ts';
import { CHARGE_WITH_FEE, intentCharge, pageCharge, readInvoice } from './stripe-charges.ts';

/** The record that something at Stripe is for: the metadata of everything we open there. */
const SubjectSchema = z.object({
  kind: z.enum(PAYABLE_KINDS),
  recordId: z.string().check(z.minLength(1)),
});
export type PaymentSubject = z.infer<typeof SubjectSchema>;

/** What Stripe says now. A plan comes as Stripe has it too, for setting its end. */
export interface StripeAnswer {
  subject: PaymentSubject;
  facts: PaymentFacts;
  subscription: Stripe.Subscription | null;
}

/**
 * What Stripe says now of the payment that a reference points at, or null when it is none of ours.
 * @throws Error when Stripe cannot be reached
 */
export async function readPaymentFacts(ref: PaymentRef): Promise<StripeAnswer | null> {
  if ('sessionId' in ref) return fromSession(ref.sessionId);
  if ('invoiceId' in ref) return fromInvoice(ref.invoiceId);
  if ('subscriptionId' in ref) {
    return answer(await stripe().subscriptions.retrieve(ref.subscriptionId), null);
  }
  return fromIntent(ref.paymentIntentId);
}

/**
 * How to ask Stripe for a payment: by its page, which is then known to be over, or by the payment where it has none.
 * @throws Error when Stripe cannot be reached
 */
export async function refOfIntent(paymentIntentId: string): Promise<PaymentRef> {
  const asked = { payment_intent: paymentIntentId, limit: 1 };
  const [session] = (await stripe().checkout.sessions.list(asked)).data;
  return session ? { sessionId: session.id } : { paymentIntentId };
}

/**
 * Every plan that Stripe may go on charging, by its id; one that has ended need not be among them.
 * @throws Error when Stripe cannot be reached
 */
export async function readPlanStatuses(): Promise<Map<string, SubscriptionFacts['status']>> {
  const found = new Map<string, SubscriptionFacts['status']>();
  for await (const plan of stripe().subscriptions.list({ limit: 100 })) {
    found.set(plan.id, subscriptionFacts(plan).status);
  }
  return found;
}

async function fromSession(id: string): Promise<StripeAnswer | null> {
  const session = await stripe().checkout.sessions.retrieve(id, {
    expand: [`payment_intent.${CHARGE_WITH_FEE}`, 'subscription'],
  });
  const subject = subjectOf(session.metadata);
  if (!subject) return null;
  const about = { id: session.id, status: sessionStatus(session) };
  const customerId = idOf(session.customer);
  if (session.mode === 'subscription') {
    const subscription = typeof session.subscription === 'object' ? session.subscription : null;
    const invoiceId = idOf(session.invoice);
    const paid = invoiceId ? (await readInvoice(invoiceId)).charge : null;
    const charge = paid && { ...paid, sessionId: id };
    const plan = subscription && subscriptionFacts(subscription);
    return {
      subject,
      subscription,
      facts: { session: about, subscription: plan, charge, customerId },
    };
  }
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  // A declined card leaves the page open for another try: nothing has happened yet.
  const tried = intent && session.status === 'complete' ? await pageCharge(intent) : null;
  const charge = tried && { ...tried, sessionId: id };
  return {
    subject,
    subscription: null,
    facts: { session: about, subscription: null, charge, customerId },
  };
}

async function fromInvoice(id: string): Promise<StripeAnswer | null> {
  const { subscription, charge } = await readInvoice(id);
  return subscription && answer(subscription, charge);
}

function answer(
  subscription: Stripe.Subscription,
  charge: ChargeFacts | null,
): StripeAnswer | null {
  const subject = subjectOf(subscription.metadata);
  if (!subject) return null;
  const customerId = idOf(subscription.customer);
  const plan = subscriptionFacts(subscription);
  return {
    subject,
    subscription,
    facts: { session: null, subscription: plan, charge, customerId },
  };
}

/** A payment of its own names its record; one of a plan is found through its invoice. */
async function fromIntent(id: string): Promise<StripeAnswer | null> {
  const intent = await stripe().paymentIntents.retrieve(id, { expand: [CHARGE_WITH_FEE] });
  const subject = subjectOf(intent.metadata);
  if (!subject) {
    const payment = { type: 'payment_intent', payment_intent: id } as const;
    const [paid] = (await stripe().invoicePayments.list({ payment })).data;
    const invoiceId = idOf(paid?.invoice);
    return invoiceId ? fromInvoice(invoiceId) : null;
  }
  const charge = await intentCharge(intent);
  const customerId = idOf(intent.customer);
  return {
    subject,
    subscription: null,
    facts: { session: null, subscription: null, charge, customerId },
  };
}

/** Stripe may learn new words; one we do not know changes nothing. */
function sessionStatus({ status }: Stripe.Checkout.Session): SessionFacts['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

function subscriptionFacts({
  id,
  status,
  pause_collection,
}: Stripe.Subscription): SubscriptionFacts {
  const known = PLAN_STATUS[status] ?? 'running';
  // A plan that ended while its charges were paused says both.
  return { id, status: pause_collection && known !== 'ended' ? 'paused' : known };
}

const PLAN_STATUS: Partial<Record<string, SubscriptionFacts['status']>> = {
  incomplete: 'starting',
  incomplete_expired: 'ended',
  canceled: 'ended',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
};

function subjectOf(metadata: Stripe.Metadata | null): PaymentSubject | null {
  return z.safeParse(SubjectSchema, metadata).data ?? null;
}
