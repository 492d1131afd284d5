import type { Cents } from '../money/money.ts';

/** What a gift does, as content says it. */
interface GiftLevel {
  amountCents: Cents;
  text: string;
}

/** An amount to pick, and what it does; null where content names nothing for it. */
export interface GiftPick {
  cents: Cents;
  impact: string | null;
  /** How many times over, where a smaller amount says the same already. */
  times: number;
}

/** As a form or a page offers it: how many times over is said in words, in the note below what it does. */
export type OfferedPick = Omit<GiftPick, 'times'> & { note?: string | null };

/** What an amount of one's own does, too: the greatest pick that it reaches. */
export function impactOf(cents: Cents, picks: readonly OfferedPick[]): string | null {
  return picks.findLast((pick) => pick.impact !== null && pick.cents <= cents)?.impact ?? null;
}

/**
 * Says beside each amount what it pays for: the greatest level that it reaches; one that a smaller amount
 * has said already, as often as the amount pays for it.
 * @param gifts how many of them a year: 12 of a monthly one
 */
export function describePicks(
  amounts: readonly Cents[],
  levels: readonly GiftLevel[],
  gifts = 1,
): GiftPick[] {
  const fromGreatest = levels.toSorted((one, other) => other.amountCents - one.amountCents);
  const taken = new Set<GiftLevel>();
  const ascending = amounts.toSorted((one, other) => one - other);
  return ascending.map((cents) => {
    const reached = fromGreatest.find(({ amountCents }) => amountCents <= cents * gifts);
    if (!reached) return { cents, impact: null, times: 1 };
    const times = taken.has(reached) ? Math.floor((cents * gifts) / reached.amountCents) : 1;
    if (taken.has(reached) && times < 2) return { cents, impact: null, times: 1 };
    taken.add(reached);
    return { cents, impact: reached.text, times };
  });
}
