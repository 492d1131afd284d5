import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { type Movement, netOf, type Sums, sumsByMove } from './movements.ts';
import { PAYABLE_KINDS, type PayableKind } from './payment.ts';

/** What movements come to, for the board: by kind, and in all. */
export interface MonthOfBooks {
  kinds: { kind: PayableKind; sums: Sums; netCents: number }[];
  sums: Sums;
  /** What has come and stayed. */
  netCents: number;
  /** What Stripe kept of what came; it keeps its fee also of what is given back. */
  feeCents: Cents;
  /** Payments by Stripe whose fee is not known yet. */
  unknownFees: number;
}

type WithFee = Pick<LedgerEntry, 'kind' | 'method' | 'feeCents'>;

/** Adds up the movements of a month. */
export function addUpMonth(movements: readonly Movement<WithFee>[]): MonthOfBooks {
  const kinds = PAYABLE_KINDS.map((kind) => {
    const sums = sumsByMove(movements.filter(({ entry }) => entry.kind === kind));
    return { kind, sums, netCents: netOf(sums) };
  });
  const sums = sumsByMove(movements);
  const fees = movements.flatMap((movement) => feeOf(movement) ?? []);
  return {
    ...{ kinds, sums, netCents: netOf(sums) },
    feeCents: fees.reduce((sum, cents) => sum + cents, 0),
    unknownFees: movements.filter((movement) => feeOf(movement) === null).length,
  };
}

/**
 * What Stripe kept of a movement: null while that is not known, undefined where it keeps nothing. The
 * fee of an entry is of the day on which its money came, or was lost; giving it back costs nothing.
 */
export function feeOf({ what, entry }: Movement<WithFee>): Cents | null | undefined {
  const isStripes = entry.method === 'card' || entry.method === 'us_bank_account';
  return what === 'refund' || !isStripes ? undefined : entry.feeCents;
}
