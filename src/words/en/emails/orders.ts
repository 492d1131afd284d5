/** What a buyer is emailed about an order. */
export const messages = {
  howToPay: (number: string) => `Your order ${number}: how to pay`,
  placed: (program: string) =>
    `thank you for your order from ${program}. We set it aside for you and will send it when we receive your payment.`,
  paidSubject: (number: string) => `Thank you: order ${number} is paid`,
  paid: (program: string, amount: string) =>
    `thank you for supporting ${program}. We received your payment of ${amount}, and we are getting your order ready.`,
  paidLater: (program: string, amount: string) =>
    `thank you for supporting ${program}. We received your payment of ${amount}.`,
  failedSubject: (label: string) => `${label}: your payment did not go through`,
  failed: (amount: string, program: string) =>
    `your bank did not complete the payment of ${amount} for your order from ${program}. You have not been charged, and we will not send the order. Still want it? Please order again, or reply to this email.`,
  refundSubject: (label: string) => `${label}: refund`,
  refunded: (program: string, amount: string) =>
    `${program} has refunded ${amount} of your order. It will go back to the card or account you paid with. Your bank may take a few days to show it.`,
  endSubject: {
    cancelled: (number: string) => `Your order ${number} is canceled`,
    closed: (number: string) => `Your order ${number}: nothing more to pay`,
  },
  end: {
    cancelled: (number: string, program: string) =>
      `your order ${number} from ${program} is canceled. You did not pay for it, and we will not charge you. If you already sent a check or transfer, tell us and we will send it back.`,
    cancelledAfterMoney: (number: string, program: string) =>
      `your order ${number} from ${program} is canceled. You owe nothing for it, and we will not ask for it again.`,
    closed: (number: string, program: string) =>
      `there is nothing more to pay for your order ${number} from ${program}. We will not ask for more. If you already sent another check or transfer, tell us and we will send it back.`,
  },
  sentSubject: (number: string) => `Order ${number} is on its way`,
  sent: (program: string | null, name: string, address: string) =>
    `your order${program ? ` from ${program}` : ''} is on its way to ${name}, ${address}.`,
  handedSubject: (number: string) => `Order ${number} was handed over`,
  handed: (program: string | null) =>
    `you now have your order${program ? ` from ${program}` : ''}. We hope you enjoy it!`,
  lessRefunded: (amount: string) =>
    `We refunded ${amount} of your order. Items that we refunded are not included. You ordered:`,
  lessPaid: (amount: string) =>
    `We received ${amount} for this order. Items that this does not pay for are not included. You ordered:`,
  missing: 'Is something missing or wrong? Just reply to this email.',
  line: (quantity: number, item: string) => `${quantity} × ${item}`,
  item: (name: string, size: string, color: string) => `${name} (${size}, ${color})`,
  shipping: 'Shipping',
  shipsTo: (name: string, address: string) => `Ships to: ${name}, ${address}`,
};
