import { persistentAtom } from '@nanostores/persistent';
import { updateCart } from '#browser/cart-store.ts';
import type { PaymentMemory } from '#browser/forms/open-payment.ts';
import { asJson, readKept } from '#browser/kept-store.ts';
import { privateKey } from '#browser/private-storage.ts';
import { asRecord } from '#browser/stored-shape.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { holdsExactly, type Quantities, takeFromCart } from '#domain/cart/cart-changes.ts';
import type { Cents } from '#domain/money/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/choices.ts';
import { FORGET_PLEDGE_AFTER_DAYS } from '#domain/payments/forget-pledge.ts';

/*
 * What this browser remembers of the orders it placed, shared between its tabs: so that a paid order
 * leaves the cart exactly once, whichever tab hears of it, and a pledged one is not sent again unseen.
 * Signing out ends it: what was ordered is not for whoever comes next.
 */

const STORAGE_KEY = privateKey('orders');
const MAX_RECORDS = 10;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A payment page expires after a day; this is an hour more. */
const PAYMENT_PAGE_DAYS = 25 / 24;

/** Paid; or dropped, which is to say of no more interest here. */
const STATES = ['open', 'paid', 'dropped'] as const;

export interface OrderRecord {
  orderNumber: string;
  totalCents: Cents;
  paymentMethod: PaymentMethod;
  /** Stripe's Checkout Session; null for ACH and check. */
  sessionId: string | null;
  /** What was ordered: pieces by cart line id. */
  quantities: Quantities;
  /** UTC ISO instant. */
  placedAt: string;
  state: (typeof STATES)[number];
}
type OrderRecords = readonly OrderRecord[];

/** The records as they were stored; undefined where one of them is damaged. */
function parseRecords(stored: unknown): OrderRecords | undefined {
  return Array.isArray(stored) && stored.every(isOrderRecord) ? stored : undefined;
}

function isOrderRecord(stored: unknown): stored is OrderRecord {
  const record = asRecord(stored);
  const quantities = asRecord(record?.quantities);
  if (!record || !quantities) return false;
  return (
    typeof record.orderNumber === 'string' &&
    isCount(record.totalCents, 0) &&
    PAYMENT_METHODS.some((method) => method === record.paymentMethod) &&
    (record.sessionId === null || typeof record.sessionId === 'string') &&
    Object.values(quantities).every((quantity) => isCount(quantity, 1)) &&
    !Number.isNaN(Date.parse(String(record.placedAt))) &&
    STATES.some((state) => state === record.state)
  );
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

const written = asJson<OrderRecords>([], parseRecords);

/** The newest last. */
export const $orders = persistentAtom<OrderRecords>(STORAGE_KEY, [], written);

/** The records as stored now, which another tab may have changed a moment ago. */
function readRecords(): OrderRecords {
  return written.decode(readKept(STORAGE_KEY));
}

/** Remembers an order; one with the same number is replaced. */
export function recordOrder(record: OrderRecord): void {
  const others = readRecords().filter((other) => other.orderNumber !== record.orderNumber);
  $orders.set([...others, record].slice(-MAX_RECORDS));
}

/** The order is of no more interest; the cart stays as it is. */
export function dropOrder(orderNumber: string): void {
  setState((record) => record.orderNumber === orderNumber, 'dropped');
}

/**
 * Takes a paid order out of the cart, once: a second tab, a reload or a visit to an old address
 * changes nothing, nor does an order that another browser placed.
 * @returns whether this call was the one that did it.
 */
export function takePaidOrder(sessionId: string): boolean {
  const record = readRecords().find(isOfSession(sessionId));
  if (record?.state !== 'open') return false;
  setState(isOfSession(sessionId), 'paid');
  updateCart((cart) => takeFromCart(cart, record.quantities));
  return true;
}

/** The Checkout Session of an order that this browser placed. */
export function findSession(orderNumber: string): string | null | undefined {
  return readRecords().find((record) => record.orderNumber === orderNumber)?.sessionId;
}

const isOfSession = (sessionId: string) => (record: OrderRecord) => record.sessionId === sessionId;

function setState(isMeant: (record: OrderRecord) => boolean, state: OrderRecord['state']): void {
  $orders.set(readRecords().map((record) => (isMeant(record) ? { ...record, state } : record)));
}

/** The open ACH or check order that took exactly what the cart still holds. */
export function findPledge(records: OrderRecords, cart: Cart, now: Date): OrderRecord | undefined {
  return records.findLast(
    (record) => isPledge(record, now) && holdsExactly(cart, record.quantities),
  );
}

/** The open ACH or check order that took some of what the cart holds. */
export function findOverlappingPledge(
  records: OrderRecords,
  cart: Cart,
  now: Date,
): OrderRecord | undefined {
  return records.findLast(
    (record) =>
      isPledge(record, now) && cart.some((line) => record.quantities[line.id] !== undefined),
  );
}

/** This browser never hears what becomes of it: an old one may have been paid, or canceled, long since. */
function isPledge(record: OrderRecord, now: Date): boolean {
  return record.paymentMethod !== 'credit-card' && isOpen(record, now, FORGET_PLEDGE_AFTER_DAYS);
}

function isOpen({ state, placedAt }: OrderRecord, now: Date, days: number): boolean {
  return state === 'open' && now.getTime() - Date.parse(placedAt) < days * DAY_MILLISECONDS;
}

/** The Checkout Session of the newest card order that may still be open, or paid without this browser knowing. */
export function findAwaited(records: OrderRecords, now: Date): string | undefined {
  const found = records.findLast(
    (record) => record.sessionId !== null && isOpen(record, now, PAYMENT_PAGE_DAYS),
  );
  return found?.sessionId ?? undefined;
}

/** What all tabs know of the payment pages of orders. */
export const orderMemory: PaymentMemory = {
  awaited: () => findAwaited($orders.get(), new Date()),
  settle: (sessionId, isPaid) => {
    if (isPaid) takePaidOrder(sessionId);
    else setState(isOfSession(sessionId), 'dropped');
  },
  listen: (changed) => $orders.listen(changed),
};
