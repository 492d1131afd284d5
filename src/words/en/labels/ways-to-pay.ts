/** How money came, as it stands in a sentence: 'Payment by check'. */
export const messages = {
  by: {
    card: 'by card',
    us_bank_account: 'from a bank account',
    check: 'by check',
    ach: 'by ACH transfer',
    cash: 'in cash',
    bank_transfer: 'by bank transfer',
    venmo: 'by Venmo',
    zelle: 'by Zelle',
    other: 'by other means',
  },
};
