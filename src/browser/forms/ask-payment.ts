import { type ApiResult, callApi } from '#browser/api.ts';
import { getPaymentStatusEndpoint, type PaymentSummary } from '#contracts/payments/public.ts';

/** Asks where the payment of a Checkout Session stands. Apart: only who pays loads what it takes. */
export function askPayment(
  sessionId: string,
  signal: AbortSignal,
): Promise<ApiResult<PaymentSummary>> {
  return callApi(getPaymentStatusEndpoint, { session_id: sessionId }, { signal });
}
