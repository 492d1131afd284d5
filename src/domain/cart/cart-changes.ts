import type { Product } from '#domain/catalog/product.ts';
import type { Cart, CartItem } from './cart.ts';

/** Pieces by line id: what an order took from the cart, without names or prices. */
export type Quantities = Readonly<Record<string, number>>;

export function quantitiesOf(cart: readonly Pick<CartItem, 'id' | 'quantity'>[]): Quantities {
  return Object.fromEntries(cart.map((line) => [line.id, line.quantity]));
}

/** Whether the cart holds exactly these pieces, in any order. */
export function holdsExactly(cart: Cart, quantities: Quantities): boolean {
  return (
    cart.length === Object.keys(quantities).length &&
    cart.every((line) => quantities[line.id] === line.quantity)
  );
}

/**
 * What is left of a cart once an order is paid: usually nothing. Pieces added while the buyer
 * was on the payment page were not part of the order and stay.
 */
export function takeFromCart(cart: Cart, ordered: Quantities): Cart {
  return cart.flatMap((line) => {
    const quantity = line.quantity - (ordered[line.id] ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * The cart with today's names and prices: a cart can lie in the browser for weeks. Lines of products
 * that content no longer has keep what they had; `whyNotForSale` names them.
 */
export function withCurrentPrices(
  cart: Cart,
  products: readonly Pick<Product, 'id' | 'name' | 'priceCents'>[],
): Cart {
  return cart.map((line) => {
    const product = products.find((candidate) => candidate.id === line.productId);
    return product ? { ...line, name: product.name, priceCents: product.priceCents } : line;
  });
}

/**
 * Why a line cannot be ordered today: its product has left the shop, or no longer comes in that size and
 * color. The order service refuses the same lines.
 */
export function whyNotForSale(
  line: Pick<CartItem, 'productId' | 'size' | 'color'>,
  products: readonly Pick<Product, 'id' | 'sizes' | 'colors'>[],
): 'gone' | 'choice' | null {
  const product = products.find(({ id }) => id === line.productId);
  if (!product) return 'gone';
  return product.sizes.includes(line.size) && product.colors.includes(line.color) ? null : 'choice';
}
