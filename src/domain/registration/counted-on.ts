import { PLAYER_LIMITS, type PlayerRules, type WholeRange } from './player-rules.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

interface Counted {
  age: number | null;
  grade: number | null;
}

/**
 * A player's age and grade by now, as many years on as have passed since they were said, to the nearest. A
 * guardian or the office checks them; what is not known, or what the program does not take, is left for them
 * to say.
 * @param since ISO instant
 */
export function countOn(
  { age, grade }: Counted,
  since: string,
  now: Date,
  { ages, grades }: Pick<PlayerRules, 'ages' | 'grades'>,
): Counted {
  const years = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / YEAR_MS));
  const on = (range: WholeRange, value: number | null) =>
    value === null ? null : within(range, value + years);
  if (grade === null || grade < 0) return { age: on(ages, age), grade: null };
  const { to } = PLAYER_LIMITS.grades;
  return { age: on(ages, age), grade: within(grades, Math.min(grade + years, to)) };
}

const within = ({ from, to }: WholeRange, value: number) =>
  value >= from && value <= to ? value : null;
