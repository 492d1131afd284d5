import * as z from 'zod/mini';
import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { isFree } from '#domain/payments/at-total.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** Why a registration no longer counts, though nothing was paid for it. */
export const CancellationSchema = z.object({
  at: z.iso.datetime(),
  /** Who canceled it; `replaced`: its guardian sent another in its place. */
  by: z.enum(['guardian', 'office', 'replaced']),
  /** The id of the registration in its place, or null. */
  replacedBy: z.nullable(z.string()),
});
export type Cancellation = z.infer<typeof CancellationSchema>;

type Bill = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment'>;

/**
 * Whether a bill was split off from one of this registration. It is paid on its own, and goes with the
 * registration all the same; one that the office has given to another player does not.
 */
export function isPartOf(
  registration: OfPlayers & { id: string },
  bill: Pick<PlayerBill, 'partOf' | 'playerId'>,
): boolean {
  return bill.partOf === registration.id && isOfItsPlayer(registration, bill);
}

interface OfPlayers {
  players: readonly { profileId: string }[];
}

/** Whether a bill is for a player of this registration: the office may have given it to another. */
export function isOfItsPlayer(
  { players }: OfPlayers,
  { playerId }: Pick<PlayerBill, 'playerId'>,
): boolean {
  return players.some(({ profileId }) => profileId === playerId);
}

/**
 * Whether nothing was paid for a registration, as a whole or for one of its players, and nothing is on
 * its way: only then may it be canceled or replaced. What money has touched is the office's to change.
 * @param bills with those that were split off from them
 */
export function isUnpaidRegistration(payment: Payment, bills: readonly Bill[]): boolean {
  return isUntouched(payment) && bills.every(isUnpaidBill);
}

function isUnpaidBill({ amountCents, paymentStatus, payment }: Bill): boolean {
  const isPaid = paymentStatus === 'paid' && amountCents > 0;
  return !isPaid && (payment === null || isUntouched(payment));
}

const OVER: readonly Payment['status'][] = ['paid', 'refunded', 'partially_refunded', 'cancelled'];

const isUntouched = (payment: Payment): boolean =>
  payment.paidCents === 0 &&
  !isUnderWay(payment) &&
  // What discounts made free was paid by nobody.
  (!OVER.includes(payment.status) || (isFree(payment) && payment.status === 'paid'));

interface Counted<Player> {
  payment: Pick<Payment, 'status'>;
  players: readonly Player[];
}

/**
 * The players who count as registered: none once it was canceled. Where all its money was refunded, those whose
 * bill stands all the same: it costs nothing, another guardian pays it, or it is a part that the office split off.
 * @param bills all of the registration, with those that were split off from them
 */
export function countingPlayers<Player extends { profileId: string }>(
  { payment: { status }, players }: Counted<Player>,
  bills: readonly Pick<PlayerBill, 'playerId' | 'paymentStatus'>[],
): Player[] {
  if (status === 'cancelled') return [];
  if (status !== 'refunded') return [...players];
  const standing = bills.filter(({ paymentStatus }) => paymentStatus !== 'cancelled');
  return players.filter(({ profileId }) => standing.some(({ playerId }) => playerId === profileId));
}
