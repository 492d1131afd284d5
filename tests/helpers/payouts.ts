import type Stripe from 'stripe';
import { expect } from 'vitest';
import {
  type AdminPayoutLine,
  listPayoutLinesEndpoint,
  lookAtStripeEndpoint,
  readEquationEndpoint,
} from '#contracts/payouts/dashboard.ts';
import admin from '#functions/admin-payments.ts';
import { payouts } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { get, invoke, postJson, stack } from './functions.ts';
import { openPayment, storeDonation } from './payables.ts';
import { sentBy, signUpUser } from './sign-in.ts';
import { openStripeControl } from './stripe-control.ts';
import { deliverEvent, listEvents, settleEvents, takeEvents } from './stripe-events.ts';

/* Payments that Stripe pays out, and what the office asks about payouts; events are delivered by hand. */

export const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();
const office = await signUpUser({ role: 'admin' });

export const PAID = 5000;
export const FEE = Math.round(PAID * 0.029) + 30;

const answer = async (request: Request) => {
  const response = await invoke(admin, sentBy(office, request));
  return { status: response.status, body: await response.json() };
};
export const ask = (path: string, query: Record<string, string> = {}) =>
  answer(get(`${path}?${new URLSearchParams(query)}`));
export const send = (path: string, body: object = {}) => answer(postJson(path, body));
export const equation = async (period = 'all') =>
  readEquationEndpoint.response.parse((await ask(readEquationEndpoint.path, { period })).body);
export const look = () => send(lookAtStripeEndpoint.path);
export const linesOf = async (payout: string): Promise<AdminPayoutLine[]> =>
  (await ask(listPayoutLinesEndpoint.path, { payout })).body.rows;

export async function paidGift(isHeard = true) {
  const gift = await storeDonation({ totalCents: PAID });
  const sessionId = await openPayment('donation', gift);
  await control.pay(sessionId, 'succeeds');
  if (isHeard) await settleEvents();
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  return { id: gift.id, number: gift.number, intentId: String(session.payment_intent) };
}

/** Pays out all there is. @returns Stripe's payout and what it told of it */
export async function payOut() {
  await takeEvents();
  await control.payOut();
  const [payout] = (await stripe().payouts.list({ limit: 1 })).data;
  if (!payout) throw new Error('Stripe paid nothing out');
  return { payout, events: await eventsOf(payout.id) };
}
export const eventsOf = async (id: string) =>
  (await listEvents()).filter(({ data }) => (data.object as { id?: string }).id === id);
export const stored = async (id: string) => (await payouts().doc(id).get()).data();
export const deliver = async (events: readonly Stripe.Event[]) => {
  for (const event of events) expect((await deliverEvent(event)).status).toBe(200);
};
export const told = (type: string, id: string) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type,
  data: { object: { id } },
});
