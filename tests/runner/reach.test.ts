import { expect, test } from 'vitest';
import { findReached, pickReached } from './reach.ts';

const TREE = new Map([
  ['src/domain/orders/price-order.ts', ''],
  ['src/domain/orders/price-order.test.ts', `import { price } from './price-order.ts';`],
  ['netlify/server/use-cases/place.ts', `import { price } from '#domain/orders/price-order.ts';`],
  ['netlify/functions/api.ts', `export { place } from '../server/use-cases/place.ts';`],
  ['tests/functions/place-order.test.ts', `const { place } = await import('#functions/api.ts');`],
  ['tests/functions/contact.test.ts', `import api from '#functions/api.ts';`],
  ['tests/functions/far.test.ts', `import './contact.test.ts';`],
  ['src/domain/money.test.ts', `import { cents } from './money.ts';`],
]);
const ALIASES = { '#domain/*': './src/domain/*', '#functions/*': './netlify/functions/*' };

test('a change reaches the tests that import it, nearest first, its namesakes before others', () => {
  expect(findReached(TREE, ALIASES, ['src/domain/orders/price-order.ts'])).toEqual([
    { file: 'src/domain/orders/price-order.test.ts', distance: 1, shared: 3 },
    { file: 'tests/functions/place-order.test.ts', distance: 3, shared: 1 },
    { file: 'tests/functions/contact.test.ts', distance: 3, shared: 0 },
    { file: 'tests/functions/far.test.ts', distance: 4, shared: 0 },
  ]);
});

test('a changed test is reached, and what nobody imports reaches nothing', () => {
  expect(findReached(TREE, ALIASES, ['src/domain/money.test.ts'])).toEqual([
    { file: 'src/domain/money.test.ts', distance: 0, shared: 1 },
  ]);
  expect(findReached(TREE, ALIASES, ['README.md'])).toEqual([]);
});

test('fixtures that a change of the product needs lead nowhere, unless they alone were changed', () => {
  const tree = new Map([
    ...TREE,
    ['tests/helpers/orders.ts', ''],
    ['tests/functions/refunds.test.ts', `import '../helpers/orders.ts';`],
  ]);
  const files = (changed: string[]) => findReached(tree, ALIASES, changed).map(({ file }) => file);
  expect(files(['tests/helpers/orders.ts'])).toEqual(['tests/functions/refunds.test.ts']);
  expect(files(['tests/helpers/orders.ts', 'src/domain/orders/price-order.ts'])).not.toContain(
    'tests/functions/refunds.test.ts',
  );
});

test('of too many, half are the nearest and half the namesakes', () => {
  const reached = [3, 0, 0, 0, 1, 2].map((shared, distance) => ({
    file: `${distance}.test.ts`,
    distance,
    shared,
  }));
  const picked = pickReached(reached, 4).map(({ distance }) => distance);
  expect(picked).toEqual([0, 1, 5, 4]);
});
