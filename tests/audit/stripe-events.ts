import type Stripe from 'stripe';
import { STRIPE_WEBHOOK_SECRET } from '#local/env.ts';
import { paymentRefOf, stripe } from '#server/gateways/stripe.ts';
import type { World } from './world.ts';

/** What Stripe tells us, the way it tells it: twice, late and out of order. */
export interface Events {
  /** Every event so far, for those who replay some. */
  all: Stripe.Event[];
  /** Delivers what is new and some of what was held back; the rest waits. */
  deliverSome(): Promise<void>;
  /** Delivers all there is, and what that causes in turn. */
  deliverAll(): Promise<void>;
  deliver(event: Stripe.Event): Promise<void>;
}

export function openEvents(world: World, siteUrl: string): Events {
  const { random } = world;
  const all: Stripe.Event[] = [];
  let waiting: Stripe.Event[] = [];

  async function deliver(event: Stripe.Event) {
    const payload = JSON.stringify(event);
    const header = { payload, secret: STRIPE_WEBHOOK_SECRET };
    const signature = stripe().webhooks.generateTestHeaderString(header);
    const { status } = await world.send(
      new Request(`${siteUrl}/.netlify/functions/stripe-webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      }),
    );
    world.count('events delivered');
    if (status !== 200)
      world.faults.push(`event ${event.id} (${event.type}) was answered ${status}`);
  }

  async function takeNew() {
    const last = all.at(-1)?.id;
    const found = last === undefined ? await listAll() : await listAfter(last);
    all.push(...found);
    // The endpoint is told of these alone.
    waiting.push(...found.filter((event) => paymentRefOf(event) !== null));
    return found.length;
  }

  const events: Events = {
    ...{ all, deliver },
    deliverSome: async () => {
      await takeNew();
      const late = waiting.filter(() => random.chance(0.15));
      const now = waiting.filter((event) => !late.includes(event));
      const twice = now.filter(() => random.chance(0.1));
      waiting = late;
      for (const event of random.shuffle([...now, ...twice])) await deliver(event);
    },
    deliverAll: async () => {
      while ((await takeNew()) > 0 || waiting.length > 0) {
        const now = random.shuffle(waiting);
        waiting = [];
        for (const event of now) await deliver(event);
      }
    },
  };
  return events;
}

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
