import { type BillView, BillViewSchema } from '#contracts/accounts/record-views.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { type PayNow, payNowOnBill } from '#domain/billing/pay-now.ts';
import { isOpenBill, type PlayerBill } from '#domain/billing/player-bill.ts';
import { isOwnBill } from '#domain/billing/share-in-turn.ts';
import type { Day } from '#domain/calendar/day.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import { isChargedAgain } from '#domain/payments/is-charged-again.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { messages } from '#words/labels/players.ts';

type Whole = Pick<Registration, 'number' | 'payer' | 'payment'> & {
  bills: readonly PlayerBill[];
};

interface BillContext {
  player: Profile | undefined;
  /** With all of its bills. */
  registration: Whole | undefined;
  today: Day;
}

/** A bill as its family sees it. */
export function viewBill(bill: PlayerBill, { player, registration, today }: BillContext): BillView {
  const payNow = payNowOnBill(bill, registration, today);
  const next = isDisputed(bill, registration)
    ? nextOfDisputed(bill, registration)
    : NEXT[payNow.what];
  return BillViewSchema.parse({
    ...bill,
    dueDate: dueDateOf(bill, registration, payNow, next),
    // As in the dashboard, of a player who has been deleted.
    playerName: player ? fullName(player) : messages.unknown,
    next,
    payCents: payNow.what === 'pay' ? payNow.cents : 0,
    part: payNow.what === 'pay' ? payNow.part : null,
    paysFor: payNow.what === 'pay' && payNow.on === 'registration' ? registration?.number : null,
  });
}

/** Whether the payer's own bank decides on what was paid: what another guardian disputes is no business of theirs. */
function isDisputed(bill: PlayerBill, registration: Whole | undefined): boolean {
  const isOwn = registration && isOwnBill(bill, registration.payer);
  const payments = [bill.payment, isOwn ? registration.payment : null];
  return isOpenBill(bill) && payments.some((payment) => payment?.status === 'disputed');
}

/** Where the plan was declined meanwhile, it needs another card, whatever the bank decides. */
function nextOfDisputed(bill: PlayerBill, registration: Whole | undefined): 'plan' | 'disputed' {
  if (bill.paymentStatus !== 'overdue' || !registration) return 'disputed';
  const { payment } = registration;
  const isCharged = payment.stripeSubscriptionId !== null && isChargedAgain(payment);
  return isCharged && isOwnBill(bill, registration.payer) ? 'plan' : 'disputed';
}

/** When it is due; on no day once it is canceled. Of installments a bill has the day of the last, and the first that has not come is asked for. */
function dueDateOf(
  { dueDate, paymentStatus }: PlayerBill,
  registration: Whole | undefined,
  payNow: PayNow,
  next: BillView['next'],
): Day | null {
  if (paymentStatus === 'cancelled') return null;
  if (payNow.what === 'pay') return payNow.dueOn ?? dueDate;
  const plan = registration?.payment.plan;
  const isCharged = next === 'disputed' && registration && isChargedAgain(registration.payment);
  // Stripe goes on with the whole, whatever came for a bill alone.
  if (plan && (next === 'plan' || isCharged)) {
    return nextChargeOn(plan, registration.payment.paidCents);
  }
  return next === 'disputed' && paymentStatus === 'pending' ? null : dueDate;
}

/** For display: `pay-bill.ts` decides for itself whether a bill can be paid. */
const NEXT: Readonly<Record<PayNow['what'], BillView['next']>> = {
  pay: 'pay',
  processing: 'processing',
  plan: 'plan',
  paid: 'none',
  cancelled: 'none',
  office: 'none',
};
