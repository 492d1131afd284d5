import pMap from 'p-map';
import type Stripe from 'stripe';
import { STRIPE_WEBHOOK_SECRET } from '#local/env.ts';
import { paymentRefOf, payoutIdOf, stripe } from '#server/gateways/stripe.ts';
import type { World } from './world.ts';

/** So many events are delivered at the same time: enough for both cores to have work. */
const AT_ONCE = 4;

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
    // The endpoint is told of these alone, and some events of payouts get lost: the night finds them.
    waiting.push(
      ...found.filter(
        (event) =>
          paymentRefOf(event) !== null || (payoutIdOf(event) !== null && random.chance(0.5)),
      ),
    );
    return found.length;
  }

  /** Events of several payers at the same time; those of one in the order given. */
  async function deliverAtOnce(given: readonly Stripe.Event[]) {
    const groups = new Map<string, Stripe.Event[]>();
    for (const event of given) {
      const key = payerOf(event);
      groups.set(key, [...(groups.get(key) ?? []), event]);
    }
    const deliverGroup = async (group: readonly Stripe.Event[]) => {
      for (const event of group) await deliver(event);
    };
    await pMap(groups.values(), deliverGroup, { concurrency: AT_ONCE });
  }

  const events: Events = {
    all,
    deliver,
    deliverSome: async () => {
      await takeNew();
      const late = waiting.filter(() => random.chance(0.15));
      const now = waiting.filter((event) => !late.includes(event));
      const twice = now.filter(() => random.chance(0.1));
      waiting = late;
      await deliverAtOnce(random.shuffle([...now, ...twice]));
    },
    deliverAll: async () => {
      while ((await takeNew()) > 0 || waiting.length > 0) {
        const now = random.shuffle(waiting);
        waiting = [];
        await deliverAtOnce(now);
      }
    },
  };
  return events;
}

/** Whom an event is about, as far as the event itself tells. */
function payerOf({ id, data }: Stripe.Event): string {
  const { customer, payment_intent } = data.object as {
    customer?: unknown;
    payment_intent?: unknown;
  };
  return [customer, payment_intent, id].find((one) => typeof one === 'string') as string;
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
