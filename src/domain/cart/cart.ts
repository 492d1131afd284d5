import * as z from 'zod/mini';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import type { Cents } from '#domain/money/money.ts';

/** Enough for a whole team's order; more is a slip of the finger or an attack. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** One line of the cart. Name, price and image are for display only: the server reads prices from content. */
const CartItemSchema = z.object({
  /** Product id, size and color joined. */
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  priceCents: CentsSchema,
  image: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
});
export type CartItem = z.infer<typeof CartItemSchema>;
export const CartSchema = z.array(CartItemSchema);
export type Cart = readonly CartItem[];
export type NewCartItem = Omit<CartItem, 'id' | 'quantity'>;

/** The identity of a line: the same product in the same size and color is the same line. */
export function cartItemId(item: Pick<CartItem, 'productId' | 'size' | 'color'>): string {
  return JSON.stringify([item.productId, item.size, item.color]);
}

/** Why one more of an item cannot go into the cart, or undefined when it can. */
export function refusalToAdd(cart: Cart, item: NewCartItem): 'line-full' | 'cart-full' | undefined {
  const existing = cart.find((line) => line.id === cartItemId(item));
  if (existing) return existing.quantity >= MAX_QUANTITY ? 'line-full' : undefined;
  return cart.length >= MAX_LINES ? 'cart-full' : undefined;
}

/** Adds one: raises the quantity of an equal line, otherwise appends a new line. A full line or cart stays as it is. */
export function addItem(cart: Cart, item: NewCartItem): Cart {
  if (refusalToAdd(cart, item)) return cart;
  const id = cartItemId(item);
  const existing = cart.find((line) => line.id === id);
  if (existing) return setQuantity(cart, id, existing.quantity + 1);
  return [...cart, { ...item, id, quantity: 1 }];
}

/** Sets a line's quantity; 0 or less removes the line, more than MAX_QUANTITY is held there, NaN counts as 1. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const wanted = Number.isNaN(quantity) ? 1 : quantity;
  if (wanted < 1) return removeItem(cart, id);
  const held = Math.trunc(Math.min(wanted, MAX_QUANTITY));
  return cart.map((line) => (line.id === id ? { ...line, quantity: held } : line));
}

/** A typed quantity as a number: anything that is not a whole number becomes 1 (specification, cart). */
export function parseQuantity(text: string): number {
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : 1;
}

export function removeItem(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

/** The number on the cart badge: pieces, not lines. */
export function countItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

export function lineTotalCents(line: Pick<CartItem, 'priceCents' | 'quantity'>): Cents {
  return line.priceCents * line.quantity;
}

export function subtotalCents(cart: readonly Pick<CartItem, 'priceCents' | 'quantity'>[]): Cents {
  return cart.reduce((sum, line) => sum + lineTotalCents(line), 0);
}
