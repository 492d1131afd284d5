import { recordNumberOf } from '#domain/payments/record-number.ts';
import type { AdminTab } from '../frame/admin-location.ts';
import { activityMessages } from './messages.ts';

const { kinds } = activityMessages.log;

/** The collections whose records have a number, each with the tab that finds it. */
const NUMBERED: Readonly<Record<string, { tab: AdminTab; kind: string }>> = {
  orders: { tab: 'orders', kind: kinds.order },
  registrations: { tab: 'registrations', kind: kinds.registration },
  donations: { tab: 'donations', kind: kinds.donation },
  playerBills: { tab: 'billing', kind: kinds.bill },
};
const SUBJECT = /^(\w+)\/([0-9a-f]{8}-[0-9a-f-]{27})$/;

/** 'Order K7QF-2M9X' and where it is found, from 'orders/…'; undefined for what has no number. */
export function placeOf(subject: string) {
  const [, collection = '', id = ''] = SUBJECT.exec(subject) ?? [];
  const numbered = NUMBERED[collection];
  if (!numbered) return undefined;
  const number = recordNumberOf(id);
  return { name: `${numbered.kind} ${number}`, tab: numbered.tab, number };
}
