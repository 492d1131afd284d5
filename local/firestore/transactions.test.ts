import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOutside, openTestFirestore, type TestClient } from './testing.ts';

let client: TestClient;
beforeAll(async () => {
  client = await openTestFirestore();
});
afterAll(() => client.close());

let number = 0;
const fresh = () => client.db.collection(`books${number++}`);

describe('a transaction', () => {
  test('starts over when another commit changed a document it read', async () => {
    const doc = fresh().doc('stock');
    await doc.set({ left: 5 });
    const seen: number[] = [];
    await client.db.runTransaction(async (transaction) => {
      const left = (await transaction.get(doc)).get('left');
      seen.push(left);
      if (seen.length === 1) await doc.set({ left: 3 });
      transaction.update(doc, { left: left - 1 });
    });
    expect(seen).toEqual([5, 3]);
    expect((await doc.get()).get('left')).toBe(2);
  });

  test('is told ABORTED when it may not try again', async () => {
    const doc = fresh().doc('stock');
    const once = client.db.runTransaction(
      async (transaction) => {
        await transaction.get(doc);
        await doc.set({ left: 1 });
        transaction.set(doc, { left: 0 });
      },
      { maxAttempts: 1 },
    );
    await expect(once).rejects.toMatchObject({ code: 10 });
    expect((await doc.get()).get('left')).toBe(1);
  });

  test('notices a document that was missing and now exists, or is gone', async () => {
    const collection = fresh();
    await collection.doc('here').set({ a: 1 });
    let attempts = 0;
    await client.db.runTransaction(async (transaction) => {
      attempts += 1;
      const [gone, made] = await transaction.getAll(collection.doc('here'), collection.doc('new'));
      if (attempts === 1) await collection.doc('new').set({ a: 1 });
      if (attempts === 2) await collection.doc('here').delete();
      transaction.set(collection.doc('result'), { gone: gone?.exists, made: made?.exists });
    });
    expect(attempts).toBe(3);
    expect((await collection.doc('result').get()).data()).toEqual({ gone: false, made: true });
  });

  test('notices a document that a query of its would now find', async () => {
    const collection = fresh();
    const counts: number[] = [];
    await client.db.runTransaction(async (transaction) => {
      const found = await transaction.get(collection.where('game', '==', 'g1'));
      counts.push(found.size);
      if (counts.length === 1) await collection.doc('a').set({ game: 'g1' });
      transaction.set(collection.doc('count'), { found: found.size });
    });
    expect(counts).toEqual([0, 1]);
  });

  test('notices that what it counted has changed', async () => {
    const collection = fresh();
    const counts: number[] = [];
    await client.db.runTransaction(async (transaction) => {
      const { count } = (await transaction.get(collection.where('a', '==', 1).count())).data();
      counts.push(count);
      if (counts.length === 1) await collection.doc('a').set({ a: 1 });
      transaction.set(collection.doc('count'), { count });
    });
    expect(counts).toEqual([0, 1]);
  });

  test('is left alone by a change to what it did not read', async () => {
    const collection = fresh();
    let attempts = 0;
    await client.db.runTransaction(async (transaction) => {
      attempts += 1;
      await transaction.get(collection.where('game', '==', 'g1'));
      await collection.doc('other').set({ game: 'g2' });
      transaction.set(collection.doc('result'), { done: true });
    });
    expect(attempts).toBe(1);
  });

  test('reads everything as of one moment', async () => {
    const collection = fresh();
    await collection.doc('a').set({ n: 1 });
    await collection.doc('b').set({ n: 1 });
    const sums = await client.db.runTransaction(
      async (transaction) => {
        const a = await transaction.get(collection.doc('a'));
        await client.db.batch().update(a.ref, { n: 2 }).delete(collection.doc('b')).commit();
        await collection.doc('c').set({ n: 7 });
        const all = await transaction.get(collection);
        return all.docs.map((doc) => doc.get('n'));
      },
      { readOnly: true },
    );
    expect(sums).toEqual([1, 1]);
    expect((await collection.get()).docs.map((doc) => doc.get('n'))).toEqual([2, 7]);
  });

  test('keeps nothing when it fails, and frees what it read', async () => {
    const doc = fresh().doc('a');
    const failing = client.db.runTransaction(async (transaction) => {
      await transaction.get(doc);
      transaction.set(doc, { a: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await doc.get()).exists).toBe(false);
    await client.db.runTransaction(async (transaction) => {
      transaction.set((await transaction.get(doc)).ref, { a: 2 });
    });
    expect((await doc.get()).data()).toEqual({ a: 2 });
  });

  test('is not lost in a crowd: 20 at once count to 20', async () => {
    const doc = fresh().doc('counter');
    const countUp = () =>
      client.db.runTransaction(async (transaction) => {
        const n = (await transaction.get(doc)).get('n') ?? 0;
        transaction.set(doc, { n: n + 1 });
      });
    await Promise.all(Array.from({ length: 20 }, countUp));
    expect((await doc.get()).get('n')).toBe(20);
  });

  test('sells a last seat once, found by query', async () => {
    const collection = fresh();
    const takeSeat = (who: string) =>
      client.db.runTransaction(async (transaction) => {
        const taken = await transaction.get(collection.where('seat', '==', 1));
        if (taken.empty) transaction.create(collection.doc(who), { seat: 1 });
        return taken.empty;
      });
    const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(takeSeat));
    expect(outcomes.filter((isMine) => isMine)).toHaveLength(1);
    expect((await collection.get()).size).toBe(1);
  });
});

describe('two that read crosswise', () => {
  test('both get through in the end', async () => {
    const [a, b] = [fresh().doc('a'), fresh().doc('b')];
    await Promise.all(
      [[a, b] as const, [b, a] as const].map(([first, second]) =>
        client.db.runTransaction(async (transaction) => {
          const one = await transaction.get(first);
          const two = await transaction.get(second);
          const n = (one.get('n') ?? 0) + (two.get('n') ?? 0) + 1;
          transaction.set(first, { n }).set(second, { n });
        }),
      ),
    );
    expect((await a.get()).get('n')).toBe(3);
    expect((await b.get()).get('n')).toBe(3);
  });
});

describe('a commit sent twice', () => {
  async function begin(body: object = { options: { readWrite: {} } }): Promise<string> {
    return (await (await client.call('beginTransaction', body)).json()).transaction;
  }
  const increment = (path: string) => ({
    update: { name: `${client.root}/${path}` },
    updateMask: {},
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  });

  // Google's emulator does not promise this.
  test.skipIf(isOutside)('in one transaction counts once and is answered alike', async () => {
    const doc = fresh().doc('a');
    const body = { writes: [increment(doc.path)], transaction: await begin() };
    const replies = [await client.call('commit', body), await client.call('commit', body)];
    const [first, second] = await Promise.all(replies.map((reply) => reply.json()));
    expect(first.writeResults).toHaveLength(1);
    expect(second).toEqual(first);
    expect((await doc.get()).get('n')).toBe(1);
  });

  test('after a rollback is refused', async () => {
    const doc = fresh().doc('a');
    const transaction = await begin();
    expect((await client.call('rollback', { transaction })).status).toBe(200);
    const reply = await client.call('commit', { writes: [increment(doc.path)], transaction });
    expect(await reply.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    expect((await doc.get()).exists).toBe(false);
  });

  test('cannot write in a read-only transaction', async () => {
    const transaction = await begin({ options: { readOnly: {} } });
    const writes = [increment(fresh().doc('a').path)];
    const reply = await client.call('commit', { writes, transaction });
    expect(await reply.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});
