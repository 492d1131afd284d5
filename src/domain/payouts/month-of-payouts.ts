import { type Cents, sumCents } from '#domain/money/money.ts';
import { isSent, type Payout } from './payout.ts';

interface Some {
  count: number;
  cents: Cents;
}

/** What Stripe sent to the bank in one month. A payout stands in one of the three. */
export interface PayoutsOfMonth {
  /** Found on the bank's statement. */
  matched: Some;
  /** Not found there yet. */
  open: Some;
  /** Failed or canceled, so that the bank does not have it. */
  returned: Some;
}

/** Adds up payouts. @param payouts of one month, by the day on which Stripe sent them */
export function addUpPayouts(
  payouts: readonly Pick<Payout, 'amountCents' | 'status' | 'bank'>[],
): PayoutsOfMonth {
  const sent = payouts.filter(isSent);
  return {
    matched: addUp(sent.filter(({ bank }) => bank === 'matched')),
    open: addUp(sent.filter(({ bank }) => bank === 'open')),
    returned: addUp(payouts.filter((payout) => !isSent(payout))),
  };
}

/** All that the bank has, or is to have. */
export function sentToBank({ matched, open }: PayoutsOfMonth): Some {
  return { count: matched.count + open.count, cents: matched.cents + open.cents };
}

function addUp(payouts: readonly Pick<Payout, 'amountCents'>[]): Some {
  return { count: payouts.length, cents: sumCents(payouts.map(({ amountCents }) => amountCents)) };
}
