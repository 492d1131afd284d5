import { type ApiResult, callApi } from '#browser/api.ts';
import { getPaymentStatusEndpoint, type PaymentSummary } from '#contracts/payments/public.ts';
import { type PaymentReport, reportOf } from './watch-payment.ts';

/* Apart: only who pays loads what it takes. */

/** Asks where the payment of a Checkout Session stands. */
export function askPayment(
  sessionId: string,
  signal: AbortSignal,
): Promise<ApiResult<PaymentSummary>> {
  return callApi(getPaymentStatusEndpoint, { session_id: sessionId }, { signal });
}

/** The same in the payer's terms. */
export async function askReport(sessionId: string, signal: AbortSignal): Promise<PaymentReport> {
  return reportOf(await askPayment(sessionId, signal));
}
