import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AggregateField, FieldPath, Filter, type Query } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseIndexes } from './index-file.ts';
import { startFirestore } from './server.ts';
import { connect, INDEXES_FILE, isOutside, openTestFirestore, type TestClient } from './testing.ts';

const up = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const down = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const composite = (collectionGroup: string, ...fields: object[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
});

const FILE = {
  indexes: [
    composite('orders', up('status'), down('createdAt')),
    composite('orders', up('email'), down('createdAt')),
    composite('orders', { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, up('total')),
    composite('orders', up('status'), up('total')),
    composite('orders', up('a'), up('b')),
    composite('orders', down('__name__')),
    composite('orders', up('total'), down('__name__')),
  ],
  fieldOverrides: [
    {
      collectionGroup: 'lines',
      fieldPath: 'sku',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    { collectionGroup: 'orders', fieldPath: 'note', indexes: [] },
  ],
};

let folder: string;
let file: string;
let client: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'indexes-'));
  file = path.join(folder, 'firestore.indexes.json');
  await writeFile(file, JSON.stringify(FILE));
  client = await openTestFirestore(file);
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

const orders = () => client.db.collection('orders');
const id = FieldPath.documentId();

// Google's emulator serves every query.
describe.skipIf(isOutside)('production serves, and so do we', () => {
  test.each<[string, () => Query]>([
    ['everything', () => orders()],
    ['one field, either way', () => orders().orderBy('anything', 'desc')],
    ['a range on one field', () => orders().where('x', '>', 1).where('x', '<', 5)],
    ['equalities, merged', () => orders().where('x', '==', 1).where('y', 'in', [1, 2])],
    [
      'equalities and array-contains',
      () => orders().where('x', '==', 1).where('y', 'array-contains', 2),
    ],
    ['equality backwards by id', () => orders().where('x', '==', 1).orderBy(id, 'desc')],
    ['equality and range of ids', () => orders().where('x', '==', 1).where(id, '>', 'a')],
    ['an order by a field held equal', () => orders().where('x', '==', 1).orderBy('x')],
    [
      'a composite index',
      () => orders().where('status', '==', 'paid').orderBy('createdAt', 'desc'),
    ],
    ['… for in', () => orders().where('status', 'in', ['a', 'b']).orderBy('createdAt', 'desc')],
    ['… for a range', () => orders().where('status', '==', 'paid').where('total', '>', 5)],
    ['… for array-contains', () => orders().where('tags', 'array-contains', 'x').orderBy('total')],
    ['… for two orders', () => orders().orderBy('a').orderBy('b')],
    ['… for two ranges', () => orders().where('a', '>', 1).where('b', '>', 1)],
    ['… for ids backwards', () => orders().orderBy(id, 'desc')],
    ['… for mixed directions', () => orders().orderBy('total').orderBy(id, 'desc')],
    [
      'two composite indexes, merged',
      () => orders().where('status', '==', 1).where('email', '==', 2).orderBy('createdAt', 'desc'),
    ],
    [
      'OR, each side by its own index',
      () =>
        orders()
          .where(Filter.or(Filter.where('status', '==', 1), Filter.where('email', '==', 2)))
          .orderBy('createdAt', 'desc'),
    ],
    ['a collection group', () => client.db.collectionGroup('orders')],
    [
      'a collection group by an exempted field',
      () => client.db.collectionGroup('lines').orderBy('sku'),
    ],
  ])('%s', async (_, query) => {
    expect((await query().get()).empty).toBe(true);
  });

  test('a sum over a filter with an index', async () => {
    const sum = { total: AggregateField.sum('total') };
    expect((await orders().aggregate(sum).get()).data().total).toBe(0);
    expect((await orders().where('status', '==', 1).aggregate(sum).get()).data().total).toBe(0);
  });
});

describe.skipIf(isOutside)('production refuses, and so do we', () => {
  test.each<[string, () => Query, object[]]>([
    [
      'equality and another order',
      () => orders().where('x', '==', 1).orderBy('y'),
      [up('x'), up('y')],
    ],
    [
      'an index in the other direction',
      () => orders().where('status', '==', 1).orderBy('createdAt'),
      [up('status'), up('createdAt')],
    ],
    ['two orders', () => orders().orderBy('b').orderBy('a'), [up('b'), up('a')]],
    ['two ranges', () => orders().where('y', '>', 1).where('x', '<', 1), [up('x'), up('y')]],
    [
      'ids in their own direction',
      () => orders().orderBy('y').orderBy(id, 'desc'),
      [up('y'), down('__name__')],
    ],
    [
      'array-contains and an order',
      () => orders().where('tags', 'array-contains', 'x').orderBy('y'),
      [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, up('y')],
    ],
    [
      'one fixed field too many for what can be merged',
      () => orders().where('status', '==', 1).where('x', '==', 2).orderBy('createdAt', 'desc'),
      [up('status'), up('x'), down('createdAt')],
    ],
    [
      'one side of an OR',
      () =>
        orders()
          .where(Filter.or(Filter.where('status', '==', 1), Filter.where('x', '==', 2)))
          .orderBy('createdAt', 'desc'),
      [up('x'), down('createdAt')],
    ],
  ])('%s', async (_, query, fields) => {
    await expect(query().get()).rejects.toMatchObject({
      code: 9,
      message: expect.stringContaining(JSON.stringify(composite('orders', ...fields))),
    });
  });

  // The bytes that stand in the links of production for an index: name, scope and fields.
  const link = (page: string, name: string, rest: string) => {
    const named = `projects/demo-links/databases/(default)/collectionGroups/${name}`;
    const bytes = Buffer.from(`\n${String.fromCharCode(named.length)}${named}${rest}`);
    return `https://console.firebase.google.com/v1/r/project/demo-links/firestore/indexes?${page}=${bytes.toString('base64url')}`;
  };
  test.each<[string, (db: TestClient['db']) => Query, string, string]>([
    [
      'a composite index',
      (db) => db.collection('flt').where('q', '==', 1).orderBy('z', 'desc'),
      'an index',
      link(
        'create_composite',
        'flt/indexes/_',
        '\x10\x01\x1a\x05\n\x01q\x10\x01\x1a\x05\n\x01z\x10\x02\x1a\x0c\n\x08__name__\x10\x02',
      ),
    ],
    [
      'an index on the elements of a list',
      (db) => db.collection('flt').where('q', 'array-contains', 1).orderBy('z'),
      'an index',
      link(
        'create_composite',
        'flt/indexes/_',
        '\x10\x01\x1a\x05\n\x01q\x18\x01\x1a\x05\n\x01z\x10\x01\x1a\x0c\n\x08__name__\x10\x01',
      ),
    ],
    [
      'one field of a collection group',
      (db) => db.collectionGroup('tries').where('of', '==', 1),
      'a COLLECTION_GROUP_ASC index for collection tries and field of',
      link('create_exemption', 'tries/fields/of', '\x10\x02\x1a\x06\n\x02of\x10\x01'),
    ],
  ])('with a link to the console that makes %s', async (_, query, what, where) => {
    const server = await startFirestore({ port: 0, file: ':memory:', indexesFile: file });
    const own = connect(server.url, 'demo-links');
    const words = `The query requires ${what}. You can create it here: ${where}\n`;
    const refusal = expect.objectContaining({ code: 9, message: expect.stringContaining(words) });
    await expect(query(own.db).get()).rejects.toEqual(refusal);
    await own.close();
    await server.close();
  });

  test('ids backwards without an index', async () => {
    const query = client.db.collection('players').orderBy(id, 'desc');
    await expect(query.get()).rejects.toMatchObject({ code: 9 });
  });

  test('a field exempted from indexes', async () => {
    const query = orders().where('note', '==', 'x');
    await expect(query.get()).rejects.toMatchObject({ code: 9 });
  });

  test('a collection group by a field without an exemption, naming the override', async () => {
    const query = client.db.collectionGroup('lines').where('size', '==', 'M');
    await expect(query.get()).rejects.toMatchObject({
      code: 9,
      message: expect.stringMatching(/"fieldOverrides".*"fieldPath":"size".*"COLLECTION_GROUP"/),
    });
  });

  test('a sum over a filter without an index', async () => {
    const sum = orders()
      .where('x', '==', 1)
      .aggregate({ total: AggregateField.sum('total') });
    await expect(sum.get()).rejects.toMatchObject({ code: 9 });
  });
});

describe.skipIf(isOutside)('the file', () => {
  test('counts as soon as it is edited', async () => {
    const query = orders().where('later', '==', 1).orderBy('at');
    await expect(query.get()).rejects.toMatchObject({ code: 9 });
    const indexes = [...FILE.indexes, composite('orders', up('later'), up('at'))];
    await writeFile(file, JSON.stringify({ ...FILE, indexes }));
    expect((await query.get()).empty).toBe(true);
  });

  test('must be one the Firebase CLI would deploy', async () => {
    const broken = path.join(folder, 'broken.json');
    await writeFile(broken, JSON.stringify({ indexes: [{ collectionGroup: 'orders' }] }));
    const options = { port: 0, file: ':memory:', indexesFile: broken };
    await expect(startFirestore(options)).rejects.toThrow('queryScope');
  });

  // The Firebase CLI makes each entry that was not there when it began: the second is answered with 409,
  // and nothing behind it is deployed.
  test.each([
    ['an index', { indexes: [composite('orders', up('a'), up('b'))] }],
    [
      'an index that spells out the order of ids',
      { indexes: [composite('orders', down('b'), down('__name__'))] },
    ],
    [
      'an override',
      { fieldOverrides: [{ collectionGroup: 'lines', fieldPath: 'sku', indexes: [] }] },
    ],
  ])('must not name %s twice', (_, more: { indexes?: object[]; fieldOverrides?: object[] }) => {
    const once = {
      indexes: [composite('orders', up('a'), up('b')), composite('orders', down('b'))],
      fieldOverrides: FILE.fieldOverrides,
    };
    expect(() => parseIndexes(JSON.stringify(once))).not.toThrow();
    const twice = {
      indexes: [...once.indexes, ...(more.indexes ?? [])],
      fieldOverrides: [...once.fieldOverrides, ...(more.fieldOverrides ?? [])],
    };
    expect(() => parseIndexes(JSON.stringify(twice))).toThrow('stands twice');
  });

  test('of this project serves the outbox and the orders', async () => {
    const own = await openTestFirestore(INDEXES_FILE);
    const due = own.db
      .collection('outbox')
      .where('status', '==', 'waiting')
      .where('needs', 'in', ['nothing'])
      .orderBy('nextAttemptAt');
    const newest = own.db
      .collection('orders')
      .where('payment.status', '==', 'paid')
      .orderBy('createdAt', 'desc');
    expect([(await due.get()).size, (await newest.get()).size]).toEqual([0, 0]);
    await own.close();
  });
});
