import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addItem, type Cart, cartItemId, countItems, setQuantity } from './cart.ts';
import {
  holdsExactly,
  quantitiesOf,
  takeFromCart,
  whyNotForSale,
  withCurrentPrices,
} from './cart-changes.ts';

function cartOf(quantities: Record<string, number>): Cart {
  return Object.entries(quantities).reduce<Cart>((cart, [color, quantity]) => {
    const item = { productId: 'cap', name: 'Cap', priceCents: 2999, image: '', size: 'S', color };
    return setQuantity(addItem(cart, item), cartItemId(item), quantity);
  }, []);
}
const cart = fc
  .dictionary(fc.constantFrom('Navy', 'Black', 'White', 'Orange'), fc.integer({ min: 1, max: 40 }))
  .map(cartOf);

describe('takeFromCart', () => {
  test.prop([cart])('an order of the whole cart leaves nothing', (lines) => {
    expect(takeFromCart(lines, quantitiesOf(lines))).toEqual([]);
  });

  test.prop([cart, cart])(
    'takes what was ordered and never more than there is',
    (lines, ordered) => {
      const left = quantitiesOf(takeFromCart(lines, quantitiesOf(ordered)));
      for (const line of lines) {
        const taken = quantitiesOf(ordered)[line.id] ?? 0;
        expect(left[line.id] ?? 0).toBe(Math.max(line.quantity - taken, 0));
      }
      expect(Object.keys(left).length).toBeLessThanOrEqual(lines.length);
    },
  );

  test.prop([cart])('keeps everything when nothing was ordered', (lines) => {
    expect(takeFromCart(lines, {})).toEqual(lines);
  });
});

describe('holdsExactly', () => {
  test.prop([cart, cart])('says whether two carts hold the same pieces', (one, other) => {
    const same =
      countItems(one) === countItems(other) && takeFromCart(one, quantitiesOf(other)).length === 0;
    expect(holdsExactly(one, quantitiesOf(other))).toBe(same);
  });

  test.prop([cart])('does not care for order', (lines) => {
    expect(holdsExactly([...lines].reverse(), quantitiesOf(lines))).toBe(true);
  });
});

test('withCurrentPrices takes name and price from content and leaves unknown products alone', () => {
  const [line] = cartOf({ Navy: 2 });
  if (!line) throw new Error('The cart has a line.');
  const gone = { ...line, id: 'gone', productId: 'gone' };
  const products = [{ id: 'cap', name: 'Team Cap', priceCents: 3499 }];
  expect(withCurrentPrices([line, gone], products)).toEqual([
    { ...line, name: 'Team Cap', priceCents: 3499 },
    gone,
  ]);
});

test.each([
  ['is sold as it is', [{ id: 'cap', sizes: ['S', 'M'], colors: ['Navy'] }], null],
  ['has left the shop', [{ id: 'bag', sizes: ['S'], colors: ['Navy'] }], 'gone'],
  ['no longer comes in the size', [{ id: 'cap', sizes: ['M'], colors: ['Navy'] }], 'choice'],
  ['no longer comes in the color', [{ id: 'cap', sizes: ['S'], colors: ['Black'] }], 'choice'],
])('whyNotForSale: a product that %s', (_, products, why) => {
  expect(whyNotForSale({ productId: 'cap', size: 'S', color: 'Navy' }, products)).toBe(why);
});
