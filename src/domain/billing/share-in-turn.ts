import { type Cents, sumCents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { PlayerBill } from './player-bill.ts';

/** Whether a bill is its registration's payer's to pay; the office may have named another guardian. */
export function isOwnBill(
  { payer }: Pick<PlayerBill, 'payer'>,
  registered: Pick<Payer, 'email'>,
): boolean {
  return (payer?.email ?? registered.email) === registered.email;
}

/** What a guardian pays for a registration is for their own bills first. */
export function ownFirst<T extends Pick<PlayerBill, 'payer'>>(
  bills: readonly T[],
  payer: Pick<Payer, 'email'> | undefined,
): T[][] {
  const isOwn = (bill: T) => payer === undefined || isOwnBill(bill, payer);
  return [bills.filter(isOwn), bills.filter((bill) => !isOwn(bill))];
}

/**
 * Shares cents out to groups of bills: to each group all that it asks for before the next has any, within a
 * group by what each asks for. Cents that do not divide go to the first who can take one.
 * @returns the shares by the id of the bill, and what is left
 */
export function shareInTurn<T extends Pick<PlayerBill, 'id'>>(
  cents: Cents,
  groups: readonly (readonly T[])[],
  askedOf: (bill: T) => Cents,
): { shares: ReadonlyMap<string, Cents>; left: Cents } {
  const shares = new Map<string, Cents>();
  let left = cents;
  for (const group of groups) {
    const asked = group.map(askedOf);
    const given = Math.min(left, sumCents(asked));
    for (const [index, share] of shareOut(given, asked).entries()) {
      shares.set(group[index]?.id ?? '', share);
    }
    left -= given;
  }
  return { shares, left };
}

function shareOut(cents: Cents, asked: readonly Cents[]): Cents[] {
  const all = sumCents(asked);
  const shares = asked.map((one) => (all === 0 ? 0 : Math.floor((cents * one) / all)));
  let rest = cents - sumCents(shares);
  return shares.map((share, index) => {
    const extra = Math.min(rest, (asked[index] ?? 0) - share, 1);
    rest -= extra;
    return share + extra;
  });
}
