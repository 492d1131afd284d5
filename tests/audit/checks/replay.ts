import type { DocumentData, DocumentReference } from '@google-cloud/firestore';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { ledger, paymentEvents } from '#server/gateways/records.ts';
import type { Events } from '../stripe-events.ts';
import type { World } from '../world.ts';

const ORDERS = 3;
/** When something was written, not what. */
const TIMES = ['updatedAt', 'createdAt'];

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
  const differences: string[] = [];
  for (const { made } of busy) differences.push(...(await replay(world, events, made.id)));
  return differences;
}

async function replay(world: World, events: Events, id: string): Promise<string[]> {
  const born = world.born.get(id);
  if (!born) return [`${id} was never seen to be made`];
  const path = born.record.ref.path;
  const told = (await paymentEvents().where('appliedTo', '==', path).get()).docs;
  const own = events.all.filter((event) => told.some((doc) => doc.id === event.id));
  const outcomes = [await stateOf(born.record.ref, id)];
  for (let order = 0; order < ORDERS; order += 1) {
    await takeBack(born, id, told);
    for (const event of world.random.shuffle(own)) await events.deliver(event);
    outcomes.push(await stateOf(born.record.ref, id));
  }
  world.count('records replayed');
  const [first, ...others] = outcomes;
  return others.flatMap((other, index) =>
    differencesOf(first ?? {}, other).map((what) => `${path}, order ${index + 1}: ${what}`),
  );
}

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

/** The payment and the entries, by name, without the times of writing. */
async function stateOf(ref: DocumentReference, id: string): Promise<Record<string, string>> {
  const payment = (await ref.get()).data()?.payment as object;
  const state = Object.entries(payment).map(([field, value]): [string, unknown] => [
    `payment.${field}`,
    value,
  ]);
  for (const doc of (await ledger().where('recordId', '==', id).get()).docs) {
    for (const [field, value] of Object.entries(doc.data())) {
      if (!TIMES.includes(field)) state.push([`${doc.id}.${field}`, value]);
    }
  }
  return Object.fromEntries(state.map(([field, value]) => [field, JSON.stringify(value)]));
}

function differencesOf(one: Record<string, string>, other: Record<string, string>): string[] {
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return fields
    .filter((field) => one[field] !== other[field])
    .map((field) => `${field} is ${other[field]}, it was ${one[field]}`);
}
