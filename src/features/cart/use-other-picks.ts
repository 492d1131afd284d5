import { useLayoutEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';

/** Shows, in the shop below the cart (`ShopPicks.astro`), only what is not in the cart. */
export function useOtherPicks(cart: Cart | undefined): void {
  useLayoutEffect(() => {
    for (const pick of document.querySelectorAll<HTMLElement>('[data-pick]')) {
      pick.hidden = cart?.some(({ productId }) => productId === pick.dataset.pick) ?? false;
    }
  }, [cart]);
}
