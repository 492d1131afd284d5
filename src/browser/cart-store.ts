import { persistentAtom } from '@nanostores/persistent';
import { type Cart, countItems, isCart } from '#domain/cart/cart.ts';
import { CART_EVENT, CART_KEY } from './cart-count.ts';
import { asJson, isKept, readKept } from './kept-store.ts';

/** What the event of `CART_EVENT` carries. */
export interface CartEventDetail {
  /** Pieces in the cart, for the badge. */
  count: number;
}

const written = asJson<Cart>([], (stored) => (isCart(stored) ? stored : undefined));

/** The cart, kept in the browser and shared between tabs. Change it through `updateCart`. */
export const $cart = persistentAtom<Cart>(CART_KEY, [], written);

/** The cart as stored at this moment, by whichever tab; where storage is full or blocked, this page's own. */
export function readCart(): Cart {
  return written.decode(readKept(CART_KEY));
}

/**
 * Applies a change to the cart as it is stored now. The store can lag behind another tab by one
 * storage event, and writing from a stale copy would undo what was done there.
 * @returns whether the browser keeps it for the next page
 */
export function updateCart(change: (cart: Cart) => Cart): boolean {
  $cart.set(change(readCart()));
  return isKept(CART_KEY);
}

// Listening from the start also keeps the store mounted, and so in step with other tabs.
if (typeof window !== 'undefined') {
  $cart.listen((cart) => {
    const detail: CartEventDetail = { count: countItems(cart) };
    window.dispatchEvent(new CustomEvent(CART_EVENT, { detail }));
  });
}
