import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/office/refusals/payments.ts';
import { AppError } from '../../core/app-error.ts';
import { ledger } from '../../gateways/records.ts';
import { createRefund } from '../../gateways/stripe-refunds.ts';

/**
 * Refunds money through Stripe: all that is left of a payment, or a part. The webhook does the
 * books and both emails. The same refund asked for twice before it is in the books is one.
 * @param amountCents null for all that is left
 * @param seenRefundedCents what the books said was refunded when it was asked for; null where
 *   nobody looked. A refund on top of one that was not seen is refused.
 * @param along awaited before Stripe is asked, once nothing is against it
 * @returns Stripe's id of the refund, what is refunded, of which charge, and what that was for
 * @throws AppError not_found, conflict (not paid through Stripe, nothing left, disputed),
 *   invalid_input (more than is left), payment_unavailable
 */
export async function refundPayment(
  entryId: string,
  amountCents: Cents | null,
  seenRefundedCents: Cents | null = null,
  along?: (refundedCents: Cents, label: string) => Promise<void>,
): Promise<{ refundId: string; refundedCents: Cents; paymentIntentId: string; label: string }> {
  const entry = (await ledger().doc(entryId).get()).data();
  if (!entry) throw new AppError('not_found', messages.gonePayment);
  const { stripePaymentIntentId, status, refundedCents } = entry;
  if (stripePaymentIntentId === null) {
    throw new AppError('conflict', messages.byHand);
  }
  if (status === 'disputed') {
    throw new AppError('conflict', messages.disputed);
  }
  if (status === 'dispute_lost' || status === 'reversal') {
    throw new AppError('conflict', messages.bankReversed);
  }
  if (seenRefundedCents !== null && seenRefundedCents !== refundedCents) {
    throw new AppError('conflict', messages.refundedMeanwhile(formatCents(refundedCents)));
  }
  const left = entry.paidAt === null ? 0 : entry.amountCents - refundedCents;
  if (left <= 0) throw new AppError('conflict', messages.nothingLeft);
  const amount = amountCents ?? left;
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw new AppError('invalid_input', messages.amount, {
      fields: { amountCents: messages.upToLeft },
    });
  }
  await along?.(amount, entry.label);
  const key = `refund-${entryId}-${refundedCents}-${amount}`;
  const refundId = await createRefund(stripePaymentIntentId, amount, key);
  return {
    refundId,
    refundedCents: amount,
    paymentIntentId: stripePaymentIntentId,
    label: entry.label,
  };
}
