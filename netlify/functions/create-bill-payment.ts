import type { Config } from '@netlify/functions';
import { createBillPayment } from '#contracts/bills.ts';
import { handleSignedIn } from '#server/http/handle-signed-in.ts';
import { payBill } from '#server/use-cases/pay-bill.ts';

export default handleSignedIn(createBillPayment, ({ billId }, { account, now }) =>
  payBill(billId, account, now),
);

/** A guardian pays a few bills a minute at most. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
