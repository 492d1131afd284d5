import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';

type Ordered = Pick<Order, 'id' | 'paymentMethod' | 'payment'>;

/** Statuses of an order in which something may still be owed; the others ask for nothing. */
export const OPEN_ORDER_STATUSES = ['pending', 'payment_failed'] as const;

/** What an order asks for that is not there yet. */
export function orderRestCents({ payment }: Pick<Order, 'payment'>): Cents {
  return Math.max(0, payment.totalCents - payment.paidCents);
}

/** What is asked for an order now: nothing where `isOrderOwed` says so. @param entries of the ledger */
export function orderOwedCents(order: Ordered, entries: readonly LedgerEntry[]): Cents {
  return isOrderOwed(order, entries) ? orderRestCents(order) : 0;
}

/**
 * Whether an order is owed: a check or transfer was promised, a part has come, or a bank took the money
 * back. A payment page that was left is owed by nobody: nothing is packed before it is paid.
 * @param entries of the ledger; others' are passed over
 */
export function isOrderOwed(order: Ordered, entries: readonly LedgerEntry[]): boolean {
  const { status, paidCents } = order.payment;
  if (!OPEN_ORDER_STATUSES.some((open) => open === status)) return false;
  if (order.paymentMethod !== 'credit-card' || paidCents > 0) return true;
  return entries.some((entry) => entry.recordId === order.id && entry.status === 'dispute_lost');
}
