import { describe, expect, test } from 'vitest';
import { connect, startTestLake } from './test-lake.ts';

const PRODUCTS = [
  { _id: 'product-b', _type: 'product', name: 'Jersey', price: 49.99, orderRank: 'b' },
  { _id: 'product-a', _type: 'product', name: 'Cap', price: 29.99, orderRank: 'c' },
  { _id: 'drafts.product-a', _type: 'product', name: 'Better cap', price: 31, orderRank: 'c' },
  { _id: 'drafts.product-c', _type: 'product', name: 'Scarf', price: 10, orderRank: 'a' },
];
const NAMES = '*[_type == "product"] | order(orderRank asc).name';

describe('what a visitor reads', () => {
  test('published documents alone, in the order asked for', async () => {
    const { visitor } = await startTestLake(PRODUCTS);
    expect(await visitor.fetch(NAMES)).toEqual(['Jersey', 'Cap']);
    expect(await visitor.fetch('*[_type == "product"] | order(price asc).name')).toEqual([
      'Cap',
      'Jersey',
    ]);
  });

  test('parameters of every JSON type, by GET and by POST, in slices too', async () => {
    const { visitor } = await startTestLake(PRODUCTS);
    const query = '*[_id in $ids && price < $price && (name match $name) == $yes]._id';
    const params = { ids: ['product-a', 'product-b'], price: 40, name: 'cap*', yes: true };
    expect(await visitor.fetch(query, params)).toEqual(['product-a']);
    const long = `// ${'x'.repeat(12_000)}\n${query}`;
    expect(await visitor.fetch(long, params)).toEqual(['product-a']);
    const slice = '*[_type == "product"] | order(_id asc)[$from...$to]._id';
    expect(await visitor.fetch(slice, { from: 0, to: 1 })).toEqual(['product-a']);
    expect(await visitor.fetch(slice, { from: 1, to: 5 })).toEqual(['product-b']);
  });

  test('a field that a parameter names, as the Studio sorts its lists', async () => {
    const { visitor } = await startTestLake(PRODUCTS);
    const query = '*[_type == "product"] | order(@[$field] desc)[0][$field]';
    expect(await visitor.fetch(query, { field: 'price' })).toBe(49.99);
    expect(await visitor.fetch(query, { field: 'name' })).toBe('Jersey');
  });

  test('a reference to nothing is null, and so is one to an unpublished document', async () => {
    const link = (_ref: string) => ({ _type: 'reference', _ref, _weak: true });
    const page = { _id: 'page', _type: 'page', gone: link('nothing'), draft: link('product-c') };
    const { visitor } = await startTestLake([...PRODUCTS, { ...page, cap: link('product-a') }]);
    const query = '*[_id == "page"][0]{"gone": gone->name, "draft": draft->name, "cap": cap->name}';
    expect(await visitor.fetch(query)).toEqual({ gone: null, draft: null, cap: 'Cap' });
  });

  test('no drafts, neither raw nor with a token that is wrong', async () => {
    const { visitor, url } = await startTestLake(PRODUCTS);
    expect(await visitor.fetch('*._id', {}, { perspective: 'raw' })).toEqual([
      'product-a',
      'product-b',
    ]);
    await expect(visitor.fetch(NAMES, {}, { perspective: 'drafts' })).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(connect(url, { token: 'guess' }).fetch(NAMES)).rejects.toMatchObject({
      statusCode: 401,
      message: expect.stringContaining('Session not found'),
    });
  });
});

describe('what an editor reads', () => {
  test('drafts over published documents, under the published id', async () => {
    const { editor } = await startTestLake(PRODUCTS);
    expect(await editor.fetch(NAMES, {}, { perspective: 'drafts' })).toEqual([
      'Scarf',
      'Jersey',
      'Better cap',
    ]);
    const cap = await editor.fetch('*[_id == "product-a"]', {}, { perspective: 'drafts' });
    expect(cap).toMatchObject([{ name: 'Better cap', _originalId: 'drafts.product-a' }]);
  });

  test('everything as it is stored, by default before 2025-02-19', async () => {
    const { editor, url } = await startTestLake(PRODUCTS);
    expect(await editor.fetch('count(*)')).toBe(4);
    expect(await connect(url).fetch('count(*)')).toBe(2);
    const old = editor.withConfig({ apiVersion: '2024-01-01' });
    expect(old.config().perspective).toBe('raw');
    const response = await fetch(`${url}/v2024-01-01/data/query/production?query=count(*)`, {
      headers: { authorization: 'Bearer test-editor' },
    });
    expect(await response.json()).toMatchObject({ result: 4, query: 'count(*)' });
  });
});

describe('what is refused', () => {
  test('a query that does not parse: 400 that says where', async () => {
    const { visitor } = await startTestLake(PRODUCTS);
    await expect(visitor.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('GROQ query parse error'),
      details: { type: 'queryParseError', query: '*[_type == ', start: expect.any(Number) },
    });
  });

  test('a parameter that was not given', async () => {
    const { visitor } = await startTestLake(PRODUCTS);
    await expect(visitor.fetch('*[_id == $id]')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('param $id referenced, but not provided'),
    });
  });

  test('what is not implemented: 501, and an unknown dataset: 404', async () => {
    const { visitor, url } = await startTestLake(PRODUCTS);
    await expect(visitor.fetch('geo::distance(1, 2)')).rejects.toMatchObject({ statusCode: 501 });
    await expect(
      visitor.fetch('*', {}, { perspective: ['rSummer', 'published'] }),
    ).rejects.toMatchObject({ statusCode: 501 });
    await expect(visitor.withConfig({ dataset: 'staging' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
    });
    expect((await fetch(`${url}/v2025-02-19/jobs/x`)).status).toBe(501);
    expect((await fetch(url)).status).toBe(200);
  });
});
