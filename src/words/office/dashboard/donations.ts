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
  types: { 'one-time': 'One-time', monthly: 'Monthly' },
  anonymous: 'Anonymous',
  notAnonymous: 'OK to name',
  comments: 'Comments',
  receipts: 'Wants receipts',
  newsletter: 'Wants the newsletter',
  startDate: 'Start Date',
  paymentDay: 'Payment Day',
} as const;
