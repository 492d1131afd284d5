/** Chances that come out the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** Whether something happens that does so with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An idempotency key. */
  key(): string;
}

/** @param seed any whole number; mulberry32 makes the rest of it */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error('There is nothing to pick from.');
    return one;
  };
  const shuffle = <T>(list: readonly T[]) =>
    list
      .map((one) => ({ one, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  const key = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  return { next, chance: (probability) => next() < probability, between, pick, shuffle, key };
}
