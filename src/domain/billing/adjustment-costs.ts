import type { Cents } from '#domain/money/money.ts';
import { isWithin, type Range } from '#domain/payments/period.ts';
import { ADJUSTMENT_KINDS, type Adjustment, type AdjustmentKind } from './adjustment.ts';

/** What reductions of one kind have cost. */
export interface AdjustmentCost {
  kind: AdjustmentKind;
  count: number;
  cents: Cents;
}

/** What the reductions that were decided in a range of time come to, of every kind. */
export function costsOf(adjustments: readonly Adjustment[], range: Range): AdjustmentCost[] {
  const decided = adjustments.filter(({ at }) => isWithin(at, range));
  return ADJUSTMENT_KINDS.map((kind) => {
    const own = decided.filter((one) => one.kind === kind);
    return { kind, count: own.length, cents: own.reduce((sum, { cents }) => sum + cents, 0) };
  });
}
