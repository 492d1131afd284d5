import { FieldPath, FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFirestore, type TestClient } from './testing.ts';

let client: TestClient;
beforeAll(async () => {
  client = await openTestFirestore();
});
afterAll(() => client.close());

let number = 0;
const fresh = () => client.db.collection(`things${number++}`).doc('one');

describe('values', () => {
  test('come back as they were written', async () => {
    const doc = fresh();
    const data = {
      nothing: null,
      yes: true,
      whole: 42,
      most: Number.MAX_SAFE_INTEGER,
      half: 0.5,
      notANumber: Number.NaN,
      endless: Number.NEGATIVE_INFINITY,
      text: 'Zoë 😀',
      when: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 255, 16]),
      place: new GeoPoint(26.64, 0),
      friend: client.db.doc('friends/ann'),
      list: [1, 'two', { three: [3] }],
      map: { 'odd key.`\\': { deep: 1 }, empty: {}, none: [] },
    };
    await doc.set(data);
    expect((await doc.get()).data()).toEqual(data);
  });

  test('keep microseconds of a timestamp and no more', async () => {
    const doc = fresh();
    await doc.set({ when: new Timestamp(1, 123_456_789) });
    expect((await doc.get()).get('when')).toEqual(new Timestamp(1, 123_456_000));
  });

  test('may be 1 MiB in all and not a byte more', async () => {
    const doc = client.db.doc('sized/a');
    // Of the name 5+1, 1+1 and 16; of the document 32; of the field 1+1 and the text's own +1.
    const room = 1_048_576 - (6 + 2 + 16) - 32 - 3;
    await doc.set({ t: 'x'.repeat(room) });
    await expect(doc.set({ t: 'x'.repeat(room + 1) })).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining('exceeds the maximum allowed size of 1,048,576 bytes'),
    });
  });
});

describe('writing', () => {
  test('replaces without a mask and merges with one', async () => {
    const doc = fresh();
    await doc.set({ a: 1, map: { x: 1, y: 2 } });
    await doc.set({ map: { y: 3, z: 4 } }, { merge: true });
    expect((await doc.get()).data()).toEqual({ a: 1, map: { x: 1, y: 3, z: 4 } });
    await doc.set({ a: 9, map: { x: 9 } }, { mergeFields: ['map.x'] });
    expect((await doc.get()).data()).toEqual({ a: 1, map: { x: 9, y: 3, z: 4 } });
    await doc.set({ b: 1 });
    expect((await doc.get()).data()).toEqual({ b: 1 });
  });

  test('updates nested fields and deletes single ones', async () => {
    const doc = fresh();
    await doc.set({ a: 1, map: { x: 1, 'y.z': 2 } });
    await doc.update({ a: FieldValue.delete(), 'map.x': 5, 'new.deep': true });
    await doc.update(new FieldPath('map', 'y.z'), 6);
    expect((await doc.get()).data()).toEqual({ map: { x: 5, 'y.z': 6 }, new: { deep: true } });
  });

  test('refuses to update what is missing and to create what exists', async () => {
    const doc = fresh();
    await expect(doc.update({ a: 1 })).rejects.toMatchObject({ code: 5 });
    await doc.create({ a: 1 });
    await expect(doc.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    expect((await doc.get()).data()).toEqual({ a: 1 });
  });

  test('writes a batch as a whole or not at all', async () => {
    const doc = fresh();
    const other = fresh();
    const batch = client.db.batch().set(doc, { a: 1 }).update(other, { b: 1 });
    await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
    expect((await doc.get()).exists).toBe(false);
    await client.db.batch().set(doc, { a: 1 }).update(doc, { b: 2 }).delete(other).commit();
    expect((await doc.get()).data()).toEqual({ a: 1, b: 2 });
  });

  test('gives each change a later time, and none to a write that changes nothing', async () => {
    const doc = fresh();
    const first = await doc.set({ a: 1 });
    const same = await doc.set({ a: 1 });
    const second = await doc.set({ a: 2 });
    expect(same.writeTime).toEqual(first.writeTime);
    expect(second.writeTime.valueOf() > first.writeTime.valueOf()).toBe(true);
    const { createTime, updateTime } = await doc.get();
    expect([createTime, updateTime]).toEqual([first.writeTime, second.writeTime]);
    await doc.delete();
    await doc.set({ a: 1 });
    expect((await doc.get()).createTime).not.toEqual(first.writeTime);
  });

  test('holds to the update time a writer has seen', async () => {
    const doc = fresh();
    const seen = await doc.set({ a: 1 });
    const newer = await doc.set({ a: 2 });
    const stale = { lastUpdateTime: seen.writeTime };
    await expect(doc.update({ a: 3 }, stale)).rejects.toMatchObject({ code: 9 });
    await expect(doc.delete(stale)).rejects.toMatchObject({ code: 9 });
    expect((await doc.get()).data()).toEqual({ a: 2 });
    await doc.update({ a: 3 }, { lastUpdateTime: newer.writeTime });
    expect((await doc.get()).data()).toEqual({ a: 3 });
  });

  test('takes ids that Datastore numbered, and sorts them first, by number', async () => {
    const ids = ['__id-5__', '__id7__', '__id10__', '!', 'a'];
    const collection = client.db.collection('numbered');
    for (const id of [...ids].reverse()) await collection.doc(id).set({ id });
    const ordered = await collection.orderBy(FieldPath.documentId()).get();
    expect(ordered.docs.map(({ id }) => id)).toEqual(ids);
    const later = collection.where(FieldPath.documentId(), '>', '__id7__');
    expect((await later.get()).docs.map(({ id }) => id)).toEqual(['__id10__', '!', 'a']);
    expect((await collection.doc('__id7__').get()).data()).toEqual({ id: '__id7__' });
  });

  test.each(['__id7__/b', 'a/__id__', 'a/__id07__', 'a/__id9223372036854775808__', 'a/__idx__'])(
    'refuses the reserved name %s',
    async (path) => {
      await expect(client.db.doc(path).set({ a: 1 })).rejects.toMatchObject({ code: 3 });
    },
  );

  test('refuses names Firestore refuses', async () => {
    const { db } = client;
    const long = 'x'.repeat(1501);
    for (const doc of [db.doc('a/__b__'), db.doc('__a__/b'), db.doc('a/..'), db.doc(`a/${long}`)]) {
      await expect(doc.set({ a: 1 })).rejects.toMatchObject({ code: 3 });
    }
    await expect(fresh().set({ __field__: 1 })).rejects.toMatchObject({ code: 3 });
    const odd = db.doc('odd:names/with ü%2F:commit?');
    await odd.set({ a: 1 });
    expect((await odd.parent.listDocuments()).map(({ path }) => path)).toEqual([odd.path]);
  });
});

describe('transforms', () => {
  test('set the time of the server, to the millisecond', async () => {
    const doc = fresh();
    const { writeTime } = await doc.set({ at: FieldValue.serverTimestamp() });
    expect((await doc.get()).get('at').toMillis()).toBe(writeTime.toMillis());
  });

  test('increment whole and broken numbers, and start from nothing', async () => {
    const doc = fresh();
    await doc.set({ whole: 1, half: 1, text: 'x' });
    await doc.update({
      whole: FieldValue.increment(2),
      half: FieldValue.increment(0.5),
      text: FieldValue.increment(7),
      'new.one': FieldValue.increment(-1),
    });
    expect((await doc.get()).data()).toEqual({ whole: 3, half: 1.5, text: 7, new: { one: -1 } });
  });

  test('stop at the ends of a 64-bit integer', async () => {
    const doc = fresh();
    const write = {
      update: {
        name: `${client.root}/${doc.path}`,
        fields: { n: { integerValue: '9223372036854775800' } },
      },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '100' } }],
    };
    const reply = await client.call('commit', { writes: [write] });
    expect(await reply.json()).toMatchObject({
      writeResults: [{ transformResults: [{ integerValue: '9223372036854775807' }] }],
    });
  });

  test('keep the greater or the lesser number', async () => {
    const doc = fresh();
    await doc.set({ n: 5 });
    const write = (kind: string, operand: unknown) => ({
      update: { name: `${client.root}/${doc.path}` },
      updateMask: {},
      updateTransforms: [{ fieldPath: 'n', [kind]: operand }],
    });
    await client.call('commit', {
      writes: [write('maximum', { integerValue: '8' }), write('maximum', { integerValue: '6' })],
    });
    expect((await doc.get()).get('n')).toBe(8);
    await client.call('commit', { writes: [write('minimum', { doubleValue: 2.5 })] });
    expect((await doc.get()).get('n')).toBe(2.5);
  });

  test('add to a list what is not in it, and take out what is', async () => {
    const doc = fresh();
    await doc.set({ list: [1, { a: 1 }] });
    await doc.update({
      list: FieldValue.arrayUnion({ a: 1 }, 2, 2, 1),
      other: FieldValue.arrayUnion('x'),
    });
    expect((await doc.get()).data()).toEqual({ list: [1, { a: 1 }, 2], other: ['x'] });
    await doc.update({ list: FieldValue.arrayRemove(1, { a: 1 }, 9) });
    expect((await doc.get()).data()).toEqual({ list: [2], other: ['x'] });
  });
});

describe('reading many', () => {
  test('gets documents in the order asked, missing ones too, cut to a mask', async () => {
    const doc = fresh();
    await doc.set({ a: 1, map: { x: 1, y: 2 } });
    const missing = doc.parent.doc('missing');
    const [none, found] = await client.db.getAll(missing, doc, { fieldMask: ['map.x'] });
    expect(none?.exists).toBe(false);
    expect(found?.data()).toEqual({ map: { x: 1 } });
  });

  test('lists documents, also those that only have something below them', async () => {
    const { parent } = fresh();
    await parent.doc('b').set({ a: 1 });
    await parent.doc('a/below/c').set({ a: 1 });
    expect((await parent.listDocuments()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await parent.doc('a').listCollections()).map(({ id }) => id)).toEqual(['below']);
    const ids = (await client.db.listCollections()).map(({ id }) => id);
    expect(ids).toContain(parent.id);
  });

  test('a bulk writer reports each write on its own', async () => {
    const doc = fresh();
    await doc.set({ a: 1 });
    const writer = client.db.bulkWriter();
    const created = writer.create(doc.parent.doc('two'), { a: 2 });
    const refused = expect(writer.create(doc, { a: 3 })).rejects.toMatchObject({ code: 6 });
    await writer.close();
    await Promise.all([created, refused]);
    expect((await doc.parent.get()).docs.map((one) => one.get('a'))).toEqual([1, 2]);
  });

  test('deletes everything below a document', async () => {
    const doc = fresh();
    await doc.set({ a: 1 });
    await doc.collection('below').doc('x').set({ a: 1 });
    const neighbour = doc.parent.doc('one-more');
    await neighbour.set({ a: 1 });
    await client.db.recursiveDelete(doc);
    expect((await doc.parent.listDocuments()).map(({ id }) => id)).toEqual(['one-more']);
  });
});
