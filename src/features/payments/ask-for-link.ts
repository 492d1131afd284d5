import { type ApiResult, callApi } from '#browser/api.ts';
import { type PaymentLink, readPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { readLink } from './read-link.ts';

/** On its way since before React was there. */
let early: Promise<ApiResult<PaymentLink>> | undefined;

/** Asks what the link in the address is for, while the rest of the page still loads. */
export function askEarly(): void {
  const link = readLink();
  if (link !== null) early = callApi(readPaymentLinkEndpoint, { link });
}

/** What a link is for; what was asked early is taken once. */
export function askForLink(link: string, signal: AbortSignal): Promise<ApiResult<PaymentLink>> {
  const answer = early ?? callApi(readPaymentLinkEndpoint, { link }, { signal });
  early = undefined;
  return answer;
}
