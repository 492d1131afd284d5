import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { payBill } from '../../use-cases/billing/pay-bill.ts';
import { takeTurn } from '../../use-cases/limits/take-turn.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const payBillRoute = signedInRoute(createBillPaymentEndpoint, async ({ billId }, info) => {
  const { account, now } = info;
  await takeTurn('payment', info, { email: account.email, byCard: true });
  return payBill(billId, account, now);
});
