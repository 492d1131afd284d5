import { expect, test } from 'vitest';
import { findReached } from './reach.ts';

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
    { file: 'src/domain/orders/price-order.test.ts', distance: 1 },
    { file: 'tests/functions/place-order.test.ts', distance: 3 },
    { file: 'tests/functions/contact.test.ts', distance: 3 },
    { file: 'tests/functions/far.test.ts', distance: 4 },
  ]);
});

test('a changed test is reached, and what nobody imports reaches nothing', () => {
  expect(findReached(TREE, ALIASES, ['src/domain/money.test.ts'])).toEqual([
    { file: 'src/domain/money.test.ts', distance: 0 },
  ]);
  expect(findReached(TREE, ALIASES, ['README.md'])).toEqual([]);
});
