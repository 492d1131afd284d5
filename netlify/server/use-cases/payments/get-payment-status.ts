import type { PaymentSummary } from '#contracts/payments/public.ts';
import { isOpenBill } from '#domain/billing/player-bill.ts';
import type { PayableKind, PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
import { playerBills } from '../../gateways/records.ts';
import { PAYABLE_COLLECTIONS } from './payables/payable-collections.ts';

/**
 * Where the payment stands that a Checkout Session is for, whatever it pays. The session's id is as
 * hard to guess as a password, and the answer holds nothing personal.
 * @throws AppError not_found
 */
export async function getPaymentStatus(sessionId: string): Promise<PaymentSummary> {
  const kinds = Object.keys(PAYABLE_COLLECTIONS) as PayableKind[];
  const found = await Promise.all(kinds.map((kind) => findIn(kind, sessionId)));
  const summary = found.find((candidate) => candidate !== undefined);
  if (!summary) throw new AppError('not_found', messages.noPayment);
  return summary;
}

async function findIn(kind: PayableKind, sessionId: string): Promise<PaymentSummary | undefined> {
  const found = await PAYABLE_COLLECTIONS[kind]()
    .where('payment.stripeCheckoutSessionId', '==', sessionId)
    .limit(1)
    .get();
  const record = found.docs[0]?.data();
  if (!record?.payment) return undefined;
  const { id, number, payment } = record;
  const { totalCents, paidCents, plan } = payment;
  return { kind, number, status: await statusOf(kind, id, payment), totalCents, paidCents, plan };
}

/**
 * As its payer is told: of a page that was given up before anything came, as of one that has expired. A
 * registration whose bills were paid in its place is paid, and a gift that has ended has words of its own.
 */
async function statusOf(
  kind: PayableKind,
  id: string,
  { status, paidCents }: Payment,
): Promise<PaymentStatus> {
  if (status !== 'ended' || paidCents > 0 || kind === 'donation') return status;
  if (kind !== 'registration') return 'expired';
  const bills = await playerBills().where('registrationId', '==', id).get();
  return bills.docs.some((bill) => isOpenBill(bill.data())) ? 'expired' : status;
}
