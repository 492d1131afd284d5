import type {
  DocumentData,
  DocumentReference,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import pMap from 'p-map';
import type Stripe from 'stripe';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { ledger, ledgerSumsChecks, paymentEvents } from '#server/gateways/records.ts';
import { CHECK } from '#server/use-cases/payments/sums/read-sums.ts';
import type { Events } from '../stripe-events.ts';
import type { World } from '../world.ts';

const ORDERS = 3;
/** Records that are told of at the same time. */
const AT_ONCE = 4;
/** When something was written, not what; and what payouts alone say, of which no event here tells. */
const TIMES = ['updatedAt', 'createdAt', 'payoutId'];
const RECEIVED = 'receivedCents' satisfies keyof PlayerBill;

/**
 * Takes a sample of records back to the day they were made, tells their events again in several
 * orders, and compares what each comes to.
 */
export async function checkOrders(
  world: World,
  events: Events,
  entries: readonly LedgerEntry[],
  sample: number,
): Promise<string[]> {
  const byHand = new Set(world.noted.map(({ recordId }) => recordId));
  const candidates = world.made.filter(
    ({ kind, id, method }) => kind !== 'bill' && method === 'credit-card' && !byHand.has(id),
  );
  // Those to which most has happened.
  const busy = candidates
    .map((made) => ({ made, many: entries.filter(({ recordId }) => recordId === made.id).length }))
    .sort((a, b) => b.many - a.many)
    .slice(0, sample);
  const replayed = await Promise.all(busy.map(({ made }) => readReplayed(world, events, made.id)));
  const before = await statesOf(replayed);
  const differences: string[] = [];
  for (let order = 1; order <= ORDERS; order += 1) {
    const told = replayed.map((one) => ({ ...one, own: world.random.shuffle(one.own) }));
    await pMap(
      told,
      async ({ born, id, told: before, own }) => {
        await takeBack(born, id, before);
        for (const event of own) await events.deliver(event);
      },
      { concurrency: AT_ONCE },
    );
    // The monthly sums still hold what was taken back: as where there are none, the night makes them anew.
    await ledgerSumsChecks().doc(CHECK).delete();
    // Of what is not paid, the night says that it is overdue.
    await world.post('/.netlify/functions/nightly', {});
    for (const [index, after] of (await statesOf(replayed)).entries()) {
      const path = replayed[index]?.born.record.ref.path;
      const found = differencesOf(before[index] ?? {}, after);
      differences.push(...found.map((what) => `${path}, order ${order}: ${what}`));
    }
    world.count('orders of events replayed');
  }
  for (const _ of replayed) world.count('records replayed');
  return differences;
}

/** A record, and the events that it was told of. */
interface Replayed {
  id: string;
  born: Born;
  told: readonly QueryDocumentSnapshot[];
  own: readonly Stripe.Event[];
}

async function readReplayed(world: World, events: Events, id: string): Promise<Replayed> {
  const born = world.born.get(id);
  if (!born) throw new Error(`${id} was never seen to be made`);
  const { path } = born.record.ref;
  const told = (await paymentEvents().where('appliedTo', '==', path).get()).docs;
  const ids = new Set(told.map((doc) => doc.id));
  return { id, born, told, own: events.all.filter((event) => ids.has(event.id)) };
}

const statesOf = (replayed: readonly Replayed[]) =>
  Promise.all(replayed.map(({ born, id }) => stateOf(born, id)));

/** A record as it was made, with its bills. */
export interface Born {
  record: { ref: DocumentReference; data: DocumentData };
  bills: readonly { ref: DocumentReference; data: DocumentData }[];
}

async function takeBack(
  { record, bills }: Born,
  id: string,
  told: readonly { ref: DocumentReference }[],
): Promise<void> {
  const writer = firestore().batch();
  for (const { ref, data } of [record, ...bills]) writer.set(ref, data);
  for (const { ref } of told) writer.delete(ref);
  for (const { ref } of (await ledger().where('recordId', '==', id).get()).docs) writer.delete(ref);
  await writer.commit();
}

/** The payment, the bills and the entries, by name, without the times of writing. */
async function stateOf({ record, bills }: Born, id: string): Promise<Record<string, string>> {
  const payment = (await record.ref.get()).data()?.payment as object;
  const parts: [string, object][] = [['payment', payment]];
  for (const { ref } of bills) parts.push([ref.path, (await ref.get()).data() ?? {}]);
  for (const doc of (await ledger().where('recordId', '==', id).get()).docs) {
    parts.push([doc.id, doc.data()]);
  }
  return Object.fromEntries(
    parts.flatMap(([name, fields]) =>
      Object.entries(fields)
        // Nothing received is the same as never anything received.
        .filter(([field, value]) => !TIMES.includes(field) && !(field === RECEIVED && value === 0))
        .map(([field, value]) => [`${name}.${field}`, JSON.stringify(value)]),
    ),
  );
}

function differencesOf(one: Record<string, string>, other: Record<string, string>): string[] {
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return fields
    .filter((field) => one[field] !== other[field])
    .map((field) => `${field} is ${other[field]}, it was ${one[field]}`);
}
