import { type ApiResult, callApi } from '#browser/api.ts';
import { getPaymentStatusEndpoint, type PaymentSummary } from '#contracts/payments/public.ts';
import { type FollowedStep, reportOf, stepOf } from './watch-payment.ts';

/* Apart: only who pays loads what it takes. */

/** Asks where the payment of a Checkout Session stands. */
export function askPayment(
  sessionId: string,
  signal: AbortSignal,
): Promise<ApiResult<PaymentSummary>> {
  return callApi(getPaymentStatusEndpoint, { session_id: sessionId }, { signal });
}

/** The same as the form shows it; undefined while it waits on. */
export async function askStep(
  sessionId: string,
  signal: AbortSignal,
): Promise<FollowedStep | undefined> {
  return stepOf(reportOf(await askPayment(sessionId, signal)));
}
