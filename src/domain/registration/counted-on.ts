import type { PlayerRules, WholeRange } from './player-rules.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

interface Counted {
  age: number | null;
  grade: number | null;
}

/**
 * A player's age and grade by now, as many years on as have passed since they were registered, to the
 * nearest. A guardian checks them; what the program does not take is left for them to choose.
 * @param since ISO instant
 */
export function countOn(
  { age, grade }: { age: number; grade: number },
  since: string,
  now: Date,
  { ages, grades }: Pick<PlayerRules, 'ages' | 'grades'>,
): Counted {
  const years = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / YEAR_MS));
  return { age: within(ages, age + years), grade: within(grades, grade + years) };
}

const within = ({ from, to }: WholeRange, value: number) =>
  value >= from && value <= to ? value : null;
