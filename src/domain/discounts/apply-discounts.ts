import { type Cents, splitCents, sumCents } from '#domain/money/money.ts';
import { MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import type { DiscountLine, DiscountTerms } from './discount.ts';

export interface Discounted {
  /** What is left of the fee of all players. */
  totalCents: Cents;
  /** What each discount comes to, in the order in which they were taken; none of zero. */
  lines: DiscountLine[];
  /** The same for each player, whose sums are those of `lines`. */
  players: DiscountLine[][];
}

/**
 * What discounts leave of the fee. Percentages come first, each of the full fee; then amounts, of what
 * is left; a player's fee never falls below zero. An amount for the whole registration is split over its
 * players, and what one of them cannot take goes to the next. Cents that do not divide are with the
 * first, as in plans. What is left below the least that we charge is not asked for.
 */
export function applyDiscounts(
  feeCents: Cents,
  count: number,
  discounts: readonly DiscountTerms[],
): Discounted {
  const left = Array.from({ length: count }, () => feeCents);
  const players: DiscountLine[][] = left.map(() => []);
  for (const discount of inOrder(discounts)) {
    const wanted = wantedOf(discount, feeCents, count);
    const untaken = wanted.map((cents, index) => cents - take(index, discount, cents));
    if (isShared(discount)) spread(discount, sumCents(untaken));
  }
  const rest = sumCents(left);
  const last = inOrder(discounts).at(-1);
  if (last && rest > 0 && rest < MIN_CHARGE_CENTS) spread(last, rest);
  return { totalCents: sumCents(left), lines: linesOf(players.flat()), players };

  /** @returns how much was there to take */
  function take(index: number, { id, name, code }: DiscountTerms, asked: Cents): Cents {
    const cents = Math.min(asked, left[index] ?? 0);
    if (cents === 0) return 0;
    left[index] = (left[index] ?? 0) - cents;
    players[index] = linesOf([...(players[index] ?? []), { id, name, code, cents }]);
    return cents;
  }

  function spread(discount: DiscountTerms, asked: Cents): void {
    let rest = asked;
    for (const index of left.keys()) rest -= take(index, discount, rest);
  }
}

/** What a discount would take off each player, were there enough. */
function wantedOf(discount: DiscountTerms, feeCents: Cents, count: number): Cents[] {
  const { percent, cents, rule } = discount;
  const skipped = rule === 'siblings' ? 1 : 0;
  const eligible = Math.max(0, count - skipped);
  if (eligible === 0) return Array.from({ length: count }, () => 0);
  const each = percent === null ? (cents ?? 0) : Math.round((feeCents * percent) / 100);
  const parts = isShared(discount)
    ? splitCents(each, eligible)
    : Array.from({ length: eligible }, () => each);
  return [...Array.from({ length: count - eligible }, () => 0), ...parts];
}

/** One amount for all players together. A percentage of all is the same as of each. */
const isShared = ({ per, percent }: DiscountTerms) => per === 'registration' && percent === null;

/** Percentages first; among equals the id decides, so that the page and the server agree. */
function inOrder(discounts: readonly DiscountTerms[]): DiscountTerms[] {
  const rank = ({ percent, id }: DiscountTerms) => `${percent === null ? 1 : 0} ${id}`;
  return [...discounts].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** One line a discount. */
function linesOf(taken: readonly DiscountLine[]): DiscountLine[] {
  const lines = new Map<string, DiscountLine>();
  for (const line of taken) {
    lines.set(line.id, { ...line, cents: line.cents + (lines.get(line.id)?.cents ?? 0) });
  }
  return [...lines.values()];
}
