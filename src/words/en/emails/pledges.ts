/** How to pay what was promised by check or ACH transfer, and the reminder of it. */
export const messages = {
  mailCheck: (amount: string, payee: string, memo: string) =>
    `Please mail a check for ${amount}, payable to ${payee}, with “${memo}” on the memo line, to:`,
  arriveBy: (date: string) => `The check has to arrive by ${date}.`,
  transferShortly: (amount: string, memo: string) =>
    `We'll contact you shortly with the bank details for your ACH transfer of ${amount}. Please put “${memo}” on the memo line.`,
  transferWithin: (time: string, amount: string, memo: string) =>
    `We'll contact you within ${time} with the bank details for your ACH transfer of ${amount}. Please put “${memo}” on the memo line.`,

  reminderSubject: {
    check: (label: string) => `${label}: we are still waiting for your check`,
    ach: (label: string) => `${label}: we are still waiting for your ACH transfer`,
    card: (label: string) => `${label}: a payment is due`,
  },
  reminder: {
    check: (program: string) =>
      `thank you again for supporting ${program}. We have not received your check yet. If you already sent it, please ignore this email.`,
    ach: (program: string) =>
      `thank you again for supporting ${program}. We have not received your ACH transfer yet. If you already sent it, please ignore this email.`,
    card: (program: string) =>
      `this is a friendly reminder from ${program}. We have not received your payment yet. If you already paid, please ignore this email.`,
  },
  sendTransfer: (amount: string, memo: string) =>
    `Please send your ACH transfer of ${amount}, with “${memo}” on the memo line. Need our bank details? Just reply to this email.`,
  dueNow: (amount: string) => `${amount} is due now.`,
  payByCard: (amount: string) => `Pay ${amount} online here`,
  askHow: 'To pay it, just reply to this email, and we will tell you how.',
  noAccount: 'You don’t need an account. Please don’t share this link.',
  payOnline: (amount: string) => `Or pay ${amount} online here`,
  payOnce:
    'You don’t need an account. Please don’t share this link. If you pay online, please don’t send a check or transfer too.',
  changedMind: 'Changed your mind? Questions? Just reply to this email.',
};
