import type { Account } from './account.ts';
import { businessDayFrom, businessDaysAfter } from './business-days.ts';
import { newId } from './ids.ts';
import type { BalanceTransaction, Charge, Dispute, Payout, Refund } from './objects.ts';

/* What moves the account's balance, and what Stripe keeps of it. In cents. */

/** What no payout holds yet. */
export const NOT_PAID_OUT = '';
const SETTLES_AFTER_DAYS = 2;
const DISPUTE_FEE_CENTS = 1500;
const ACH_FEE_CAP_CENTS = 500;
/** The name of the setting: seconds until Stripe knows the fee of a charge. */
export const FEE_DELAY = 'feeDelay';

type Kind = Pick<BalanceTransaction, 'type' | 'reporting_category' | 'description'>;
interface Movement extends Kind {
  amount: number;
  fee?: number;
  source: string;
  available_on?: number;
  payout?: string;
}

/** Writes one movement of the balance; it is available at once unless told. */
function moveBalance(account: Account, { fee = 0, ...movement }: Movement): string {
  const now = account.now();
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency: 'usd',
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee, movement.type)],
    net: movement.amount - fee,
    payout: NOT_PAID_OUT,
    status: 'pending',
    ...movement,
  };
  saveTransaction(account, transaction);
  return transaction.id;
}

/** Stores it; while no payout holds it, it falls due on the day of the payout that is to. */
export function saveTransaction(account: Account, transaction: BalanceTransaction) {
  const { payout, available_on } = transaction;
  const next = businessDayFrom(Math.max(available_on, account.now() + 1));
  account.store.put(transaction, payout === NOT_PAID_OUT ? next : null);
}

const feeDetail = (amount: number, type: string) => ({
  amount,
  application: null,
  currency: 'usd',
  description: type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees',
  type: 'stripe_fee',
});

const isBank = ({ payment_method_details }: Charge) =>
  payment_method_details?.type === 'us_bank_account';

function feeOf(charge: Charge): number {
  return isBank(charge)
    ? Math.min(Math.round(charge.amount * 0.008), ACH_FEE_CAP_CENTS)
    : Math.round(charge.amount * 0.029) + 30;
}

/**
 * The balance of a charge that has succeeded. As Stripe does where payments are captured
 * asynchronously, the charge is told of first without it and then, in `charge.updated`, with it.
 */
export function awaitBalance(account: Account, charge: Charge): Charge {
  const delay = Number(account.store.setting(FEE_DELAY) ?? 0);
  if (delay === 0) return bookCharge(account, charge);
  account.store.put(charge, account.now() + delay);
  return charge;
}

/** The charge with its balance transaction; the very charge where it has one. */
export function bookCharge(account: Account, charge: Charge): Charge {
  if (charge.balance_transaction || charge.status !== 'succeeded') return charge;
  const type = isBank(charge) ? 'payment' : 'charge';
  const booked: Charge = {
    ...charge,
    balance_transaction: moveBalance(account, {
      type,
      reporting_category: 'charge',
      description: charge.description,
      amount: charge.amount,
      fee: feeOf(charge),
      source: charge.id,
      available_on: businessDaysAfter(account.now(), SETTLES_AFTER_DAYS),
    }),
  };
  account.store.put(booked);
  account.emit('charge.updated', booked, { balance_transaction: null });
  return booked;
}

/** What a refund takes out of the balance. Stripe keeps its fee. */
export function refundBalance(account: Account, charge: Charge, refund: Refund): string {
  const type = isBank(charge) ? 'payment_refund' : 'refund';
  return moveBalance(account, {
    type,
    reporting_category: 'refund',
    description: 'REFUND FOR CHARGE',
    amount: -refund.amount,
    source: refund.id,
  });
}

/** What a refund that the bank sent back puts into the balance again. */
export function refundFailureBalance(account: Account, refund: Refund): string {
  return moveBalance(account, {
    type: 'refund_failure',
    reporting_category: 'refund_failure',
    description: 'REFUND FAILURE',
    amount: refund.amount,
    source: refund.id,
  });
}

/** What a dispute takes, with its fee, or a won one gives back: the amount, not the fee. */
export function disputeBalance(account: Account, dispute: Dispute, isWon: boolean): string {
  return moveBalance(account, {
    type: 'adjustment',
    reporting_category: isWon ? 'dispute_reversal' : 'dispute',
    description: `Chargeback ${isWon ? 'reversal' : 'withdrawal'} for ${dispute.charge}`,
    amount: isWon ? dispute.amount : -dispute.amount,
    fee: isWon ? 0 : DISPUTE_FEE_CENTS,
    source: dispute.id,
  });
}

/** A payout's own: out when it is sent, and back in when the bank sends it back. */
export function payoutBalance(account: Account, payout: Payout, isBack: boolean): string {
  return moveBalance(account, {
    type: isBack ? 'payout_failure' : 'payout',
    reporting_category: isBack ? 'payout_reversal' : 'payout',
    description: 'STRIPE PAYOUT',
    amount: isBack ? payout.amount : -payout.amount,
    source: payout.id,
    payout: isBack ? NOT_PAID_OUT : payout.id,
  });
}
