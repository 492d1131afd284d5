import Stripe from 'stripe';
import { STRIPE_SECRET_KEY } from '#local/env.ts';

/** The hand of the buyer, the bank and the clock in the local Stripe (`/_local/*`). */
export interface StripeControl {
  pauseWebhooks(): Promise<void>;
  resumeWebhooks(): Promise<void>;
  pay(sessionId: string, outcome: 'succeeds' | 'declined' | 'ach'): Promise<void>;
  finishAch(sessionId: string, outcome: 'succeeds' | 'fails'): Promise<void>;
  dispute(sessionId: string): Promise<void>;
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
  return {
    pauseWebhooks: () => post('webhooks/pause'),
    resumeWebhooks: () => post('webhooks/resume'),
    pay: (sessionId, outcome) => post(`sessions/${sessionId}/pay`, { outcome }),
    finishAch: (sessionId, outcome) => post(`sessions/${sessionId}/bank`, { outcome }),
    dispute: async (sessionId) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId, {
        expand: ['payment_intent'],
      });
      const intent = session.payment_intent;
      if (!intent || typeof intent === 'string') throw new Error(`${sessionId} is not paid`);
      await post(`charges/${intent.latest_charge}/dispute`);
    },
  };
}
