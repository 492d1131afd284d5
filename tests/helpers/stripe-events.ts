import type Stripe from 'stripe';
import { expect } from 'vitest';
import stripeWebhook from '#functions/stripe-webhook.ts';
import { STRIPE_WEBHOOK_SECRET } from '#local/env.ts';
import { paymentRefOf, stripe } from '#server/gateways/stripe.ts';
import { invoke, postJson } from './functions.ts';

/** Hands the webhook an event as Stripe does: signed. */
export function deliverEvent(event: object, secret = STRIPE_WEBHOOK_SECRET): Promise<Response> {
  const payload = JSON.stringify(event);
  const request = postJson('/.netlify/functions/stripe-webhook', payload);
  request.headers.set(
    'stripe-signature',
    stripe().webhooks.generateTestHeaderString({ payload, secret }),
  );
  return invoke(stripeWebhook, request);
}

let last: string | undefined;

/** What happened at Stripe since this was asked last: the events that the webhook acts on, oldest first. */
export async function takeEvents(): Promise<Stripe.Event[]> {
  const taken = last === undefined ? await listAll() : await listAfter(last);
  last = taken.at(-1)?.id ?? last;
  return taken.filter((event) => paymentRefOf(event) !== null);
}

/** All that Stripe has told of so far, oldest first. */
export const listEvents = (): Promise<Stripe.Event[]> => listAll();

async function listAll(): Promise<Stripe.Event[]> {
  const newestFirst: Stripe.Event[] = [];
  for await (const event of stripe().events.list({ limit: 100 })) newestFirst.push(event);
  return newestFirst.reverse();
}

async function listAfter(id: string): Promise<Stripe.Event[]> {
  const page = await stripe().events.list({ limit: 100, ending_before: id });
  const events = page.data.reverse();
  const newest = events.at(-1);
  return newest && page.has_more ? [...events, ...(await listAfter(newest.id))] : events;
}

/** Delivers events one after the other; each must be taken. */
export async function deliverAll(events: readonly Stripe.Event[]): Promise<void> {
  for (const event of events) {
    expect((await deliverEvent(event)).status, event.type).toBe(200);
  }
}

/** Stops every plan that still runs, unheard, so that time can be advanced for the next test alone. */
export async function forgetPlans(): Promise<void> {
  for await (const { id } of stripe().subscriptions.list({ limit: 100 })) {
    await stripe().subscriptions.cancel(id);
  }
  await takeEvents();
}

/** Delivers what happened since the last time, and what that causes in turn. @param after each of them */
export async function settleEvents(after?: () => Promise<void>): Promise<void> {
  for (let events = await takeEvents(); events.length > 0; events = await takeEvents()) {
    for (const event of events) {
      await deliverAll([event]);
      await after?.();
    }
  }
}
