import { fc, test as property } from '@fast-check/vitest';
import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareNames, compareValues } from './ordering.ts';
import { openTestFirestore, type TestClient } from './testing.ts';
import { doubleOf, type Value } from './values.ts';

let client: TestClient;
beforeAll(async () => {
  client = await openTestFirestore();
});
afterAll(() => client.close());

let number = 0;

/** What an orderBy makes of values written in reverse. */
async function sort(values: readonly unknown[]): Promise<unknown[]> {
  const collection = client.db.collection(`sorted${number++}`);
  const batch = client.db.batch();
  for (const [index, value] of [...values].reverse().entries()) {
    batch.set(collection.doc(String(index)), { value });
  }
  await batch.commit();
  return (await collection.orderBy('value').get()).docs.map((doc) => doc.get('value'));
}

const shuffled = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length });

describe('order in a query', () => {
  test('of every kind of value', async () => {
    const ordered = [
      null,
      false,
      true,
      Number.NaN,
      Number.NEGATIVE_INFINITY,
      -1,
      0.5,
      1,
      1.5,
      2 ** 53,
      Number.POSITIVE_INFINITY,
      new Timestamp(1, 0),
      new Timestamp(1, 1000),
      '',
      'A',
      'a',
      'a\u0000',
      'aa',
      'é',
      '\uff5e',
      '😀',
      Buffer.from([]),
      Buffer.from([1]),
      Buffer.from([1, 0]),
      Buffer.from([255]),
      client.db.doc('a/b'),
      client.db.doc('a/b/c/d'),
      client.db.doc('a/b!'),
      client.db.doc('b/a'),
      new GeoPoint(-1, 5),
      new GeoPoint(1, -5),
      new GeoPoint(1, 5),
      [],
      [1],
      [1, 2],
      [2],
      ['a'],
      {},
      { a: 1 },
      { a: 1, b: 1 },
      { a: 2 },
      { b: 0 },
    ];
    expect(await sort(ordered)).toEqual(ordered);
  });

  test('of text goes by UTF-8 bytes, not by UTF-16', async () => {
    const byBytes = ['z', '\uffee', '😀'];
    expect([...byBytes].sort()).toEqual(['z', '😀', '\uffee']);
    expect(await sort(byBytes)).toEqual(byBytes);
    const found = await client.db
      .collection(`sorted${number - 1}`)
      .where('value', '>', '\uffee')
      .get();
    expect(found.docs.map((doc) => doc.get('value'))).toEqual(['😀']);
  });

  test('of ids goes by UTF-8 bytes too', async () => {
    const ids = ['z', '\uffee', '😀'];
    const collection = client.db.collection('ids');
    await Promise.all(ids.map((id) => collection.doc(id).set({ a: 1 })));
    expect((await collection.get()).docs.map(({ id }) => id)).toEqual(ids);
  });

  property.prop([fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 20 })], {
    numRuns: 10,
  })('of any text is that of its bytes', async (texts) => {
    const expected = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(await sort(texts)).toEqual(expected);
  });
});

const number64 = fc.oneof(
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((n): Value => ({ integerValue: String(n) })),
  fc.double().map(doubleOf),
  fc.integer({ min: -3, max: 3 }).map(doubleOf),
  fc.integer({ min: -3, max: 3 }).map((n): Value => ({ integerValue: String(n) })),
);

const scalar = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  number64,
  fc.string({ maxLength: 3 }).map((stringValue): Value => ({ stringValue })),
);

const anyValue = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
  fc
    .dictionary(fc.constantFrom('a', 'b', '😀', '\uffee'), scalar, { noNullPrototype: true })
    .map((fields): Value => ({ mapValue: { fields } })),
);

describe('the order of values', () => {
  property.prop([anyValue, anyValue, anyValue])('is total', (a, b, c) => {
    expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) || 0);
    const [x, y, z] = [a, b, c].sort(compareValues);
    if (!x || !y || !z) throw new Error('three values are sorted');
    expect([compareValues(x, y), compareValues(y, z), compareValues(x, z)]).toSatisfy(
      (orders: number[]) => orders.every((order) => order <= 0),
    );
  });

  test('compares int64 and double exactly', () => {
    const integer: Value = { integerValue: '9007199254740993' };
    expect(compareValues(integer, doubleOf(9_007_199_254_740_992))).toBe(1);
    expect(compareValues(integer, doubleOf(9_007_199_254_740_994))).toBe(-1);
    expect(compareValues({ integerValue: '1' }, doubleOf(1))).toBe(0);
  });

  property.prop([shuffled(['a', 'a/b/c', 'a-/b', 'a😀/b', 'a\uffee/b', 'b'])])(
    'puts what lies below a name right behind it',
    (names) => {
      const sorted = ['a', 'a/b/c', 'a-/b', 'a\uffee/b', 'a😀/b', 'b'];
      expect(names.sort(compareNames)).toEqual(sorted);
    },
  );
});
