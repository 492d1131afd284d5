import { describe, expect, test } from 'vitest';
import { startTestLake } from './test-lake.ts';

const CAP = { _id: 'cap', _type: 'product', name: 'Cap', price: 30 };
const IDS = '*[_type == "product"] | order(_id asc)._id';

describe('mutations', () => {
  test('create, replace, create if missing, patch and delete', async () => {
    const { editor } = await startTestLake([]);
    const created = await editor.create({ _type: 'product', name: 'No id' });
    expect(created).toMatchObject({ name: 'No id', _id: expect.stringMatching(/^[\da-f-]{36}$/) });
    const draft = await editor.create({ _id: 'drafts.', _type: 'product' });
    expect(draft._id).toMatch(/^drafts\.[\da-f-]{36}$/);
    await editor.createIfNotExists(CAP);
    await editor.createIfNotExists({ ...CAP, name: 'Ignored' });
    expect((await editor.getDocument('cap'))?.name).toBe('Cap');
    await editor.createOrReplace({ _id: 'cap', _type: 'product', name: 'Replaced' });
    expect(await editor.getDocument('cap')).not.toHaveProperty('price');
    expect(await editor.patch('cap').set({ name: 'Patched' }).commit()).toMatchObject({
      name: 'Patched',
    });
    await editor.delete('cap');
    expect(await editor.getDocument('cap')).toBeUndefined();
  });

  test('a transaction happens whole or not at all', async () => {
    const { editor } = await startTestLake([CAP]);
    const transaction = editor.transaction().create({ _id: 'scarf', _type: 'product' }).create(CAP);
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ index: 1, error: { type: 'documentAlreadyExistsError', id: 'cap' } }],
      },
    });
    expect(await editor.fetch(IDS)).toEqual(['cap']);
    const result = await editor
      .transaction()
      .create({ _id: 'scarf', _type: 'product' })
      .delete('cap')
      .commit({ transactionId: 'both' });
    expect(result).toMatchObject({
      transactionId: 'both',
      results: [
        { id: 'scarf', operation: 'create' },
        { id: 'cap', operation: 'delete' },
      ],
    });
    expect(await editor.fetch(IDS)).toEqual(['scarf']);
  });

  test('of everything a query selects', async () => {
    const { editor } = await startTestLake([CAP, { ...CAP, _id: 'scarf', price: 10 }]);
    const cheap = { query: '*[_type == "product" && price < $price]', params: { price: 20 } };
    await editor.patch(cheap).set({ name: 'Cheap' }).commit();
    expect(await editor.fetch('*[name == "Cheap"]._id')).toEqual(['scarf']);
    await editor.delete(cheap);
    expect(await editor.fetch(IDS)).toEqual(['cap']);
  });

  test('the second of two writers who read the same revision is refused', async () => {
    const { editor } = await startTestLake([CAP]);
    const read = await editor.getDocument('cap');
    const write = (name: string) =>
      editor
        .patch('cap')
        .ifRevisionId(read?._rev ?? '')
        .set({ name })
        .commit();
    const [first, second] = await Promise.allSettled([write('First'), write('Second')]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = first.status === 'rejected' ? first : second;
    expect(refused).toMatchObject({
      reason: {
        statusCode: 409,
        details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
      },
    });
  });

  test('keys for what stands in an array', async () => {
    const { editor } = await startTestLake([CAP]);
    await editor
      .patch('cap')
      .set({ colors: [{ name: 'Red' }, { _key: 'mine', name: 'Blue' }] })
      .commit({ autoGenerateArrayKeys: true });
    const cap = await editor.getDocument('cap');
    expect(cap?.colors).toEqual([
      { _key: expect.stringMatching(/^\w/), name: 'Red' },
      { _key: 'mine', name: 'Blue' },
    ]);
  });

  test.each([
    ['an unknown document', { patch: { id: 'gone', set: { a: 1 } } }, 409],
    ['a reference to nothing', { create: { _type: 'x', to: { _ref: 'gone' } } }, 409],
    ['another type', { patch: { id: 'cap', set: { _type: 'cat' } } }, 409],
    ['an unknown operation', { patch: { id: 'cap', merge: {} } }, 400],
    ['an unknown mutation', { upsert: CAP }, 400],
    ['a mutation without a target', { delete: {} }, 400],
  ])('%s is refused', async (_name, mutation, status) => {
    const { editor, url } = await startTestLake([CAP]);
    const response = await fetch(`${url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: 'Bearer test-editor', 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ createOrReplace: { ...CAP, price: 1 } }, mutation] }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
    expect((await editor.getDocument('cap'))?.price).toBe(30);
  });

  test('need the token', async () => {
    const { visitor } = await startTestLake([CAP]);
    await expect(visitor.delete('cap')).rejects.toMatchObject({ statusCode: 401 });
    expect(await visitor.fetch(IDS)).toEqual(['cap']);
  });
});

describe('documents by id', () => {
  test('say which are missing, and keep drafts from visitors', async () => {
    const { editor, visitor } = await startTestLake([CAP, { ...CAP, _id: 'drafts.cap' }]);
    const wanted = ['cap', 'drafts.cap', 'gone'];
    const read = async (client: typeof editor) =>
      (await client.getDocuments(wanted)).map((it) => it?._id ?? null);
    expect(await read(editor)).toEqual(['cap', 'drafts.cap', null]);
    expect(await read(visitor)).toEqual(['cap', null, null]);
    expect(await editor.documentsExists(wanted)).toEqual(new Set(['cap', 'drafts.cap']));
  });
});
