import type { AccountRecords, BillView } from '#contracts/accounts/record-views.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { tellLevel } from '#domain/sponsorship/custom-level.ts';
import { messages as words } from '#words/account/overview.ts';
import { messages } from '#words/account/records.ts';
import { tellAwaited } from './payment-words.ts';

interface Owed {
  /** What can be paid now; 0 where nothing is owed. */
  cents: Cents;
  /** The first day on which some of it is due. */
  dueOn: string | null;
  /** Where one payment takes all of it: a bill that it begins with. */
  payable: BillView | null;
  isOverdue: boolean;
  /** Where an open bill has no button here: a plan's charge has failed, the office has to look, or a bank decides. */
  stuck: Stuck | null;
}

/** What the bills come to that can be paid here and is due; those of one registration are paid together. */
export function whatIsOwed(bills: readonly BillView[]): Owed {
  // What may be paid early stands beside its bill.
  const open = bills.filter(({ next, part }) => next === 'pay' && part !== 'next');
  const payments = new Map(open.map((bill) => [bill.paysFor ?? bill.id, bill.payCents]));
  const days = open.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return {
    cents: [...payments.values()].reduce((sum, cents) => sum + cents, 0),
    dueOn: days[0] ?? null,
    payable: (payments.size === 1 && open[0]) || null,
    isOverdue: open.some(({ paymentStatus }) => paymentStatus === 'overdue'),
    stuck: STUCK.find((stuck) => bills.some((bill) => stuckBy(bill) === stuck)) ?? null,
  };
}

/** Of bills that one payment takes, the first, which has the button; of any other, the bill itself. */
export function firstOfPayment(bill: BillView, bills: readonly BillView[]): BillView {
  const { paysFor } = bill;
  return (paysFor && bills.find((other) => other.paysFor === paysFor)) || bill;
}

interface Due {
  /** Of the bills. */
  cents: Cents;
  /** With what is owed for orders and sponsorships, of which nothing says a day. */
  total: Cents;
  /** As it is shown. */
  day: string;
  isOverdue: boolean;
}

/** When a sum is due: all of it, or the part that bills are. */
export function tellDue({ cents, total, day, isOverdue }: Due): string {
  const { owed } = words;
  if (cents === total) return (isOverdue ? owed.overdue : owed.due)(day);
  return (isOverdue ? owed.partOverdue : owed.partDue)(formatCents(cents), day);
}

/** An order or a sponsorship that is owed, of which this page takes no payment. */
interface Awaited {
  id: string;
  title: string;
  /** Its row is in there. */
  href: string;
  cents: Cents;
  /** What happens next. */
  text: string;
}

/** What was promised by check or transfer, or is owed again; bills apart. */
export function whatIsAwaited({
  orders,
  sponsorships,
}: Pick<AccountRecords, 'orders' | 'sponsorships'>): Awaited[] {
  const { giving, orders: ordered } = messages;
  const all = [
    ...orders.items.map((order) => ({
      ...order,
      title: ordered.title(order.number),
      href: '#orders',
    })),
    ...sponsorships.items.map((one) => ({
      ...one,
      title: giving.sponsorship(tellLevel(one.sponsorshipLevel), one.businessName),
      href: '#giving',
    })),
  ];
  return all
    .filter(({ owedCents }) => owedCents > 0)
    .map(({ id, title, href, owedCents, ...one }) => ({
      id,
      title,
      href,
      cents: owedCents,
      text: tellAwaited(one) || words.owed.ask,
    }));
}

/** What the family can do itself first. */
const STUCK = ['plan', 'office', 'disputed'] as const;
type Stuck = (typeof STUCK)[number];

function stuckBy(bill: BillView): Stuck | null {
  const { next, paymentStatus, amountCents, receivedCents = 0 } = bill;
  if (next === 'plan') return paymentStatus === 'overdue' ? 'plan' : null;
  // Something is due besides what the bank decides on.
  if (next === 'disputed') return paymentStatus === 'overdue' ? 'office' : next;
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'overdue';
  // All of it may have come from another guardian, whose bank decides on it.
  return next === 'none' && isOpen && receivedCents < amountCents ? 'office' : null;
}
