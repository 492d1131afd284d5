import { useLayoutEffect } from 'react';
import type { Cart } from '#domain/cart/cart.ts';

/** Of the shop below the cart (`ShopPicks.astro`) shows what the cart does not have. */
export function useOtherPicks(cart: Cart | undefined): void {
  useLayoutEffect(() => {
    for (const pick of document.querySelectorAll<HTMLElement>('[data-pick]')) {
      pick.hidden = cart?.some(({ productId }) => productId === pick.dataset.pick) ?? false;
    }
  }, [cart]);
}
