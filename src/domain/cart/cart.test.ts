import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  addItem,
  type Cart,
  cartItemId,
  countItems,
  isCart,
  lineTotalCents,
  MAX_LINES,
  MAX_QUANTITY,
  parseQuantity,
  refusalToAdd,
  removeItem,
  setQuantity,
  subtotalCents,
} from './cart.ts';

/** Few values, so that equal lines come up often; quotes and commas, because ids are joined text. */
const newItem = fc.record({
  productId: fc.constantFrom('cap', 'cap","One', 'jersey'),
  name: fc.string(),
  priceCents: fc.integer({ min: 0, max: 100_000 }),
  image: fc.webPath(),
  size: fc.constantFrom('M', 'L', 'One Size', ''),
  color: fc.constantFrom('Navy', 'White', 'Navy","L'),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), item: newItem }),
  fc.record({
    kind: fc.constant('set' as const),
    item: newItem,
    quantity: fc.oneof(fc.integer({ min: -5, max: 200 }), fc.double()),
  }),
  fc.record({ kind: fc.constant('remove' as const), item: newItem }),
);
const ITEM = {
  productId: 'cap',
  name: 'Cap',
  image: '/cap.webp',
  size: 'M',
  color: 'Navy',
} as const;
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function run(steps: readonly Step[]): Cart {
  return steps.reduce<Cart>((cart, next) => {
    if (next.kind === 'add') return addItem(cart, next.item);
    if (next.kind === 'remove') return removeItem(cart, cartItemId(next.item));
    return setQuantity(cart, cartItemId(next.item), next.quantity);
  }, []);
}

describe('any sequence of changes', () => {
  test.prop([fc.array(step)])('leaves a cart that can be stored and read again', (steps) => {
    const cart = run(steps);
    expect(isCart(JSON.parse(JSON.stringify(cart)))).toBe(true);
  });

  test.prop([fc.array(step)])('never holds the same line twice', (steps) => {
    const cart = run(steps);
    expect(new Set(cart.map((line) => line.id)).size).toBe(cart.length);
    expect(cart.map(cartItemId)).toEqual(cart.map((line) => line.id));
  });

  test.prop([fc.array(step)])('counts and sums what the lines say', (steps) => {
    const cart = run(steps);
    const pieces = cart.flatMap((line) => Array<number>(line.quantity).fill(line.priceCents));
    expect(countItems(cart)).toBe(pieces.length);
    expect(subtotalCents(cart)).toBe(pieces.reduce((sum, price) => sum + price, 0));
    expect(subtotalCents(cart)).toBe(cart.map(lineTotalCents).reduce((a, b) => a + b, 0));
  });
});

test('what is stored with a quantity or a price that cannot be is no cart', () => {
  const [line] = run([{ kind: 'add', item: { ...ITEM, priceCents: 2_999 } }]);
  const isStill = (change: object) => isCart([{ ...line, ...change }]);
  expect(isStill({})).toBe(true);
  for (const quantity of [0, -1, 1.5, MAX_QUANTITY + 1, '2', null, undefined]) {
    expect(isStill({ quantity }), `quantity ${quantity}`).toBe(false);
  }
  for (const priceCents of [-1, 0.5, Number.MAX_SAFE_INTEGER + 1, '5', null]) {
    expect(isStill({ priceCents }), `price ${priceCents}`).toBe(false);
  }
});

describe('addItem', () => {
  test.prop([fc.array(step), newItem])('adds exactly one piece, or says why not', (steps, item) => {
    const cart = run(steps);
    const refused = refusalToAdd(cart, item) !== undefined;
    expect(countItems(addItem(cart, item))).toBe(countItems(cart) + (refused ? 0 : 1));
  });

  test.prop([fc.array(step), newItem])('does not change the cart it was given', (steps, item) => {
    const cart = run(steps);
    const before = structuredClone(cart);
    addItem(cart, item);
    expect(cart).toEqual(before);
  });

  const cap = {
    productId: 'cap',
    name: 'Cap',
    priceCents: 2999,
    image: '/cap.svg',
    size: 'One Size',
  };

  test('raises an equal line and keeps another color apart', () => {
    const cart = [cap, cap].reduce<Cart>(
      (lines, item) =>
        addItem(addItem(lines, { ...item, color: 'Navy' }), { ...item, color: 'White' }),
      [],
    );
    expect(cart.map((line) => [line.color, line.quantity])).toEqual([
      ['Navy', 2],
      ['White', 2],
    ]);
  });

  test('stops at the most a line and a cart can hold', () => {
    const navy = { ...cap, color: 'Navy' };
    const full = setQuantity(addItem([], navy), cartItemId(navy), MAX_QUANTITY);
    expect(refusalToAdd(full, navy)).toBe('line-full');
    expect(addItem(full, navy)).toBe(full);
    const many = Array.from({ length: MAX_LINES }, (_, index) => ({ ...navy, size: `${index}` }));
    const crowded = many.reduce<Cart>(addItem, []);
    expect(refusalToAdd(crowded, navy)).toBe('cart-full');
    expect(addItem(crowded, navy)).toBe(crowded);
    expect(refusalToAdd(crowded, { ...navy, size: '7' })).toBeUndefined();
  });
});

describe('setQuantity', () => {
  const item = {
    productId: 'cap',
    name: 'Cap',
    priceCents: 1,
    image: '',
    size: 'S',
    color: 'Navy',
  };
  const cart = addItem([], item);
  const id = cartItemId(item);

  test.each([0, -1, 0.9, -0, Number.NEGATIVE_INFINITY])('%d removes the line', (quantity) => {
    expect(setQuantity(cart, id, quantity)).toEqual([]);
  });

  test.each([
    [1, 1],
    [2.9, 2],
    [MAX_QUANTITY + 1, MAX_QUANTITY],
    [Number.POSITIVE_INFINITY, MAX_QUANTITY],
    [Number.NaN, 1],
  ])('%d becomes %d', (quantity, held) => {
    expect(setQuantity(cart, id, quantity)[0]?.quantity).toBe(held);
  });

  test('leaves the cart as it is when the line is gone', () => {
    expect(setQuantity(cart, 'gone', 5)).toEqual(cart);
    expect(removeItem(cart, 'gone')).toEqual(cart);
  });
});

describe('parseQuantity', () => {
  test.each([
    ['three', 1],
    ['', 1],
    ['1e3', 1],
    ['2.5', 1],
    ['NaN', 1],
    ['٣', 1],
    ['0', 0],
    ['-4', -4],
    [' 12 ', 12],
    ['007', 7],
  ])('%j is %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.prop([fc.string()])('is never NaN, whatever is typed', (text) => {
    expect(parseQuantity(text)).not.toBeNaN();
  });
});
