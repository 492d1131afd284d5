import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirestore } from './server.ts';
import { connect, INDEXES_FILE, type TestClient } from './testing.ts';

let server: Awaited<ReturnType<typeof startFirestore>>;
let client: TestClient;
beforeAll(async () => {
  server = await startFirestore({ port: 0, file: ':memory:', indexesFile: INDEXES_FILE });
  client = connect(server.url);
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const write = (id: string, extra: object = {}) => ({
  writes: [{ update: { name: `${client.root}/a/${id}`, fields: {} }, ...extra }],
});

describe('the server', () => {
  test('says when it is ready', async () => {
    const reply = await fetch(server.url);
    expect(reply.status).toBe(200);
  });

  test('keeps an idle connection for 65 seconds', async () => {
    const reply = await fetch(server.url);
    expect(reply.headers.get('keep-alive')).toBe('timeout=65');
  });

  test('understands an encoded path and enums as numbers or names', async () => {
    await client.call('commit', write('one'));
    const root = client.root.split('/').map(encodeURIComponent).join('/');
    for (const op of [3, 'GREATER_THAN']) {
      const where = {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op,
          value: { referenceValue: `${client.root}/a/0` },
        },
      };
      const reply = await fetch(`${server.url}/v1/${root}:runQuery?$alt=json%3Benum-encoding=int`, {
        method: 'POST',
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'a' }], where } }),
      });
      expect(await reply.json()).toMatchObject([{ document: { name: `${client.root}/a/one` } }]);
    }
  });

  test('answers an empty query with one element, from the first byte on', async () => {
    const reply = await client.call('runQuery', {
      structuredQuery: { from: [{ collectionId: 'none' }] },
    });
    const text = await reply.text();
    expect(text.startsWith('[')).toBe(true);
    expect(JSON.parse(text)).toEqual([{ readTime: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/) }]);
  });

  test('announces the transaction a read began', async () => {
    const reply = await client.call('batchGet', {
      documents: [`${client.root}/a/none`],
      newTransaction: { readWrite: {} },
    });
    expect(await reply.json()).toMatchObject([
      { transaction: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) },
      { missing: `${client.root}/a/none` },
    ]);
  });

  test('forgets one project’s documents on request, and no other’s', async () => {
    const other = connect(server.url);
    await other.db.doc('a/kept').set({ a: 1 });
    await client.db.doc('a/gone').set({ a: 1 });
    const reply = await fetch(`${server.url}/emulator/v1/${client.root}`, { method: 'DELETE' });
    expect(reply.status).toBe(200);
    expect((await client.db.doc('a/gone').get()).exists).toBe(false);
    expect((await other.db.doc('a/kept').get()).exists).toBe(true);
    await other.close();
  });
});

describe('a refusal carries its status in words', () => {
  const missing = { currentDocument: { exists: true } };
  const existing = { currentDocument: { exists: false } };
  const outdated = { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };

  test.each<[string, () => Promise<Response>, number, string]>([
    ['missing document', () => client.call('commit', write('no', missing)), 404, 'NOT_FOUND'],
    [
      'outdated update time',
      () => client.call('commit', write('no', outdated)),
      400,
      'FAILED_PRECONDITION',
    ],
    [
      'a body that is not JSON',
      () => fetch(`${server.url}/v1/${client.root}:commit`, { method: 'POST', body: '{' }),
      400,
      'INVALID_ARGUMENT',
    ],
    ['verb it does not know', () => client.call('partitionQuery', {}), 501, 'UNIMPLEMENTED'],
    ['pipelines', () => client.call('executePipeline', {}), 501, 'UNIMPLEMENTED'],
    [
      'request field it does not know',
      () => client.call('commit', { writes: [], hurry: true }),
      501,
      'UNIMPLEMENTED',
    ],
    [
      'reading the past',
      () => client.call('batchGet', { documents: [], readTime: '2020-01-01T00:00:00Z' }),
      501,
      'UNIMPLEMENTED',
    ],
    [
      'nearest neighbours',
      () =>
        client.call('runQuery', {
          structuredQuery: { from: [{ collectionId: 'a' }], findNearest: {} },
        }),
      501,
      'UNIMPLEMENTED',
    ],
    [
      'a name of another database',
      () =>
        client.call('batchGet', {
          documents: ['projects/other/databases/(default)/documents/a/b'],
        }),
      400,
      'INVALID_ARGUMENT',
    ],
    ['a path elsewhere', () => fetch(`${server.url}/v2/what`), 501, 'UNIMPLEMENTED'],
    [
      'a database of another name',
      () =>
        fetch(`${server.url}/v1/projects/p/databases/other/documents:commit`, { method: 'POST' }),
      404,
      'NOT_FOUND',
    ],
    [
      'a list inside a list',
      () => {
        const list = (values: unknown[]) => ({ arrayValue: { values } });
        const fields = { list: list([list([])]) };
        const name = `${client.root}/a/b`;
        return client.call('commit', { writes: [{ update: { name, fields } }] });
      },
      400,
      'INVALID_ARGUMENT',
    ],
  ])('%s', async (_, send, code, status) => {
    const reply = await send();
    expect(reply.status).toBe(code);
    expect(await reply.json()).toEqual({
      error: { code, status, message: expect.stringMatching(/\w/) },
    });
  });

  test('a document that exists: without its status the SDK would try again', async () => {
    await client.call('commit', write('there'));
    const reply = await client.call('commit', write('there', existing));
    expect(reply.status).toBe(409);
    expect((await reply.json()).error.status).toBe('ALREADY_EXISTS');
    let attempts = 0;
    const create = client.db.runTransaction(async (transaction) => {
      attempts += 1;
      await transaction.get(client.db.doc('a/other'));
      transaction.create(client.db.doc('a/there'), { a: 1 });
    });
    await expect(create).rejects.toMatchObject({ code: 6 });
    expect(attempts).toBe(1);
  });
});
