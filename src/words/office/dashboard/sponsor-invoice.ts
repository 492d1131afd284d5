/** What stands on the invoice of a sponsor, which the office prints, and around it. */
export const messages = {
  open: 'Print Invoice',
  back: 'All sponsors',
  print: 'Print',
  failed: 'The record could not be loaded',
  title: 'Invoice',
  ein: (ein: string) => `EIN ${ein}`,
  facts: {
    to: 'Bill to',
    number: 'Number',
    date: 'Date',
    dueDate: 'Due Date',
    what: 'Sponsorship',
    amount: 'Amount',
    /** Of a sponsorship by the year. */
    ofYear: 'Amount for one year',
    received: 'Received',
    refunded: 'Refunded',
    balance: 'Balance',
    dueNow: 'Due now',
  },
  check: (payee: string, memo: string) =>
    `Please make the check payable to ${payee}, and write “${memo}” on the memo line. Mail it to:`,
  otherWays: 'To pay online or by bank transfer, ask us for a link or for our bank details.',
  paid: 'Nothing is owed.',
  cancelled: 'This bill is canceled: nothing is owed.',
  thanks: (program: string) => `Thank you for supporting ${program}.`,
} as const;
