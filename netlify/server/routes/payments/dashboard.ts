import {
  adjustBillEndpoint,
  deleteBillEndpoint,
  takeBackAdjustmentEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import { endGiftEndpoint } from '#contracts/donations/dashboard.ts';
import { cancelOrderEndpoint, closeOrderEndpoint } from '#contracts/orders/dashboard.ts';
import {
  correctPaymentEndpoint,
  findOpenRecordsEndpoint,
} from '#contracts/payments/corrections.ts';
import {
  listPaymentsEndpoint,
  markPaidEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
  sendPaymentLinkEndpoint,
} from '#contracts/payments/dashboard.ts';
import { DONE } from '#contracts/records/change.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import {
  deleteSponsorEndpoint,
  endSponsorshipEndpoint,
  updateSponsorEndpoint,
} from '#contracts/sponsorship/dashboard.ts';
import { adjustBill, takeBackFromBill } from '../../use-cases/billing/adjust-bill.ts';
import { removeBill, updateBill } from '../../use-cases/billing/save-bill.ts';
import { sendPaymentLink } from '../../use-cases/billing/send-payment-link.ts';
import { splitBill } from '../../use-cases/billing/split-bill.ts';
import { endGift } from '../../use-cases/donations/end-gift.ts';
import { cancelOrder } from '../../use-cases/orders/cancel-order.ts';
import { closeOrder } from '../../use-cases/orders/close-order.ts';
import { findOpenRecords } from '../../use-cases/payments/find-open-records.ts';
import { giveBack } from '../../use-cases/payments/give-back.ts';
import {
  correct,
  listPayments,
  notePayment,
  takeBack,
} from '../../use-cases/payments/office-payments.ts';
import { cancelForFamily } from '../../use-cases/registration/cancel-for-family.ts';
import { endSponsorship } from '../../use-cases/sponsorship/end-sponsorship.ts';
import { removeSponsor, updateSponsor } from '../../use-cases/sponsorship/save-sponsor.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** Their emails go out with the next run of `deliver-outbox`: a mail client beside Stripe would be too much for one function. */
export const adminPaymentsRoutes: readonly Route[] = [
  signedInRoute(updateBillEndpoint, async ({ bill, ...record }, { account, now }) => ({
    bill: await updateBill(record, bill, account, now),
  })),
  signedInRoute(splitBillEndpoint, async (request, { account, now }) => ({
    bill: await splitBill(request, account, now),
  })),
  signedInRoute(deleteBillEndpoint, async (record, { account, now }) => {
    await removeBill(record, account, now);
    return DONE;
  }),
  signedInRoute(adjustBillEndpoint, async (request, { account, now }) => ({
    bill: await adjustBill(request, account, now),
  })),
  signedInRoute(takeBackAdjustmentEndpoint, async (request, { account, now }) => ({
    bill: await takeBackFromBill(request, account, now),
  })),
  signedInRoute(updateSponsorEndpoint, async ({ bill, ...record }, { account, now }) => ({
    bill: await updateSponsor(record, bill, account, now),
  })),
  signedInRoute(deleteSponsorEndpoint, async (record, { account, now }) => {
    await removeSponsor(record, account, now);
    return DONE;
  }),
  signedInRoute(listPaymentsEndpoint, async ({ recordId }, { now }) => ({
    entries: await listPayments(recordId, now),
  })),
  signedInRoute(markPaidEndpoint, async (request, { account, now }) => ({
    entry: await notePayment(request, account, now),
  })),
  signedInRoute(reversePaymentEndpoint, async (request, { account, now }) => ({
    entry: await takeBack(request, account, now),
  })),
  signedInRoute(correctPaymentEndpoint, async (request, { account, now }) => ({
    entry: await correct(request, account, now),
  })),
  signedInRoute(findOpenRecordsEndpoint, async ({ entryId, search }, { now }) => ({
    records: await findOpenRecords(entryId, search, now),
  })),
  signedInRoute(refundEndpoint, async (request, { account, now }) => ({
    refundedCents: await giveBack(request, account, now),
  })),
  signedInRoute(cancelOrderEndpoint, async (record, { account, now }) => {
    await cancelOrder(record, account, now);
    return DONE;
  }),
  signedInRoute(closeOrderEndpoint, async (record, { account, now }) => {
    await closeOrder(record, account, now);
    return DONE;
  }),
  signedInRoute(endGiftEndpoint, async (record, { account, now }) => {
    await endGift(record, account, now);
    return DONE;
  }),
  signedInRoute(endSponsorshipEndpoint, async (record, { account, now }) => {
    await endSponsorship(record, account, now);
    return DONE;
  }),
  signedInRoute(cancelRegistrationEndpoint, async (record, { account, now }) => {
    await cancelForFamily(record, account, now);
    return DONE;
  }),
  signedInRoute(sendPaymentLinkEndpoint, async ({ kind, billId }, { account, now }) => {
    await sendPaymentLink({ kind, recordId: billId }, account, now);
    return DONE;
  }),
];
