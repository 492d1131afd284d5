import { persistentAtom } from '@nanostores/persistent';
import { type Cart, countItems, isCart } from '#domain/cart/cart.ts';
import { CART_EVENT, CART_KEY } from './cart-count.ts';

/** What the event of `CART_EVENT` carries. */
export interface CartEventDetail {
  /** Pieces in the cart, for the badge. */
  count: number;
}

/** The cart, kept in the browser and shared between tabs. Change it through `updateCart`. */
export const $cart = persistentAtom<Cart>(CART_KEY, [], {
  encode: JSON.stringify,
  decode: parseCart,
});

/** A stored cart, or an empty one where the text is damaged or from an older version of the site. */
export function parseCart(text: string): Cart {
  try {
    const stored: unknown = JSON.parse(text);
    return isCart(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Applies a change to the cart as it is stored now. The store can lag behind another tab by one
 * storage event, and writing from a stale copy would undo what was done there.
 */
export function updateCart(change: (cart: Cart) => Cart): void {
  $cart.set(change(readCart()));
}

/** The cart as stored at this moment, by whichever tab; where storage is blocked, this page's own. */
export function readCart(): Cart {
  try {
    const text = localStorage.getItem(CART_KEY);
    return text === null ? [] : parseCart(text);
  } catch {
    return $cart.get();
  }
}

// Listening from the start also keeps the store mounted, and so in step with other tabs.
if (typeof window !== 'undefined') {
  $cart.listen((cart) => {
    const detail: CartEventDetail = { count: countItems(cart) };
    window.dispatchEvent(new CustomEvent(CART_EVENT, { detail }));
  });
}
