import type { PlayerBill } from './player-bill.ts';

type Cancelable = Pick<PlayerBill, 'paymentStatus' | 'cancelledAt' | 'updatedAt'>;

/**
 * When a bill was canceled; null where it is not. One that was added as canceled was so from then on, and one
 * of before this was noted since it last changed.
 */
export function cancelledAt(bill: Cancelable): string | null {
  if (bill.paymentStatus !== 'cancelled') return null;
  return bill.cancelledAt ?? bill.updatedAt;
}

/**
 * A bill after a change, with when it was canceled: then, or before that; without it where it is open or paid.
 * @param at of the change
 */
export function noteCancelled<T extends Cancelable>(before: Cancelable, after: T, at: string): T {
  if (after.paymentStatus === 'cancelled') {
    return { ...after, cancelledAt: cancelledAt(before) ?? at };
  }
  const { cancelledAt: _, ...standing } = after;
  return standing as T;
}
