import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { startSubscription } from './billing.ts';
import { createCustomer } from './customers.ts';
import { invalidRequest, notImplemented } from './errors.ts';
import type { CheckoutSession, PaymentIntent, PaymentMethod } from './objects.ts';
import { changeMetadata } from './params.ts';
import { createPaymentMethod, isBank, type Outcome } from './payment-methods.ts';
import { attemptPayment, createPaymentIntent, DECLINED } from './payments.ts';
import { customerDetails } from './session-object.ts';
import { saveSession, sessionNote } from './sessions.ts';

export interface PayInput {
  outcome: Outcome;
  /** What the payer typed, where the session does not name them already. */
  email?: string;
  /** The page's one-time token. */
  attempt?: string;
}

export type PayResult =
  | { kind: 'complete'; session: CheckoutSession }
  | { kind: 'declined'; session: CheckoutSession; message: string }
  /** It was complete or expired before this try. */
  | { kind: 'closed'; session: CheckoutSession };

/** What the payer's click does. One click sent twice, or two at once, is one charge. */
export function paySession(account: Account, id: string, input: PayInput): PayResult {
  const session = mustGet(account, 'checkout.session', id);
  const note = sessionNote(account, id);
  if (session.status !== 'open') {
    const sameClick = input.attempt !== undefined && note.paidBy === input.attempt;
    return { kind: sameClick ? 'complete' : 'closed', session };
  }
  const type = isBank(input.outcome) ? 'us_bank_account' : 'card';
  if (!session.payment_method_types.includes(type)) {
    throw invalidRequest(`This Checkout Session does not take ${type}.`, { param: 'outcome' });
  }
  if (input.outcome === 'unverified' && session.mode === 'subscription') {
    throw notImplemented('plans from a bank account that is not verified', 'outcome');
  }
  const email = session.customer_details?.email ?? input.email;
  if (email === undefined) throw invalidRequest('An email address is needed.', { param: 'email' });
  const result = payOnce(account, { ...session, customer_details: customerDetails(email) }, input);
  if (result.kind === 'complete' && input.attempt !== undefined) {
    account.store.putNote(id, { ...note, paidBy: input.attempt });
  }
  return result;
}

function payOnce(account: Account, session: CheckoutSession, input: PayInput): PayResult {
  const declined = input.outcome === 'declined';
  const email = session.customer_details?.email ?? null;
  // Whoever is only refused does not become a customer.
  const customer = session.customer ?? (declined ? null : newCustomer(account, session, email));
  const method = () => createPaymentMethod(account, input.outcome, { email, customer });
  if (session.mode === 'subscription') {
    if (declined) {
      declinePlan(account, session, method());
      return { kind: 'declined', session, message: DECLINED };
    }
    return complete(account, {
      ...session,
      customer,
      ...startPlan(account, session, customer, method()),
    });
  }
  const intent = { ...intentOf(account, session), customer };
  const tried = attemptPayment(account, intent, method(), input.outcome);
  if (declined) {
    const still = saveSession(account, { ...session, payment_intent: intent.id });
    return { kind: 'declined', session: still, message: DECLINED };
  }
  return complete(account, {
    ...session,
    customer,
    payment_intent: intent.id,
    payment_status: tried.status === 'succeeded' ? 'paid' : 'unpaid',
  });
}

function complete(account: Account, session: CheckoutSession): PayResult {
  const done = saveSession(account, { ...session, status: 'complete' });
  account.emit('checkout.session.completed', done);
  return { kind: 'complete', session: done };
}

/**
 * A card that is refused for a plan's first charge: as with Stripe a charge that failed, of an intent
 * without the session's metadata. A plan that begins later tries no charge. The incomplete subscription
 * that Stripe keeps meanwhile is not made here.
 */
function declinePlan(account: Account, session: CheckoutSession, method: PaymentMethod): void {
  const amount = session.amount_total ?? 0;
  if (amount === 0) return;
  const { payment_method_types: paymentMethodTypes, customer } = session;
  const description = 'Subscription creation';
  const intent = createPaymentIntent(account, {
    amount,
    customer,
    paymentMethodTypes,
    description,
  });
  attemptPayment(account, intent, method, 'declined');
}

/** Begins the session's plan; answers what the session then knows of it. */
function startPlan(
  account: Account,
  session: CheckoutSession,
  customer: string | null,
  method: PaymentMethod,
) {
  const { lineItems, subscriptionData: data } = sessionNote(account, session.id);
  const days = data?.trial_period_days;
  const { subscription, invoice } = startSubscription(account, {
    customer: customer ?? '',
    method: method.id,
    recurring: lineItems.filter((line) => line.price.recurring),
    oneTime: lineItems.filter((line) => !line.price.recurring),
    trialEnd: days === undefined ? (data?.trial_end ?? null) : account.now() + days * 24 * 60 * 60,
    anchor: data?.billing_cycle_anchor ?? null,
    metadata: changeMetadata({}, data?.metadata),
    description: data?.description ?? null,
  });
  const due = invoice?.amount_due ?? 0;
  return {
    subscription: subscription.id,
    invoice: invoice?.id ?? null,
    payment_status:
      due === 0 ? 'no_payment_required' : invoice?.status === 'paid' ? 'paid' : 'unpaid',
  };
}

function newCustomer(account: Account, session: CheckoutSession, email: string | null) {
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  return createCustomer(account, email === null ? {} : { email }).id;
}

function intentOf(account: Account, session: CheckoutSession): PaymentIntent {
  // A declined card leaves its intent behind; the next try goes on with it.
  if (session.payment_intent) return mustGet(account, 'payment_intent', session.payment_intent);
  const data = sessionNote(account, session.id).paymentIntentData;
  return createPaymentIntent(account, {
    amount: session.amount_total ?? 0,
    customer: session.customer,
    paymentMethodTypes: session.payment_method_types,
    metadata: changeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    receiptEmail: data?.receipt_email ?? null,
    statementDescriptor: data?.statement_descriptor ?? null,
    statementDescriptorSuffix: data?.statement_descriptor_suffix ?? null,
    setupFutureUsage: data?.setup_future_usage ?? null,
    shipping: data?.shipping ? shippingOf(data.shipping) : null,
  });
}

type ShippingInput = NonNullable<
  NonNullable<ReturnType<typeof sessionNote>['paymentIntentData']>['shipping']
>;

function shippingOf(input: ShippingInput): NonNullable<PaymentIntent['shipping']> {
  const { address } = input;
  return {
    address: {
      city: address.city ?? null,
      country: address.country ?? null,
      line1: address.line1 ?? null,
      line2: address.line2 ?? null,
      postal_code: address.postal_code ?? null,
      state: address.state ?? null,
    },
    name: input.name,
    carrier: input.carrier ?? null,
    phone: input.phone ?? null,
    tracking_number: input.tracking_number ?? null,
  };
}
