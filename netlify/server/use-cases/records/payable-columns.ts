/** Where a table of records that are paid for filters and sorts: where a payment stands is a part of the payment. */
export const PAYABLE_COLUMNS = {
  filterFields: { status: 'payment.status' },
  sortFields: {
    payer: 'payer.lastName',
    donor: 'payer.lastName',
    total: 'payment.totalCents',
    status: 'payment.status',
    frequency: 'paymentFrequency',
  },
};
