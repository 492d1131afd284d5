import type { Cents } from '#domain/money/money.ts';

/** Enough for a whole team's order; more is a slip of the finger or an attack. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;
/** Of the name of a size or a color: what is longer cannot be ordered, and is not published. */
export const MAX_CHOICE_LENGTH = 60;

/** One line of the cart. Name, price and image are for display only: the server reads prices from content. */
export interface CartItem {
  /** Product id, size and color joined. */
  id: string;
  productId: string;
  name: string;
  priceCents: Cents;
  image: string;
  size: string;
  color: string;
  /** 1 to `MAX_QUANTITY`. */
  quantity: number;
}
export type Cart = readonly CartItem[];
export type NewCartItem = Omit<CartItem, 'id' | 'quantity'>;

const TEXTS = ['id', 'productId', 'name', 'image', 'size', 'color'] as const;

/**
 * Whether something stored is a cart, by every rule of one. By hand: the page of the cart and the shop
 * would load Zod for nothing else.
 */
export function isCart(stored: unknown): stored is Cart {
  return Array.isArray(stored) && stored.every(isCartItem);
}

function isCartItem(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const line: Readonly<Record<string, unknown>> = { ...stored };
  const { priceCents, quantity } = line;
  return (
    TEXTS.every((name) => typeof line[name] === 'string') &&
    isWhole(priceCents, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(quantity, 1, MAX_QUANTITY)
  );
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}

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
