import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import { priceOrder } from './price-order.ts';

const products: Product[] = [
  { id: 'cap', name: 'Cap', priceCents: 2999, sizes: ['One Size'], colors: ['Navy', 'White'] },
  { id: 'jersey', name: 'Jersey', priceCents: 4999, sizes: ['S', 'M'], colors: ['Home Navy'] },
];
const cap = { productId: 'cap', size: 'One Size', color: 'Navy', quantity: 2 };
const forSale = fc.constantFrom(...products).chain((product) =>
  fc.record({
    productId: fc.constant(product.id),
    size: fc.constantFrom(...product.sizes),
    color: fc.constantFrom(...product.colors),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
);

describe('lines that are for sale', () => {
  test.prop([fc.array(forSale, { minLength: 1 }), fc.integer({ min: 0, max: 10_000 })])(
    "cost content's price times the quantity, plus shipping once",
    (lines, shippingCents) => {
      const priced = priceOrder(lines, products, shippingCents);
      if (!priced.ok) throw new Error('These lines are for sale.');
      const expected = lines.reduce(
        (sum, line) => sum + line.quantity * (line.productId === 'cap' ? 2999 : 4999),
        0,
      );
      expect(priced.order.subtotalCents).toBe(expected);
      expect(priced.order.totalCents).toBe(expected + shippingCents);
      expect(priced.order.lines).toHaveLength(lines.length);
    },
  );

  test('a price that came with the request is not believed, nor kept', () => {
    const claimed = { priceCents: 1, unitPriceCents: 1, name: 'Free' };
    expect(priceOrder([{ ...cap, ...claimed }], products, 599)).toEqual({
      ok: true,
      order: {
        lines: [{ ...cap, name: 'Cap', unitPriceCents: 2999 }],
        subtotalCents: 5998,
        shippingCents: 599,
        totalCents: 6597,
      },
    });
  });
});

test('names every line that cannot be had, and how', () => {
  const result = priceOrder(
    [
      cap,
      { ...cap, productId: 'gone' },
      { ...cap, size: 'XXL' },
      { ...cap, color: 'Pink' },
      { ...cap, productId: '__proto__' },
    ],
    products,
    599,
  );
  expect(result).toEqual({
    ok: false,
    fields: {
      'lines.1.productId': 'This product is no longer for sale.',
      'lines.2.size': 'Cap does not come in size XXL.',
      'lines.3.color': 'Cap does not come in Pink.',
      'lines.4.productId': 'This product is no longer for sale.',
    },
  });
});
