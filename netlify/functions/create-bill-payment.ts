import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { handleSignedIn } from '#server/routes/http/handle-signed-in.ts';
import { payBill } from '#server/use-cases/billing/pay-bill.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';

export default handleSignedIn(createBillPaymentEndpoint, async ({ billId }, info) => {
  const { account, now } = info;
  await takeTurn('payment', info, { email: account.email, byCard: true });
  return payBill(billId, account, now);
});
