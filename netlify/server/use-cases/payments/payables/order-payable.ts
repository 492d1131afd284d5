import { isOrderOwed } from '#domain/families/order-debt.ts';
import { fulfillmentAfter, isToSend } from '#domain/orders/fulfillment.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import { bookLabel } from '#domain/payments/record-label.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { messages } from '#words/office/emails/orders.ts';
import { orders } from '../../../gateways/records.ts';
import { forOffice, type MailDraft, type WrittenMail, writtenIn } from '../../../mails/compose.ts';
import { isPart } from '../../../mails/hand-receipt.ts';
import { refundHeadline } from '../../../mails/office-payment-mails.ts';
import {
  orderForOffice,
  orderPaid,
  orderPaymentFailed,
  orderRefunded,
} from '../../../mails/order-mails.ts';
import type { PaymentMailContext } from '../../../mails/payment-mail-context.ts';
import {
  languageOfPayer,
  mailBothSides,
  type ReadPayable,
  tellOffice,
  tellPayer,
} from './payable.ts';

/** An order: its emails show what was bought and where it goes. */
export const readOrder: ReadPayable = async (transaction, id) => {
  const doc = orders().doc(id);
  const order = (await transaction.get(doc)).data();
  return (
    order && {
      kind: 'order',
      id,
      path: doc.path,
      number: order.number,
      label: bookLabel('order', order.number),
      payer: order.payer,
      payment: order.payment,
      write: (writer, { after, now }) => {
        const payment = withSurplus(after.payment);
        const fulfilment = fulfillmentAfter(order, payment);
        writer.set(doc, { ...order, payment, fulfilment, updatedAt: now.toISOString() });
      },
      mails: (context, outcomes) =>
        outcomes.flatMap((outcome) => orderMails(order, context, outcome)),
    }
  );
};

function orderMails(before: Order, context: PaymentMailContext, outcome: Outcome): WrittenMail[] {
  const { settings, officeEmail, books } = context;
  const about = { order: { ...before, payment: books.payment }, settings, officeEmail };
  const { headlines } = messages;
  const refunded = books.payment.refundedCents;
  const paid = isToSend(before) ? headlines.paid : headlines.paidLater;
  const toBuyer = (write: () => MailDraft) => writtenIn(languageOfPayer(context), write);
  switch (outcome.what) {
    case 'received':
      if (isPart(context, outcome.entry)) {
        // With the last part the office packs: one email says both.
        const isPaid = books.payment.status === 'paid';
        const toOffice = isPaid
          ? forOffice(() => orderForOffice(about, `paid-${outcome.entry.id}`, paid))
          : tellOffice(context, outcome);
        return [tellPayer(context, outcome), toOffice].filter((draft) => draft !== null);
      }
      return [
        toBuyer(() => orderPaid(about, outcome.entry.id)),
        forOffice(() => orderForOffice(about, `paid-${outcome.entry.id}`, paid)),
      ];
    case 'reversed':
      return mailBothSides(context, [outcome]);
    case 'failed':
      return [
        // What was promised by check, or has come in part, is still owed: ordered again it would be twice.
        isOrderOwed(about.order, books.entries)
          ? tellPayer(context, outcome)
          : toBuyer(() => orderPaymentFailed(about, outcome.entry.id)),
        forOffice(() =>
          orderForOffice(about, `payment-failed-${outcome.entry.id}`, headlines.refused),
        ),
      ].filter((draft) => draft !== null);
    case 'refunded':
      return [
        toBuyer(() => orderRefunded(about, outcome.cents)),
        forOffice(() =>
          orderForOffice(about, `refunded-${refunded}`, refundHeadline(outcome.cents, refunded)),
        ),
      ];
    default:
      return [tellOffice(context, outcome)].filter((draft) => draft !== null);
  }
}
