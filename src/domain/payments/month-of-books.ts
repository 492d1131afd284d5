import type { Cents } from '#domain/money/money.ts';
import { PAYABLE_KINDS, type PayableKind } from './choices.ts';
import type { Cells } from './ledger-sums.ts';
import { MOVES, netOf, type Sums } from './movements.ts';

/** What movements come to, for the board: by kind, and in all. */
export interface MonthOfBooks {
  kinds: { kind: PayableKind; sums: Sums; netCents: number }[];
  sums: Sums;
  /** What has come and stayed. */
  netCents: number;
  /** What Stripe kept of what came; it keeps its fee also of what is refunded. */
  feeCents: Cents;
  /** Payments by Stripe whose fee is not known yet. */
  unknownFees: number;
}

/** The sums of a month, as the board reads them. */
export function monthOfBooks(cells: Cells): MonthOfBooks {
  const kinds = PAYABLE_KINDS.map((kind) => {
    const sums = sumsIn(cells, kind);
    return { kind, sums, netCents: netOf(sums) };
  });
  const sums = sumsIn(cells);
  return {
    kinds,
    sums,
    netCents: netOf(sums),
    feeCents: sumOf(cells, 'fee'),
    unknownFees: sumOf(cells, 'unknownFees'),
  };
}

/** What is left of a month without the fees of its payments and those that Stripe takes apart from them. */
export function netAfterFees({
  netCents,
  feeCents,
  ownFeeCents,
}: Pick<MonthOfBooks, 'netCents' | 'feeCents'> & { ownFeeCents: number }): number {
  return netCents - feeCents - ownFeeCents;
}

/** What moved, of one kind or in all. */
function sumsIn(cells: Cells, kind?: PayableKind): Sums {
  return Object.fromEntries(MOVES.map((move) => [move, sumOf(cells, move, kind)])) as Sums;
}

function sumOf(cells: Cells, what: string, kind?: PayableKind): number {
  return Object.entries(cells).reduce((sum, [cell, amount]) => {
    const [ownKind, , ownWhat] = cell.split('__');
    const counts = ownWhat === what && (kind === undefined || ownKind === kind);
    return counts ? sum + amount : sum;
  }, 0);
}
