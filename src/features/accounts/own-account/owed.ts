import type { BillView } from '#contracts/accounts/record-views.ts';
import type { Cents } from '#domain/money/money.ts';

interface Owed {
  /** What can be paid now; 0 where nothing is owed. */
  cents: Cents;
  /** The first day on which some of it is due. */
  dueOn: string | null;
  /** Where one payment takes all of it: a bill that it begins with. */
  payable: BillView | null;
  isOverdue: boolean;
  /** Something is owed that no button here takes: a plan's charge has failed, or the office has to look. */
  isStuck: boolean;
}

/** What the bills come to that can be paid here; those of one registration are paid together. */
export function whatIsOwed(bills: readonly BillView[]): Owed {
  const open = bills.filter(({ next }) => next === 'pay');
  const payments = new Map(open.map((bill) => [bill.paysFor ?? bill.id, bill.payCents]));
  const days = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return {
    cents: [...payments.values()].reduce((sum, cents) => sum + cents, 0),
    dueOn: days[0] ?? null,
    payable: (payments.size === 1 && open[0]) || null,
    isOverdue: open.some(({ paymentStatus }) => paymentStatus === 'overdue'),
    isStuck: bills.some(isStuck),
  };
}

function isStuck({ next, paymentStatus }: BillView): boolean {
  if (next === 'plan') return paymentStatus === 'overdue';
  return next === 'none' && (paymentStatus === 'pending' || paymentStatus === 'overdue');
}
