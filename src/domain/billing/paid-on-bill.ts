import { type Cents, sumCents } from '#domain/money/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<PlayerBill, 'id' | 'amountCents' | 'paymentStatus' | 'payment'>;

/**
 * What came on each bill and did not go back: on itself, and its share of what came for the registration
 * that they have in common. Together the shares are what came for it, to the cent: bills that are paid
 * have theirs first, then open ones by what they ask for, then canceled ones; what came too much is
 * with the first.
 * @param bills of one registration, all of them; or one bill alone
 * @returns by the id of the bill
 */
export function paidOnBills(
  bills: readonly Billed[],
  registration: Payment | undefined,
): ReadonlyMap<string, Cents> {
  const paid = new Map(bills.map((bill) => [bill.id, aloneCents(bill)]));
  const add = (id: string, cents: Cents) => paid.set(id, (paid.get(id) ?? 0) + cents);
  let left = registration ? keptCents(registration) : 0;
  for (const group of inTurn(bills)) {
    const asked = group.map((bill) => Math.max(0, bill.amountCents - aloneCents(bill)));
    const given = Math.min(left, sumCents(asked));
    for (const [index, cents] of shareOut(given, asked).entries()) {
      add(group[index]?.id ?? '', cents);
    }
    left -= given;
  }
  const [first] = inTurn(bills).flat();
  if (first) add(first.id, left);
  return paid;
}

const aloneCents = ({ payment }: Billed): Cents => (payment ? keptCents(payment) : 0);

function inTurn(bills: readonly Billed[]): Billed[][] {
  const of = (...statuses: PlayerBill['paymentStatus'][]) =>
    bills.filter(({ paymentStatus }) => statuses.includes(paymentStatus));
  return [of('paid'), of('pending', 'overdue'), of('cancelled')];
}

/** Cents by what each asks for, at most that; those that do not divide go to the first who can take one. */
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
