import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived } from '#domain/billing/received.ts';
import {
  coveredByBillsCents,
  registrationSurplusCents,
} from '#domain/billing/registration-bills.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { noteSurplus } from '#domain/payments/surplus.ts';
import { changeOf } from './payable.ts';
import { settleBill } from './settle-bill.ts';

interface Following {
  /** Of the registration. */
  payment: Payment;
  /** All of the registration, with the one that has changed. */
  bills: readonly PlayerBill[];
  /** Of the registration. */
  entries: readonly LedgerEntry[];
  timeZone: string;
  now: Date;
}

/**
 * What a registration and its bills come to after one of the bills was paid on its own, cancelled or
 * opened again: what has come may be all that is owed now, or not any more.
 */
export function followBills({ payment, bills, entries, timeZone, now }: Following): {
  payment: Payment;
  bills: PlayerBill[];
} {
  // What Stripe collects is settled by what Stripe says.
  const isOurs = entries.length > 0 && !isAtStripe(payment);
  const settled = isOurs
    ? settlePayment(payment, null, entries, coveredByBillsCents(bills))
    : payment;
  const change = changeOf({ payment, entries }, { payment: settled, entries }, { timeZone, now });
  const changed = bills.map((bill) => settleBill(bill, change) ?? bill);
  const noted = noteReceived(changed, settled);
  return { payment: noteSurplus(settled, registrationSurplusCents(settled, noted)), bills: noted };
}
