import { DONE } from '#contracts/admin/change.ts';
import {
  sendPaymentLink as linkEndpoint,
  listPayments as listEndpoint,
  markPaid,
  refund,
} from '#contracts/admin/payments.ts';
import { type Served, serve } from '../../http/serve.ts';
import { giveBack, listPayments, notePayment } from '../../use-cases/admin/office-payments.ts';
import { sendPaymentLink } from '../../use-cases/admin/send-payment-link.ts';
import { deliverOutbox } from '../../use-cases/deliver-outbox.ts';

export const paymentsRoutes: readonly Served[] = [
  serve(listEndpoint, async ({ recordId }) => ({ entries: await listPayments(recordId) })),
  serve(markPaid, async (request, { account, now, waitUntil }) => {
    const entry = await notePayment(request, account, now);
    waitUntil(deliverOutbox());
    return { entry };
  }),
  serve(refund, async (request, { account, now }) => ({
    refundedCents: await giveBack(request, account, now),
  })),
  serve(linkEndpoint, async ({ billId }, { account, now, waitUntil }) => {
    await sendPaymentLink(billId, account, now);
    waitUntil(deliverOutbox());
    return DONE;
  }),
];
