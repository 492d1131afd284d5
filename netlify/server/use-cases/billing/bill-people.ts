import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import type { Payer } from '#domain/payments/payment.ts';
import { AppError } from '../../core/app-error.ts';
import { playerBills, profiles } from '../../gateways/records.ts';

/** The guardian as payer, or null for none. @throws AppError invalid_input */
export async function readPayer(form: PlayerBillForm, billId?: string): Promise<Payer | null> {
  const [player, parent, bill] = await Promise.all([
    profiles().doc(form.playerId).get(),
    form.parentId === null ? null : profiles().doc(form.parentId).get(),
    billId ? playerBills().doc(billId).get() : null,
  ]);
  // Whom a bill that is there names may have been deleted since.
  const before = bill?.data();
  if (!player.exists && before?.playerId !== form.playerId) {
    throw refusal('playerId', 'This player is no longer there. Choose another.');
  }
  if (!parent) return null;
  const profile = parent.data();
  if (profile) {
    const { firstName, lastName, email } = profile;
    return { firstName, lastName, email };
  }
  if (before?.payer && before.parentId === form.parentId) return before.payer;
  throw refusal('parentId', 'This parent is no longer there. Choose another.');
}

/** The bill of an answer of the rules. @throws AppError invalid_input */
export function orRefuse(
  result: { ok: true; bill: PlayerBill } | { ok: false; field: string; message: string },
): PlayerBill {
  if (result.ok) return result.bill;
  throw refusal(result.field, result.message);
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [`bill.${field}`]: message } });
}
