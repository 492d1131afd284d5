import type { CollectionReference } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { SMALL } from '#local/seed/large/size.ts';
import { writeLarge } from '#local/seed/large/write-large.ts';
import { firestore } from '#server/gateways/firestore.ts';
import {
  contactMessages,
  donations,
  gallerySubmissions,
  orders,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const COLLECTIONS: readonly (() => CollectionReference<object>)[] = [
  profiles,
  playerBills,
  gallerySubmissions,
  orders,
  donations,
  registrations,
  contactMessages,
];
const total = Object.values(SMALL).reduce((sum, count) => sum + count, 0);
const written = await writeLarge(firestore(), SMALL, NOW);

test('writes every kind, and the same records when it is run again', async () => {
  expect(written).toBe(total);
  await writeLarge(firestore(), SMALL, NOW);
  const counts = await Promise.all(COLLECTIONS.map((collection) => collection().count().get()));
  expect(counts.map((count) => count.data().count)).toEqual([100, 100, 100, 4, 4, 3, 4]);
});

test.each(COLLECTIONS.map((collection) => [collection().id, collection] as const))(
  '%s are records of the site, found by the words that it finds its own by',
  async (name, open) => {
    const raw = async () =>
      (await firestore().collection(name).get()).docs.map((doc) => doc.data());
    const before = await raw();
    const records = await open().get();
    await Promise.all(records.docs.map((doc) => doc.ref.set(doc.data())));
    expect(await raw()).toEqual(before);
  },
);
