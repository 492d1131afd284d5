import { readStored } from './storage.ts';

/** Where the cart store keeps the cart, as a JSON array of CartItem (#domain/cart/cart.ts). */
export const CART_KEY = 'courtside:cart';
/** Dispatched on window by the cart store after every change (`storage` events reach the other tabs only). */
export const CART_EVENT = 'courtside:cart';

/**
 * The pieces in the stored cart. Counted without the cart's schema, because this runs on every page
 * and the schema library outweighs all else there; whatever is not a positive whole quantity counts 0.
 */
export function readCartCount(): number {
  const stored = readStored(CART_KEY);
  if (!Array.isArray(stored)) return 0;
  return stored.reduce((sum: number, line: unknown) => sum + quantityOf(line), 0);
}

function quantityOf(line: unknown): number {
  if (typeof line !== 'object' || line === null || !('quantity' in line)) return 0;
  const { quantity } = line;
  return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
    ? quantity
    : 0;
}
