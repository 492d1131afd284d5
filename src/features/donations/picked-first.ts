import type { Cents } from '#domain/money/money.ts';

/** The amount that a form comes with: the one in the middle, of two the smaller. Undefined of none. */
export function pickedFirst(picks: readonly { cents: Cents }[]): Cents | undefined {
  return picks[Math.floor((picks.length - 1) / 2)]?.cents;
}
