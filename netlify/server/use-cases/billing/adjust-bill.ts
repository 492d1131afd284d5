import type * as z from 'zod/mini';
import type {
  AdminBill,
  adjustBillEndpoint,
  takeBackAdjustmentEndpoint,
} from '#contracts/billing/dashboard.ts';
import {
  addAdjustment,
  type BillToAdjust,
  takeBackAdjustment,
} from '#domain/billing/adjust-bill.ts';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { changeAdjustments } from './change-adjustments.ts';
import { readBill } from './read-bills.ts';

export type AdjustRequest = z.infer<typeof adjustBillEndpoint.request>;

/**
 * Takes an amount off a bill, says why, and brings its registration along. Payment pages that could
 * still take the old amount are closed first. The same key again is the same adjustment.
 * @throws AppError not_found, conflict (changed since it was seen; paid, canceled, or collected by
 *   Stripe), invalid_input (more than is still owed), idempotency_key_reused, payment_unavailable
 */
export async function adjustBill(
  { idempotencyKey, adjustment: form, ...record }: AdjustRequest,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const id = idempotencyKey.toLowerCase();
  const { kind, cents, reason, tellFamily } = form;
  const adjustment: Adjustment = {
    id,
    kind,
    cents,
    reason,
    code: null,
    by: actor.email,
    at: now.toISOString(),
  };
  await changeAdjustments(record, actor, now, {
    action: 'bill.adjusted',
    isDone: (bill) => hasIt(bill, adjustment),
    change: (given) => withSurplusNoted(orRefuse(addAdjustment(given, adjustment)), given),
    tell: tellFamily ? { adjustment, isTakenBack: false, reason } : null,
  });
  return readBill(record.id);
}

type TakeBackRequest = z.infer<typeof takeBackAdjustmentEndpoint.request>;

/**
 * Takes an adjustment back, so that the bill asks for as much more; nothing where it is not there.
 * @throws AppError not_found, conflict, payment_unavailable
 */
export async function takeBackFromBill(
  { adjustmentId, reason, tellFamily, ...record }: TakeBackRequest,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const seen = await readBill(record.id);
  const adjustment = seen.adjustments?.find(({ id }) => id === adjustmentId);
  if (!adjustment) return seen;
  await changeAdjustments(record, actor, now, {
    action: 'bill.adjustmentTakenBack',
    isDone: ({ adjustments = [] }) => adjustments.every(({ id }) => id !== adjustmentId),
    change: (given) => withSurplusNoted(orRefuse(takeBackAdjustment(given, adjustmentId)), given),
    tell: tellFamily ? { adjustment, isTakenBack: true, reason } : null,
    why: reason,
  });
  return readBill(record.id);
}

/** Whether this adjustment is on the bill already. @throws AppError idempotency_key_reused for another */
function hasIt({ adjustments = [] }: PlayerBill, { id, kind, cents, reason }: Adjustment): boolean {
  const existing = adjustments.find((one) => one.id === id);
  if (!existing) return false;
  if (existing.kind === kind && existing.cents === cents && existing.reason === reason) return true;
  throw new AppError('idempotency_key_reused', messages.changedBefore);
}

function orRefuse(result: ReturnType<typeof addAdjustment>): PlayerBill {
  if (result.ok) return result.bill;
  if (!result.field) throw new AppError('conflict', result.message);
  throw new AppError('invalid_input', result.message, {
    fields: { [`adjustment.${result.field}`]: result.message },
  });
}

/** Of a registration's bill, the registration notes what has come beyond what is owed. */
function withSurplusNoted(bill: PlayerBill, { registration }: BillToAdjust): PlayerBill {
  if (!bill.payment || registration) return bill;
  return { ...bill, payment: withSurplus(bill.payment) };
}
