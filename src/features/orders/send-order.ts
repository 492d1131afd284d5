import { callApi } from '#browser/api.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { CheckoutFormSchema } from '#domain/orders/checkout-form.ts';
import type { RequestedLine } from '#domain/orders/price-order.ts';
import type { Submission } from './submit-order.ts';

export const schema = CheckoutFormSchema;

/** Sends an order. */
export function sendOrder(
  keys: SentKeys,
  lines: RequestedLine[],
  { customer, createAccount, website }: Submission,
) {
  return callApi(createOrderPaymentEndpoint, {
    ...keys,
    lines,
    customer,
    createAccount,
    ...(website && { website }),
  });
}
