import { BILL_STATUSES } from '#domain/billing/player-bill.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { messages } from '#words/office/dashboard/record-payments.ts';
import type { FilterChoice } from '../table/table-query.ts';

/** Of tables of bills. */
export const STATUS_FILTER: FilterChoice = {
  name: 'paymentStatus',
  label: messages.statusFilter,
  options: BILL_STATUSES.map((value) => ({ value, label: states.record[value] })),
};
