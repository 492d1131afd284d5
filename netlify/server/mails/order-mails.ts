import { fullName } from '#domain/accounts/full-name.ts';
import { mailingLine } from '#domain/address/postal-address.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

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
    subject: `Your order ${order.number}: how to pay`,
    about: `orders/${order.id}`,
    blocks: [
      `Hello, thank you for your order at ${settings.programName}. We have set it aside for you and send it as soon as your payment is here.`,
      orderTable(order),
      ...paymentInstructions(order, settings),
      `Questions? Just reply to this email.`,
    ],
  };
}

function paymentInstructions(order: Order, settings: Settings): MailBlock[] {
  if (order.paymentMethod === 'check') {
    return [
      `Please mail a check for ${formatCents(order.payment.totalCents)}, payable to ${settings.legalName}, with “Order ${order.number}” on the memo line, to:`,
      mailingLine(settings),
    ];
  }
  return [
    `We'll contact you shortly with the bank details for your ACH transfer of ${formatCents(order.payment.totalCents)}. Please put “Order ${order.number}” in its memo line.`,
  ];
}

/** To the buyer once a payment is in. @param entryId in the ledger: another payment is another receipt */
export function orderPaid(
  { order, settings, officeEmail }: OrderMailContext,
  entryId: string,
): MailDraft {
  return {
    id: `order-${order.id}-paid-${entryId}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: `Thank you: order ${order.number} is paid`,
    about: `orders/${order.id}`,
    blocks: [
      `Hi ${order.customer.firstName}, thank you for supporting ${settings.programName}. Your payment of ${formatCents(order.payment.totalCents)} has arrived, and we are getting your order ready.`,
      orderTable(order),
      shipsTo(order),
      `Questions? Just reply to this email.`,
    ],
  };
}

/** To the buyer when the bank refused a payment that was on its way. @param entryId in the ledger */
export function orderPaymentFailed(
  { order, settings, officeEmail }: OrderMailContext,
  entryId: string,
): MailDraft {
  return {
    id: `order-${order.id}-payment-failed-${entryId}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: `Order ${order.number}: your payment did not go through`,
    about: `orders/${order.id}`,
    blocks: [
      `Hi ${order.customer.firstName}, your bank did not complete the payment of ${formatCents(order.payment.totalCents)} for your order at ${settings.programName}. You have not been charged, and the order is not sent. To have it after all, please order again, or reply to this email.`,
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
  return {
    id: `order-${order.id}-refunded-${refundedCents}`,
    to: order.customer.email,
    replyTo: officeEmail,
    subject: `Order ${order.number}: refund`,
    about: `orders/${order.id}`,
    blocks: [
      `Hi ${order.customer.firstName}, ${settings.programName} has refunded ${formatCents(cents)} of your order. It goes back to the card or account you paid with; banks take a few days to show it.`,
      {
        rows: [
          ['For', `Order ${order.number}`],
          ['Refunded now', formatCents(cents)],
          ['Refunded in all', `${formatCents(refundedCents)} of ${formatCents(paidCents)}`],
        ],
      },
    ],
  };
}

/** To the office: what happened to an order and what to do. `occasion` tells such mails apart. */
export function orderForOffice(
  { order, officeEmail }: OrderMailContext,
  occasion: string,
  headline: string,
): MailDraft {
  return {
    id: `order-${order.id}-${occasion}-office`,
    to: officeEmail,
    replyTo: order.customer.email,
    subject: `Order ${order.number}: ${headline}`,
    about: `orders/${order.id}`,
    blocks: [
      `Order ${order.number} by ${fullName(order.customer)} (${order.customer.email}, ${order.customer.phone}): ${headline}.`,
      orderTable(order),
      shipsTo(order),
    ],
  };
}

function orderTable(order: Order): MailBlock {
  return {
    rows: [
      ...order.lines.map(
        (line) =>
          [
            `${line.quantity} × ${line.name} (${line.size}, ${line.color})`,
            formatCents(line.unitPriceCents * line.quantity),
          ] as const,
      ),
      ['Shipping', formatCents(order.shippingCents)],
      ['Total', formatCents(order.payment.totalCents)],
    ],
  };
}

function shipsTo({ customer }: Order): string {
  return `Ships to: ${fullName(customer)}, ${customer.address}, ${customer.city}, ${customer.state} ${customer.zipCode}`;
}
