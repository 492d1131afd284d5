import type { Cents } from '#domain/money/money.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { isOpenBill, type PlayerBill } from './player-bill.ts';
import { sharedCents } from './received.ts';
import { isOwnBill, ownFirst, shareInTurn } from './share-in-turn.ts';

type Billed = Pick<
  PlayerBill,
  'id' | 'amountCents' | 'paymentStatus' | 'payment' | 'payer' | 'receivedCents'
>;

interface Shared {
  payer: Pick<Payer, 'email'>;
  payment: Payment;
}

/**
 * What came on each bill and did not go back: on itself, and its share of what came for the registration
 * that they have in common. Together the shares are what came for it, to the cent: bills that are paid
 * have theirs first, then open ones by what they ask for, its payer's own before others', which have no more than
 * has come towards them; then canceled ones; what came too much is with the first.
 * @param bills of one registration, all of them; or one bill alone
 * @returns by the id of the bill
 */
export function paidOnBills(
  bills: readonly Billed[],
  registration: Shared | undefined,
): ReadonlyMap<string, Cents> {
  const groups = inTurn(bills, registration?.payer);
  const came = registration ? keptCents(registration.payment) : 0;
  const isLimited = (bill: Billed) =>
    registration !== undefined && isOpenBill(bill) && !isOwnBill(bill, registration.payer);
  const { shares, left } = shareInTurn(came, groups, (bill) =>
    isLimited(bill) ? sharedCents(bill) : Math.max(0, bill.amountCents - aloneCents(bill)),
  );
  const [first] = groups.flat();
  return new Map(
    bills.map((bill) => {
      const surplus = bill === first ? left : 0;
      return [bill.id, aloneCents(bill) + (shares.get(bill.id) ?? 0) + surplus];
    }),
  );
}

const aloneCents = ({ payment }: Billed): Cents => (payment ? keptCents(payment) : 0);

function inTurn(bills: readonly Billed[], payer: Shared['payer'] | undefined): Billed[][] {
  const of = (status: PlayerBill['paymentStatus']) =>
    bills.filter(({ paymentStatus }) => paymentStatus === status);
  return [of('paid'), ...ownFirst(bills.filter(isOpenBill), payer), of('cancelled')];
}
