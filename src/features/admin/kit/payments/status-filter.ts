import { BILL_STATUSES } from '#domain/billing/player-bill.ts';
import type { FilterChoice } from '../table/table-query.ts';
import { paymentMessages } from './messages.ts';

/** Of tables of bills. */
export const STATUS_FILTER: FilterChoice = {
  name: 'paymentStatus',
  label: paymentMessages.statusFilter,
  options: BILL_STATUSES.map((value) => ({ value, label: paymentMessages.billStatus[value] })),
};
