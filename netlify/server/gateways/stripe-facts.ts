import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type {
  ChargeFacts,
  PaymentFacts,
  SessionFacts,
  SubscriptionFacts,
} from '#domain/payments/facts.ts';
import { PAYABLE_KINDS } from '#domain/payments/payment.ts';
import { idOf, type PaymentRef, stripe } from './stripe.ts';

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

async function fromSession(id: string): Promise<StripeAnswer | null> {
  const session = await stripe().checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge', 'subscription'],
  });
  const subject = subjectOf(session.metadata);
  if (!subject) return null;
  const about = { id: session.id, status: sessionStatus(session) };
  const customerId = idOf(session.customer);
  if (session.mode === 'subscription') {
    const subscription = typeof session.subscription === 'object' ? session.subscription : null;
    const invoiceId = idOf(session.invoice);
    const charge = invoiceId ? (await readInvoice(invoiceId)).charge : null;
    const plan = subscription && subscriptionFacts(subscription);
    return {
      subject,
      subscription,
      facts: { session: about, subscription: plan, charge, customerId },
    };
  }
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  // A declined card leaves the page open for another try: nothing has happened yet.
  const charge = intent && session.status === 'complete' ? await intentCharge(intent) : null;
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
  const intent = await stripe().paymentIntents.retrieve(id, { expand: ['latest_charge'] });
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

async function readInvoice(
  id: string,
): Promise<{ subscription: Stripe.Subscription | null; charge: ChargeFacts | null }> {
  const invoice = await stripe().invoices.retrieve(id, {
    expand: ['payments', 'parent.subscription_details.subscription'],
  });
  const held = invoice.parent?.subscription_details?.subscription;
  const subscription = typeof held === 'object' ? held : null;
  // A trial's invoice asks for nothing.
  if (invoice.amount_due === 0) return { subscription, charge: null };
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments.at(-1);
  const intentId = idOf(payment?.payment.payment_intent);
  const intent =
    intentId && (await stripe().paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }));
  const tried = intent ? await intentCharge(intent) : null;
  if (!tried) return { subscription, charge: null };
  const paidAt = invoice.status_transitions.paid_at;
  return {
    subscription,
    charge: {
      ...tried,
      id,
      invoiceId: id,
      isFirst: invoice.billing_reason === 'subscription_create',
      amountCents: invoice.amount_due,
      paidAt: paidAt === null ? tried.paidAt : isoOf(paidAt),
    },
  };
}

/** How an attempt to collect stands; null before the first. */
async function intentCharge(intent: Stripe.PaymentIntent): Promise<ChargeFacts | null> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  if (!charge) return null;
  const isBank = charge.payment_method_details?.type === 'us_bank_account';
  return {
    id: intent.id,
    paymentIntentId: intent.id,
    invoiceId: null,
    isFirst: true,
    status: chargeStatus(intent),
    amountCents: intent.amount,
    refundedCents: charge.amount_refunded,
    disputed: charge.disputed && (await isLostOrOpen(intent.id)),
    method: isBank ? 'us_bank_account' : 'card',
    // Of a bank payment it is when it set out, days before it arrives.
    paidAt: intent.status === 'succeeded' && !isBank ? isoOf(charge.created) : null,
  };
}

function chargeStatus({ status }: Stripe.PaymentIntent): ChargeFacts['status'] {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'processing' : 'failed';
}

/** A charge stays marked as disputed when the dispute was won. */
async function isLostOrOpen(paymentIntentId: string): Promise<boolean> {
  const { data } = await stripe().disputes.list({ payment_intent: paymentIntentId });
  return data.some(({ status }) => !['won', 'warning_closed', 'prevented'].includes(status));
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
  return { id, status: pause_collection ? 'paused' : (PLAN_STATUS[status] ?? 'running') };
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

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
