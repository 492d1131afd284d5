import { fullName } from '#domain/accounts/full-name.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { orderedCents } from '#domain/orders/closing.ts';
import { isToSend } from '#domain/orders/fulfillment.ts';
import type { Order } from '#domain/orders/order.ts';
import { bookLabel, recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/orders.ts';
import { messages as office } from '#words/office/emails/orders.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { pledgeInstructions } from './pledge-instructions.ts';

interface OrderMailContext {
  order: Order;
  settings: Settings;
  officeEmail: string;
}

/** To the buyer who pays by ACH or check: what was ordered and how to pay (decisions §2). */
export function orderInstructions({ order, settings, officeEmail }: OrderMailContext): MailDraft {
  return {
    id: `order-${order.id}-instructions`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: messages.howToPay(order.number),
    about: `orders/${order.id}`,
    blocks: [
      common.hello(messages.placed(settings.programName)),
      orderTable(order),
      ...pledgeInstructions(order, recordLabel('order', order.number), settings),
      common.questions,
    ],
  };
}

/** To the buyer once a payment is in, also for what was sent before. @param entryId in the ledger: another payment is another receipt */
export function orderPaid(
  { order, settings, officeEmail }: OrderMailContext,
  entryId: string,
): MailDraft {
  const { endedByOffice, totalCents, paidCents } = order.payment;
  return {
    id: `order-${order.id}-paid-${entryId}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: messages.paidSubject(order.number),
    about: `orders/${order.id}`,
    blocks: [
      common.hi(
        order.customer.firstName,
        (endedByOffice || !isToSend(order) ? messages.paidLater : messages.paid)(
          settings.programName,
          formatCents(totalCents),
        ),
      ),
      ...(endedByOffice ? [messages.lessPaid(formatCents(paidCents))] : []),
      orderTable(order),
      ...shipsTo(order),
      common.questions,
    ],
  };
}

/**
 * To the buyer when the bank refused a payment that was on its way. No money has come from the address,
 * which may be a stranger's: it names nobody. @param entryId in the ledger
 */
export function orderPaymentFailed(
  { order, settings, officeEmail }: OrderMailContext,
  entryId: string,
): MailDraft {
  return {
    id: `order-${order.id}-payment-failed-${entryId}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: messages.failedSubject(recordLabel('order', order.number)),
    about: `orders/${order.id}`,
    blocks: [
      common.hello(messages.failed(formatCents(order.payment.totalCents), settings.programName)),
      orderTable(order),
    ],
  };
}

/** To the buyer after a refund. @param cents what went back this time */
export function orderRefunded(
  { order, settings, officeEmail }: OrderMailContext,
  cents: Cents,
): MailDraft {
  const { refundedCents, paidCents } = order.payment;
  const label = recordLabel('order', order.number);
  return {
    id: `order-${order.id}-refunded-${refundedCents}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: messages.refundSubject(label),
    about: `orders/${order.id}`,
    blocks: [
      common.hi(
        order.customer.firstName,
        messages.refunded(settings.programName, formatCents(cents)),
      ),
      {
        rows: [
          [common.rows.for, label],
          [common.rows.refundedNow, formatCents(cents)],
          [
            common.rows.refundedTotal,
            common.of(formatCents(refundedCents), formatCents(paidCents)),
          ],
        ],
      },
      common.questions,
    ],
  };
}

/** To the office: what happened to an order and what to do. `occasion` tells such emails apart. */
export function orderForOffice(
  { order, officeEmail }: OrderMailContext,
  occasion: string,
  headline: string,
): MailDraft {
  const { customer } = order;
  const label = bookLabel('order', order.number);
  const contact = `${customer.email}, ${customer.phone}`;
  return {
    id: `order-${order.id}-${occasion}-office`,
    to: officeEmail,
    replyTo: customer.email,
    subject: office.subject(label, headline),
    about: `orders/${order.id}`,
    blocks: [
      office.opening(label, fullName(customer), contact, headline),
      ...(headline === office.headlines.awaitsTransfer ? [office.sendBankDetails] : []),
      orderTable(order),
      ...shipsTo(order),
    ],
  };
}

function orderTable(order: Order): MailBlock {
  const { payment } = order;
  return {
    rows: [
      ...order.lines.map(
        (line) =>
          [
            messages.line(line.quantity, messages.item(line.name, line.size, line.color)),
            formatCents(line.unitPriceCents * line.quantity),
          ] as const,
      ),
      [messages.shipping, formatCents(order.shippingCents)],
      [common.rows.total, formatCents(orderedCents(order))],
      // Closed at less.
      ...(payment.endedByOffice
        ? [[common.rows.paidSoFar, formatCents(payment.paidCents)] as const]
        : []),
    ],
  };
}

/** Where it is to go; of what has left, or is not sent, nothing is said, so that nobody sends it. */
function shipsTo(order: Order): string[] {
  if (!isToSend(order)) return [];
  const { address, city, state, zipCode } = order.customer;
  const to = `${address}, ${city}, ${state} ${zipCode}`;
  return [messages.shipsTo(fullName(order.customer), to)];
}
