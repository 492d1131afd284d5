import type * as z from 'zod/mini';
import type { refundEndpoint } from '#contracts/payments/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { mayStop } from '#domain/payments/may-stop.ts';
import { messages } from '#words/office/refusals/payments.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { auditLog, ledger } from '../../gateways/records.ts';
import { stopPlan } from '../../gateways/stripe-subscriptions.ts';
import { auditEntry } from '../records/audit.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';
import { refundPayment } from './refund-payment.ts';
import { settleNow } from './settle-payment.ts';

/**
 * Gives money back through Stripe, noted in the books and in the audit log: that it was asked for before
 * Stripe is asked, as an answer that comes too late would leave no word of who did it; and that it was
 * made, once a refund. Where it is asked for, what Stripe would charge again ends first: an end without its
 * refund can be asked for again, and the card is never charged after a refund that was to be the last word.
 * @throws AppError as `refundPayment`; conflict where nothing is charged again, and where Stripe goes on
 *   charging
 */
export async function giveBack(
  { entryId, amountCents, seenRefundedCents, stopsPlan }: z.infer<typeof refundEndpoint.request>,
  actor: Account,
  now: Date,
): Promise<number> {
  const plan = stopsPlan ? await planOf(entryId) : null;
  let isStopped = false;
  const log = (action: string, facts: Record<string, string>) =>
    auditEntry(actor, action, `payments/${entryId}`, now, {}, facts);
  // 'Order K7QF-2M9X': the ledger's own ids are Stripe's.
  const factsOf = (cents: Cents, label: string) => ({ amount: formatCents(cents), of: label });
  const { refundId, refundedCents, paymentIntentId, label } = await refundPayment(
    entryId,
    amountCents,
    seenRefundedCents,
    async (cents, label) => {
      const asked = log('payment.refundAsked', factsOf(cents, label));
      await auditLog().doc(asked.id).create(asked);
      if (plan === null) return;
      await stop(plan);
      isStopped = true;
      await logOnce({ ...log('payment.planStopped', { of: label }), id: `stop-${plan}` });
    },
  ).catch((error: unknown) => {
    if (!isStopped || !(error instanceof AppError)) throw error;
    throw new AppError(error.code, messages.stoppedNotRefunded(error.message), { cause: error });
  });
  const refunded = log('payment.refunded', factsOf(refundedCents, label));
  await logOnce({ ...refunded, id: `refund-${refundId}` });
  try {
    await settleNow({ paymentIntentId }, now);
  } catch (error) {
    // The money is on its way back; the event that Stripe sends brings the books along.
    console.error(JSON.stringify({ level: 'error', code: 'settle_now', detail: String(error) }));
  }
  return refundedCents;
}

/** The plan without an end that a charge is of, by its id at Stripe. */
async function planOf(entryId: string): Promise<string> {
  const entry = (await ledger().doc(entryId).get()).data();
  if (!entry) throw new AppError('not_found', messages.gonePayment);
  const record = await PAYABLE_COLLECTIONS[entry.kind]().doc(entry.recordId).get();
  const { plan, stripeSubscriptionId } = record.data()?.payment ?? {};
  if (plan && mayStop(plan) && stripeSubscriptionId) return stripeSubscriptionId;
  throw new AppError('conflict', messages.notChargedAgain);
}

async function stop(plan: string): Promise<void> {
  try {
    await stopPlan(plan);
  } catch (cause) {
    console.error(JSON.stringify({ level: 'error', code: 'stop_plan', detail: String(cause) }));
    throw new AppError('conflict', messages.notStopped, { cause });
  }
}

/** The same refund asked for twice is one at Stripe, and so in the log. */
async function logOnce(entry: AuditEntry): Promise<void> {
  try {
    await auditLog().doc(entry.id).create(entry);
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}
