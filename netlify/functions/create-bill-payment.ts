import { createBillPayment } from '#contracts/bills.ts';
import { handleSignedIn } from '#server/http/handle-signed-in.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { payBill } from '#server/use-cases/pay-bill.ts';

export default handleSignedIn(createBillPayment, async ({ billId }, info) => {
  const { account, now } = info;
  await takeTurn('payment', info, { email: account.email, byCard: true });
  return payBill(billId, account, now);
});
