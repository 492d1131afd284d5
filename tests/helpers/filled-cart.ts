import { CART_KEY } from '#browser/cart-count.ts';
import type { Cart } from '#domain/cart/cart.ts';

/** Three lines of the demo's shop, for pages that are only looked at. */
const CART: Cart = ['M', 'L', 'XL'].map((size) => ({
  id: JSON.stringify(['product-t-shirt', size, 'Black']),
  productId: 'product-t-shirt',
  name: 'Team T-Shirt',
  priceCents: 2499,
  image: '',
  size,
  color: 'Black',
  quantity: 2,
}));

/** What a browser with a filled cart has stored: key and text. */
export const FILLED_CART = [CART_KEY, JSON.stringify(CART)] as const;
