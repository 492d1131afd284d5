/** What a person reads on the Donations tab. */
export const messages = {
  title: 'Donations',
  empty: {
    title: 'No donations',
    text: 'Donations appear here when people give or pledge. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching donations',
  sumsFailed: 'The amounts could not be loaded',
  given: (period: string) => `Received in ${period}`,
  donor: 'Donor',
  type: 'Type',
  amount: 'Amount',
  amountEach: 'Amount Each Time',
  types: { 'one-time': 'One-time', monthly: 'Monthly' },
  anonymous: 'Anonymous',
  notAnonymous: 'OK to name',
  comments: 'Comments',
  receipts: 'Wants receipts',
  newsletter: 'Wants the newsletter',
  startDate: 'Start Date',
  paymentDay: 'Payment Day',
  end: {
    cancelled: {
      open: 'Cancel Gift',
      busy: 'Canceling...',
      title: (number: string) => `Cancel gift ${number}?`,
      text: (email: string) =>
        `Its payment page will close, and we will not ask for it again. We will email ${email}, so this cannot be undone.`,
      done: { title: 'Gift canceled', description: 'The donor will get an email.' },
      failed: 'The gift was not canceled',
    },
    ended: {
      open: 'End Monthly Gift',
      busy: 'Ending...',
      title: (number: string) => `End monthly gift ${number}?`,
      text: (email: string) =>
        `We will not ask for it again. Payments we already received stay in the books. We will email ${email}, so this cannot be undone.`,
      done: { title: 'Monthly gift ended', description: 'The donor will get an email.' },
      failed: 'The monthly gift was not ended',
    },
    closed: {
      open: 'Close Gift',
      busy: 'Closing...',
      title: (number: string) => `Close gift ${number}?`,
      text: (email: string) =>
        `The gift will count as complete with what we received, and we will not ask for the rest. We will email ${email}, so this cannot be undone.`,
      done: { title: 'Gift closed', description: 'The donor will get an email.' },
      failed: 'The gift was not closed',
    },
  },
} as const;
