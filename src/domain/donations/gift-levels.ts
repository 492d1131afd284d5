import type { Cents } from '#domain/money/money.ts';

/** The levels whose amount the form takes, the smallest first: the smallest gift may have been raised above others. */
export function givableLevels<Level extends { amountCents: Cents }>(
  levels: readonly Level[],
  { oneTimeMinimumCents }: { oneTimeMinimumCents: Cents },
): Level[] {
  return levels
    .filter(({ amountCents }) => amountCents >= oneTimeMinimumCents)
    .sort((a, b) => a.amountCents - b.amountCents);
}
