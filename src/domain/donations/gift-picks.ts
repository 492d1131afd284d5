import type { Cents } from '../money/money.ts';

/** What a gift does, as content says it. */
interface GiftLevel {
  amountCents: Cents;
  text: string;
  /** The same for a gift that pays for it `{count}` times; empty where content has no such sentence. */
  severalText?: string | null | undefined;
}

/** An amount to pick, and what it does; null where content names nothing for it. */
export interface GiftPick {
  cents: Cents;
  impact: string | null;
  /** Where content has no sentence for several: the smaller amount that says the same, and how many times it fits. */
  repeats: { cents: Cents; times: number } | null;
}

/** As a form or a page offers it. */
export type OfferedPick = Pick<GiftPick, 'cents' | 'impact'>;

/** What an amount of one's own does, too: the greatest pick that it reaches. */
export function impactOf(cents: Cents, picks: readonly OfferedPick[]): string | null {
  return picks.findLast((pick) => pick.impact !== null && pick.cents <= cents)?.impact ?? null;
}

/**
 * Finds what each amount pays for: the greatest level that it reaches. Where a smaller amount reaches the same
 * level, a greater one says for how many it pays, or is told as a multiple of the smaller one, from 2 on.
 * @param gifts how many of them a year: 12 of a monthly one
 */
export function describePicks(
  amounts: readonly Cents[],
  levels: readonly GiftLevel[],
  gifts = 1,
): GiftPick[] {
  const fromGreatest = levels.toSorted((one, other) => other.amountCents - one.amountCents);
  const firstAt = new Map<GiftLevel, Cents>();
  const ascending = amounts.toSorted((one, other) => one - other);
  return ascending.map((cents) => {
    const reached = fromGreatest.find(({ amountCents }) => amountCents <= cents * gifts);
    if (!reached) return { cents, impact: null, repeats: null };
    const first = firstAt.get(reached);
    if (first === undefined) {
      firstAt.set(reached, cents);
      return { cents, impact: reached.text, repeats: null };
    }
    const count = Math.floor((cents * gifts) / reached.amountCents);
    if (reached.severalText && count > 1) {
      const impact = reached.severalText.replace('{count}', String(count));
      return { cents, impact, repeats: null };
    }
    const times = Math.floor(cents / first);
    if (times < 2) return { cents, impact: null, repeats: null };
    return { cents, impact: reached.text, repeats: { cents: first, times } };
  });
}
