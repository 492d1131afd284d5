import { playerBillMethod, sponsorBillMethod } from '#domain/billing/bill-method.ts';
import { billStatusAfter, isUnderWay } from '#domain/billing/bill-status.ts';
import type { BillStatus, PlayerBill } from '#domain/billing/player-bill.ts';
import type { SponsorBill } from '#domain/billing/sponsor-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import { type DemoClock, noonOf } from './clock.ts';

/* Bills as the settlement of payments and the nightly run leave them. */

/** A player's bill after the money of what it is for has come. */
export function settlePlayerBill(
  bill: PlayerBill,
  before: Books,
  after: Books,
  clock: DemoClock,
): PlayerBill {
  const settled = settle(bill, before, after, clock);
  const method = lastMethod(after);
  const isPaid = settled.paymentStatus === 'paid';
  const paidBy = isPaid && method ? playerBillMethod(method) : null;
  return { ...bill, ...settled, paymentMethod: paidBy ?? bill.paymentMethod };
}

/** A sponsor's bill after the money has come. */
export function settleSponsorBill(
  bill: SponsorBill,
  before: Books,
  after: Books,
  clock: DemoClock,
): SponsorBill {
  const settled = settle(bill, before, after, clock);
  const method = lastMethod(after);
  const isPaid = settled.paymentStatus === 'paid';
  const paidBy = isPaid && method ? sponsorBillMethod(method) : null;
  return { ...bill, ...settled, paymentMethod: paidBy ?? bill.paymentMethod };
}

interface Settling {
  paymentStatus: BillStatus;
  dueDate: string | null;
  paidDate: string | null;
  createdAt: string;
  updatedAt: string;
}

function settle(bill: Settling, before: Books, after: Books, clock: DemoClock) {
  const { timeZone, today } = clock;
  const { paymentStatus: status, dueDate } = bill;
  const paymentStatus = billStatusAfter({ status, dueDate, today }, before.payment, after.payment);
  const paidAt = after.entries.at(-1)?.paidAt;
  if (paymentStatus === 'paid' && paidAt) {
    return { paymentStatus, paidDate: dayOf(new Date(paidAt), timeZone), updatedAt: paidAt };
  }
  const { paidDate } = bill;
  const isOverdue = paymentStatus === 'pending' && dueDate !== null && dueDate < today;
  if (isOverdue && !isUnderWay(after.payment)) {
    // Found by the nightly run of the day after, which has emailed its reminder then.
    return { paymentStatus: 'overdue' as const, paidDate, updatedAt: noonOf(dueDate, timeZone) };
  }
  return { paymentStatus, paidDate, updatedAt: paidAt ?? bill.updatedAt };
}

const lastMethod = ({ entries }: Books) => entries.at(-1)?.method ?? null;
