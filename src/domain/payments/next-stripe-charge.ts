import type { Day } from '#domain/calendar/day.ts';
import { chargeDay } from './charge-day.ts';
import { chargesCents, chargesDueBy, nextChargeOn } from './due-now.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';
import type { Plan } from './plan.ts';

/**
 * When Stripe charges a plan next; null after its last charge. A charge that was lost in a dispute, or that a
 * bank still decides on, is not made again; one that was declined is.
 * @param entries of its record
 * @param today local to the program
 */
export function nextStripeCharge(
  { plan, status, paidCents }: Pick<Payment, 'status' | 'paidCents'> & { plan: Plan },
  entries: readonly Pick<LedgerEntry, 'stripeInvoiceId' | 'status'>[],
  today: Day,
): Day | null {
  const made = entries.filter(isMade).length;
  if (plan.count !== null && made >= plan.count) return null;
  const next = nextChargeOn(plan, Math.max(paidCents, chargesCents(plan, made)));
  if (next >= today || status === 'past_due') return next;
  const due = chargesDueBy(plan, today);
  return due === plan.count ? null : chargeDay(plan, due);
}

const isMade = ({ stripeInvoiceId, status }: Pick<LedgerEntry, 'stripeInvoiceId' | 'status'>) =>
  stripeInvoiceId !== null && status !== 'failed' && status !== 'reversal';
