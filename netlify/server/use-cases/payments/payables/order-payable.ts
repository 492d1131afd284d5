import type { Order } from '#domain/orders/order.ts';
import type { Outcome } from '#domain/payments/outcomes.ts';
import { withSurplus } from '#domain/payments/surplus.ts';
import { orders } from '../../../gateways/records.ts';
import type { MailDraft } from '../../../mails/compose.ts';
import { isPart } from '../../../mails/hand-receipt.ts';
import { mailToOffice, refundHeadline } from '../../../mails/office-payment-mails.ts';
import {
  orderForOffice,
  orderPaid,
  orderPaymentFailed,
  orderRefunded,
} from '../../../mails/order-mails.ts';
import type { PaymentMailContext } from '../../../mails/payment-mail-context.ts';
import { mailToPayer } from '../../../mails/payment-mails.ts';
import { mailBothSides, type ReadPayable } from './payable.ts';

/** An order: its mails show what was bought and where it goes. */
export const readOrder: ReadPayable = async (transaction, id) => {
  const doc = orders().doc(id);
  const order = (await transaction.get(doc)).data();
  return (
    order && {
      kind: 'order',
      id,
      path: doc.path,
      number: order.number,
      label: `Order ${order.number}`,
      payer: order.payer,
      payment: order.payment,
      write: (writer, { after, now }) => {
        const payment = withSurplus(after.payment);
        writer.set(doc, { ...order, payment, updatedAt: now.toISOString() });
      },
      mails: (context, outcomes) =>
        outcomes.flatMap((outcome) => orderMails(order, context, outcome)),
    }
  );
};

function orderMails(before: Order, context: PaymentMailContext, outcome: Outcome): MailDraft[] {
  const { settings, officeEmail, books } = context;
  const about = { order: { ...before, payment: books.payment }, settings, officeEmail };
  const refunded = books.payment.refundedCents;
  switch (outcome.what) {
    case 'received':
      if (isPart(context, outcome.entry)) {
        // With the last part the office packs: one email says both.
        const isPaid = books.payment.status === 'paid';
        const forOffice = isPaid
          ? orderForOffice(about, `paid-${outcome.entry.id}`, 'paid')
          : mailToOffice(context, outcome);
        return [mailToPayer(context, outcome), forOffice].filter((draft) => draft !== null);
      }
      return [
        orderPaid(about, outcome.entry.id),
        orderForOffice(about, `paid-${outcome.entry.id}`, 'paid'),
      ];
    case 'reversed':
      return mailBothSides(context, [outcome]);
    case 'failed':
      return [
        orderPaymentFailed(about, outcome.entry.id),
        orderForOffice(about, `payment-failed-${outcome.entry.id}`, 'the bank refused the payment'),
      ];
    case 'refunded':
      return [
        orderRefunded(about, outcome.cents),
        orderForOffice(about, `refunded-${refunded}`, refundHeadline(outcome.cents, refunded)),
      ];
    case 'disputed':
      return [
        orderForOffice(
          about,
          `disputed-${outcome.entry.id}`,
          'the buyer disputes the payment; answer in Stripe',
        ),
      ];
    default:
      return [mailToOffice(context, outcome)].filter((draft) => draft !== null);
  }
}
