import type { Cents } from '../money/money.ts';

/** Where a sentence of content has a number. */
const COUNT = '{count}';

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
  /** The smaller amount that says the same already, and how many times over this one does it. */
  repeats: { cents: Cents; times: number } | null;
}

/** As a form or a page offers it. */
export type OfferedPick = Pick<GiftPick, 'cents' | 'impact'>;

/** What an amount of one's own does, too: the greatest pick that it reaches. */
export function impactOf(cents: Cents, picks: readonly OfferedPick[]): string | null {
  return picks.findLast((pick) => pick.impact !== null && pick.cents <= cents)?.impact ?? null;
}

/**
 * Finds what each amount pays for: the greatest level that it reaches, and how often, where content has the words
 * for it. What a smaller amount says already is told as a multiple of that amount, from 2 on.
 * @param gifts how many of them a year: 12 of a monthly one
 */
export function describePicks(
  amounts: readonly Cents[],
  levels: readonly GiftLevel[],
  gifts = 1,
): GiftPick[] {
  const fromGreatest = levels.toSorted((one, other) => other.amountCents - one.amountCents);
  const saidAt = new Map<string, Cents>();
  const ascending = amounts.toSorted((one, other) => one - other);
  return ascending.map((cents) => {
    const reached = fromGreatest.find(({ amountCents }) => amountCents <= cents * gifts);
    if (!reached) return { cents, impact: null, repeats: null };
    const impact = describeCount(reached, Math.floor((cents * gifts) / reached.amountCents));
    const first = saidAt.get(impact);
    if (first === undefined) {
      saidAt.set(impact, cents);
      return { cents, impact, repeats: null };
    }
    const times = Math.floor(cents / first);
    if (times < 2) return { cents, impact: null, repeats: null };
    return { cents, impact, repeats: { cents: first, times } };
  });
}

/** What a level does as often as it is paid for. A sentence that lost its place for the number says nothing of it. */
function describeCount({ text, severalText }: GiftLevel, count: number): string {
  return count > 1 && severalText?.includes(COUNT) ? severalText.replace(COUNT, `${count}`) : text;
}
