import type { Config } from '@netlify/functions';
import { createBillPayment } from '#contracts/bills.ts';
import { handle } from '#server/http/handle.ts';
import { payBill } from '#server/use-cases/pay-bill.ts';

export default handle(createBillPayment, ({ billId }, { account, now }) =>
  payBill(billId, account, now),
);

/** A guardian pays a few bills a minute at most. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
