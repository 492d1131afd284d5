import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { payBill } from '../../use-cases/billing/pay-bill.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const payBillRoute = signedInRoute(createBillPaymentEndpoint, async ({ billId }, info) => {
  const { account, now } = info;
  const { email, emailVerified } = account;
  await consumeLimit('payment', info, { email, isProven: emailVerified, byCard: true });
  return payBill(billId, account, now);
});
