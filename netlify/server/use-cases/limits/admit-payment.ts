import { isProof } from '#domain/limits/proof-of-work.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { consumeLimit } from './consume-limit.ts';

/**
 * Lets a form in that opens a payment: with its proof of work, and not too often.
 * @param form.isProven whether a link from an email stands for the address
 * @throws AppError malformed_request without the proof, rate_limited
 */
export async function admitPayment(
  info: Pick<RequestInfo, 'ip' | 'now' | 'proof'>,
  form: { idempotencyKey: string; email: string; isProven?: boolean; method: PaymentMethod },
): Promise<void> {
  const { proof } = info;
  const { email, isProven = false, method } = form;
  const isMissing = proof === '' && env().PROOF_OF_WORK === 'required';
  if (isMissing || (proof !== '' && !(await isProof(form.idempotencyKey, proof)))) {
    throw new AppError('malformed_request', messages.reload);
  }
  await consumeLimit('payment', info, { email, isProven, byCard: method === 'credit-card' });
}
