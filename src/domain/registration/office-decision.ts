import { isPutOff } from '#domain/billing/askable.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { isOfItsPlayer, isPartOf } from './cancellation.ts';
import type { Registration } from './registration.ts';

export interface Clock {
  now: Date;
  timeZone: string;
}

/**
 * What the office has decided of a registration, which another in its place would lose: a plan, a lower amount, or
 * another payer, player or day. Undefined where it has decided nothing.
 * @param bills all of the registration, with those that were split off from them
 */
export function decisionOf(
  registration: Registration,
  bills: readonly PlayerBill[],
  clock: Clock,
): 'planned' | 'lowered' | 'otherTerms' | undefined {
  if (bills.some((bill) => isPartOf(registration, bill))) return 'planned';
  const own = bills.filter(({ registrationId }) => registrationId === registration.id);
  if (own.some(isLowered)) return 'lowered';
  const { today, madeOn } = daysOf(registration, clock);
  return own.some((bill) => isPassedOn(bill, registration)) ||
    own.some((bill) => hasMoreTime(bill, registration, { today, madeOn }))
    ? 'otherTerms'
    : undefined;
}

/** Whether the office has granted something on a bill, or canceled it. */
function isLowered({ adjustments, paymentStatus, payment }: PlayerBill): boolean {
  // What a refund has canceled was paid.
  const isCancelled = paymentStatus === 'cancelled' && (payment?.paidCents ?? 0) === 0;
  return isCancelled || (adjustments?.some(({ by }) => by !== null) ?? false);
}

/** Whether the office has asked someone else for a bill, or moved it to another player. */
function isPassedOn(bill: PlayerBill, registration: Registration): boolean {
  const isOfAnother = bill.payer !== null && bill.payer.email !== registration.payer.email;
  return isOfAnother || !isOfItsPlayer(registration, bill);
}

/** Whether the office has given a bill more time than the form does. */
function hasMoreTime(
  { dueDate }: PlayerBill,
  registration: Registration,
  days: { today: Day; madeOn: Day },
): boolean {
  return !registration.payment.plan && isPutOff(dueDate, registration, days);
}

const daysOf = ({ createdAt }: Registration, { now, timeZone }: Clock) => ({
  today: dayOf(now, timeZone),
  madeOn: dayOf(new Date(createdAt), timeZone),
});
