import type { Account } from './account.ts';
import { mustGet } from './api.ts';
import { createCustomer } from './customers.ts';
import { invalidRequest } from './errors.ts';
import type { CheckoutSession, PaymentIntent } from './objects.ts';
import { changeMetadata } from './params.ts';
import { createPaymentMethod, type Outcome } from './payment-methods.ts';
import { attemptPayment, createPaymentIntent, DECLINED, settleBankPayment } from './payments.ts';
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
  const type = input.outcome === 'ach' ? 'us_bank_account' : 'card';
  if (!session.payment_method_types.includes(type)) {
    throw invalidRequest(`This Checkout Session does not take ${type}.`, { param: 'outcome' });
  }
  const email = session.customer_details?.email ?? input.email;
  if (email === undefined) throw invalidRequest('An e-mail address is needed.', { param: 'email' });
  const result = payOnce(account, { ...session, customer_details: customerDetails(email) }, input);
  if (result.kind === 'complete' && input.attempt !== undefined) {
    account.store.putNote(id, { ...note, paidBy: input.attempt });
  }
  return result;
}

function payOnce(account: Account, session: CheckoutSession, input: PayInput): PayResult {
  const email = session.customer_details?.email ?? null;
  const declined = input.outcome === 'declined';
  // Whoever is only refused does not become a customer.
  const customer = session.customer ?? (declined ? null : newCustomer(account, session, email));
  const intent = { ...intentOf(account, session), customer };
  const method = createPaymentMethod(account, input.outcome, { email, customer });
  const tried = attemptPayment(account, intent, method, input.outcome);
  if (declined) {
    const still = saveSession(account, { ...session, payment_intent: intent.id });
    return { kind: 'declined', session: still, message: DECLINED };
  }
  const complete = saveSession(account, {
    ...session,
    customer,
    payment_intent: intent.id,
    status: 'complete',
    payment_status: tried.status === 'succeeded' ? 'paid' : 'unpaid',
  });
  account.emit('checkout.session.completed', complete);
  return { kind: 'complete', session: complete };
}

function newCustomer(account: Account, session: CheckoutSession, email: string | null) {
  if (session.customer_creation !== 'always') return null;
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

/** The bank's answer to a session that was paid from a bank account. */
export function settleSession(account: Account, id: string, paid: boolean): CheckoutSession {
  const session = mustGet(account, 'checkout.session', id);
  const intent = account.store.get('payment_intent', session.payment_intent ?? '');
  if (intent?.status !== 'processing') {
    throw invalidRequest('No bank payment of this Checkout Session is under way.');
  }
  settleBankPayment(account, intent, paid);
  const settled = saveSession(account, paid ? { ...session, payment_status: 'paid' } : session);
  account.emit(
    paid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    settled,
  );
  return settled;
}
