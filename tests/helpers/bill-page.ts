import { expect } from 'vitest';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { invoke, postJson } from './functions.ts';
import { sentBy, type TestUser } from './sign-in.ts';

/** Opens the payment page of a bill, as its guardian does in the account. @returns its Checkout Session */
export async function openBillPage(guardian: TestUser, billId: string): Promise<string> {
  const request = postJson(createBillPaymentEndpoint.path, { billId });
  const answer = await invoke(createBillPayment, sentBy(guardian, request));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return createBillPaymentEndpoint.response.parse(await answer.json()).checkout?.sessionId ?? '';
}
