import Stripe from 'stripe';
import { STRIPE_SECRET_KEY } from '#local/env.ts';
import { stripe as siteStripe } from '#server/gateways/stripe.ts';

/** The hand of the buyer, the bank and the clock in the local Stripe (`/_local/*`). */
export interface StripeControl {
  pauseWebhooks(): Promise<void>;
  resumeWebhooks(): Promise<void>;
  pay(sessionId: string, outcome: 'succeeds' | 'declined' | 'ach' | 'unverified'): Promise<void>;
  finishAch(sessionId: string, outcome: 'succeeds' | 'fails'): Promise<void>;
  dispute(sessionId: string): Promise<void>;
  /** Goes to a plan's next billing date. */
  nextBill(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** From now on a plan's card pays, or is declined. */
  setPlanCard(subscriptionId: string, outcome: 'paid' | 'failed'): Promise<void>;
  /** The office gives a plan another amount in Stripe's dashboard. */
  setPlanAmount(subscriptionId: string, cents: number): Promise<void>;
  payInvoice(invoiceId: string, outcome: 'paid' | 'failed'): Promise<void>;
  disputeCharge(paymentIntentId: string): Promise<void>;
  /** The office answers in Stripe's dashboard. */
  answerDispute(paymentIntentId: string): Promise<void>;
  closeDispute(paymentIntentId: string, outcome: 'won' | 'lost'): Promise<void>;
  failRefund(refundId: string): Promise<void>;
  advance(days: number): Promise<void>;
  /** Pays out at once all there is. */
  payOut(): Promise<void>;
  /** The bank sends a payout back. */
  failPayout(payoutId: string): Promise<void>;
  /** Of charges to come: the seconds until Stripe knows their fee. */
  delayFees(seconds: number): Promise<void>;
  /** The next API calls answer 500: before anything is done, during it, or after it. */
  fail(times: number, when?: 'before' | 'during' | 'after'): Promise<void>;
}

/** @param url of the local Stripe */
export function openStripeControl(url: string): StripeControl {
  const { hostname, port } = new URL(url);
  const stripe = new Stripe(STRIPE_SECRET_KEY, { protocol: 'http', host: hostname, port });
  const post = async (path: string, body: object = {}) => {
    const response = await fetch(`${url}/_local/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // A declined card is an outcome, not a failure of the control.
    if (response.status >= 500) throw new Error(`${path}: ${await response.text()}`);
  };
  const disputeCharge = async (paymentIntentId: string) => {
    const intent = await stripe.paymentIntents.retrieve(paymentIntentId);
    await post(`charges/${intent.latest_charge}/dispute`);
  };
  const disputeOf = async (paymentIntentId: string) =>
    (await stripe.disputes.list({ payment_intent: paymentIntentId })).data[0]?.id;
  return {
    pauseWebhooks: () => post('webhooks/pause'),
    resumeWebhooks: () => post('webhooks/resume'),
    pay: (sessionId, outcome) => post(`sessions/${sessionId}/pay`, { outcome }),
    finishAch: (sessionId, outcome) => post(`sessions/${sessionId}/bank`, { outcome }),
    dispute: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (!session.payment_intent) throw new Error(`${sessionId} is not paid`);
      await disputeCharge(String(session.payment_intent));
    },
    nextBill: (subscriptionId, outcome) =>
      post(`subscriptions/${subscriptionId}/next`, { outcome }),
    setPlanCard: (subscriptionId, outcome) =>
      post(`subscriptions/${subscriptionId}/card`, { outcome }),
    setPlanAmount: (subscriptionId, cents) =>
      post(`subscriptions/${subscriptionId}/amount`, { cents }),
    payInvoice: (invoiceId, outcome) => post(`invoices/${invoiceId}/pay`, { outcome }),
    disputeCharge,
    answerDispute: async (paymentIntentId) =>
      post(`disputes/${await disputeOf(paymentIntentId)}/answer`),
    closeDispute: async (paymentIntentId, outcome) =>
      post(`disputes/${await disputeOf(paymentIntentId)}/close`, { outcome }),
    failRefund: (refundId) => post(`refunds/${refundId}/fail`),
    advance: (days) => post('advance', { days }),
    payOut: () => post('payouts'),
    failPayout: (payoutId) => post(`payouts/${payoutId}/fail`),
    delayFees: (seconds) => post('fee-delay', { seconds }),
    fail: (times, when = 'before') => post('faults', { times, when }),
  };
}

/** A customer's hand in Stripe's portal, as Stripe's dashboard has set it up. */
export async function openPortal(customer: string, subscription: string) {
  const { url } = await siteStripe().billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost/',
  });
  return async (action: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ action, subscription }),
      redirect: 'manual',
    });
    if (response.status !== 303) throw new Error(`${action}: ${response.status}`);
  };
}
