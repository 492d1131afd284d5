import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { startContentLake } from './server.ts';
import { connect, makeSeed, startTestLake } from './test-lake.ts';

const image = (file: string) => ({ _type: 'image', _sanityAsset: `image@file://./${file}` });

describe('the import', () => {
  test('keeps revision and times that the export has, and makes those it lacks', async () => {
    const times = {
      _rev: 'r1',
      _createdAt: '2025-01-01T00:00:00Z',
      _updatedAt: '2025-02-01T00:00:00Z',
    };
    const { visitor } = await startTestLake([
      { _id: 'old', _type: 'page', ...times },
      { _id: 'new', _type: 'page' },
    ]);
    expect(await visitor.getDocument('old')).toMatchObject(times);
    const made = await visitor.getDocument('new');
    expect(made?._rev).not.toBe('');
    expect(Date.parse(made?._updatedAt ?? '')).toBeGreaterThan(Date.parse('2025-01-01'));
  });

  test('the same picture in many places is one asset', async () => {
    const { visitor } = await startTestLake([
      { _id: 'a', _type: 'page', image: image('drawing.svg') },
      { _id: 'b', _type: 'page', gallery: [{ _key: 'x', ...image('drawing.svg') }] },
    ]);
    expect(await visitor.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
    const reference = '*[_id == $id][0]{"ref": coalesce(image, gallery[0]).asset._ref}.ref';
    const [a, b] = await Promise.all(['a', 'b'].map((id) => visitor.fetch(reference, { id })));
    expect(a).toMatch(/^image-/);
    expect(b).toBe(a);
  });

  test('happens once: later changes of the seed do not overwrite what was edited', async () => {
    const seed = await makeSeed([{ _id: 'a', _type: 'page', title: 'First' }]);
    await (await startContentLake({ port: 0, ...seed })).close();
    await writeFile(seed.seedFile, '{"_id":"a","_type":"page","title":"Second"}');
    const lake = await startContentLake({ port: 0, ...seed });
    expect(await connect(lake.url).fetch('*[_id == "a"][0].title')).toBe('First');
    await lake.close();
  });

  test.each([
    ['a strong reference to nothing', { link: { _type: 'reference', _ref: 'gone' } }, /a → gone/],
    ['a file that is missing', { image: image('gone.svg') }, /gone\.svg/],
    ['a file that is no image', { image: image('seed.ndjson') }, /Cannot import/],
    ['an asset on another server', { image: { _sanityAsset: 'image@https://x.test/y' } }, /Only/],
  ])('%s refuses the whole import', async (_name, fields, message) => {
    const seed = await makeSeed([
      { _id: 'fine', _type: 'page' },
      { _id: 'a', _type: 'page', ...fields },
    ]);
    await expect(startContentLake({ port: 0, ...seed })).rejects.toThrow(message);
    await writeFile(seed.seedFile, (await readFile(seed.seedFile, 'utf8')).split('\n')[0] ?? '');
    const lake = await startContentLake({ port: 0, ...seed });
    expect(await connect(lake.url).fetch('*._id')).toEqual(['fine']);
    await lake.close();
  });
});
