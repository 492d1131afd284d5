/** What the office is emailed about an order. */
export const messages = {
  subject: (label: string, headline: string) => `${label}: ${headline}`,
  opening: (label: string, who: string, contact: string, headline: string) =>
    `${label} by ${who} (${contact}): ${headline}.`,
  sendBankDetails: 'Please reply to this email with the bank details for the transfer.',
  headlines: {
    awaitsCheck: 'new, waiting for a check',
    awaitsTransfer: 'new, waiting for an ACH transfer',
    nothingToPay: 'new, nothing to pay',
    cancelledByFamily: 'canceled by the family',
    paid: 'paid',
    paidLater: 'paid, nothing left to send',
    refused: 'the bank declined the payment',
  },
};
