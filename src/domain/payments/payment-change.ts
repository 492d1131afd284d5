import { type Day, dayOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Books } from './outcomes.ts';
import { latestArrival } from './reversal.ts';

/** What changes with a payment. */
export interface PaymentChange {
  before: Books;
  after: Books;
  /** The paid date of bills that this settles: local to the program. */
  paidOn: Day;
  /** Local to the program. */
  today: Day;
  /** When its plan stopped, where it did: by Stripe, whenever we heard of it, else today. Local to the program. */
  stoppedOn: Day;
  timeZone: string;
  /** How the latest money came; null where none has. */
  method: LedgerEntry['method'] | null;
  now: Date;
}

/** The change from some books to others: the money that came last says when and how bills were paid. */
export function changeOf(
  before: Books,
  after: Books,
  { timeZone, now, stoppedOn }: { timeZone: string; now: Date; stoppedOn?: Day | undefined },
): PaymentChange {
  const today = dayOf(now, timeZone);
  const latest = latestArrival(after.entries);
  // Not the day on which we heard of it: events may be late.
  const paidOn = latest?.paidAt ? dayOf(new Date(latest.paidAt), timeZone) : today;
  const method = latest?.method ?? null;
  return { before, after, paidOn, today, stoppedOn: stoppedOn ?? today, timeZone, method, now };
}
