import type { PaymentSummary } from '#contracts/payments/public.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/refusals/paying.ts';
import { AppError } from '../../core/app-error.ts';
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
  return record?.payment ? summarise(kind, record.number, record.payment) : undefined;
}

function summarise(kind: PayableKind, number: string, payment: Payment): PaymentSummary {
  const { status, totalCents, paidCents, plan } = payment;
  return { kind, number, status, totalCents, paidCents, plan };
}
