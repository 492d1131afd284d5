import type { AdjustmentKind } from '#domain/billing/adjustment.ts';
import type { Day } from '#domain/calendar/day.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import type { Movement } from '#domain/payments/movements.ts';

/** Why less is owed than was charged. */
export interface Reduction {
  /** UTC ISO instant. */
  at: string;
  kind: AdjustmentKind | 'cancelled';
  cents: Cents;
  /** As the family reads it; null where the kind says all. */
  reason: string | null;
}

/** What was asked for, before any reduction. */
export interface Charge {
  /** UTC ISO instant. */
  at: string;
  /** 'Bill K7QF-2M9X' */
  label: string;
  /** 'Registration 2026-27: Sam Doe' */
  text: string;
  grossCents: Cents;
  reductions: readonly Reduction[];
}

/** Money of one family that paid for another's bill of the same registration. */
export interface Shared {
  /** UTC ISO instant. */
  at: string;
  label: string;
  /** Above zero for the family whose money it was, below for the one whose bill it paid. */
  cents: number;
}

/** A part of what is owed, and when it is to come. */
export interface DuePart {
  /** The record that asks for it: 'playerBills/…'. */
  path: string;
  /** 'Bill K7QF-2M9X' */
  label: string;
  /** What it is for; empty where the label says all. Of an installment, the season. */
  text: string;
  isInstallment?: boolean;
  /** Local to the program. */
  on: Day;
  cents: Cents;
  /** Stripe or a bank is about to collect it: there is nothing to do. */
  isAutomatic: boolean;
}

/** What a family is asked to pay for: a registration with its bills, a bill of its own, or an order. */
export interface Debt {
  /** The record: 'orders/…'. */
  path: string;
  charges: readonly Charge[];
  shared: readonly Shared[];
  /** Of the family's money for it. */
  movements: readonly Movement[];
  /** What its records still ask for. */
  owedCents: Cents;
  /** What comes to `owedCents`, in the order of days. */
  due: readonly DuePart[];
  /** When its records were written last. UTC ISO instant. */
  updatedAt: string;
}

/** A debt in sums: what it comes to after reductions, and what came and went. */
export interface DebtSums {
  netCents: Cents;
  /** What arrived and was not taken back, before refunds. */
  paidCents: Cents;
  refundedCents: Cents;
}

export function sumsOf({ charges, shared, movements }: Debt): DebtSums {
  const refunds = movements.filter(({ what }) => what === 'refund');
  const refundedCents = -sumCents(refunds.map(({ cents }) => cents));
  return {
    netCents: sumCents(charges.map(netOf)) + sumCents(shared.map(({ cents }) => cents)),
    paidCents: sumCents(movements.map(({ cents }) => cents)) + refundedCents,
    refundedCents,
  };
}

const netOf = ({ grossCents, reductions }: Charge): Cents =>
  grossCents - sumCents(reductions.map(({ cents }) => cents));

/**
 * How much of a refund is not owed again: refunding what was charged drops the charge too. What was paid
 * beyond the charge was never charged.
 * @param refundedCents refunded so far
 */
export function takenBackCents({ netCents, paidCents }: DebtSums, refundedCents: Cents): Cents {
  return refundedCents - Math.min(refundedCents, Math.max(0, paidCents - netCents));
}
