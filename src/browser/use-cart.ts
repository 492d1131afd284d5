import { useSyncExternalStore } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { $cart } from './cart-store.ts';

/**
 * The cart, or undefined while it is not known: in the HTML made at build time and in the first render
 * over it. Show a skeleton then, so that neither an empty nor a full cart flashes up.
 */
export function useCart(): Cart | undefined {
  return useSyncExternalStore<Cart | undefined>(listen, readKnown, readUnknown);
}

function listen(onChange: () => void): () => void {
  return $cart.listen(onChange);
}

function readKnown(): Cart {
  return $cart.get();
}

function readUnknown(): undefined {
  return undefined;
}
