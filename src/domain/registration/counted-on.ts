import { PLAYER_LIMITS, type PlayerRules, type WholeRange } from './player-rules.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
/** So near to whole years, the same form is due again: a little before or after a summer says nothing. */
const NEARLY = 1 / 6;

interface Counted {
  age: number | null;
  grade: number | null;
}

/**
 * A player's age and grade by now, as many years on as have passed since they were said, to the nearest. In the
 * middle of a year an age is a guess, while a grade goes by the summers: fall to spring is one school year. A
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
  const passed = Math.max(0, (now.getTime() - Date.parse(since)) / YEAR_MS);
  const years = Math.round(passed);
  const on = age === null ? null : within(ages, age + years);
  if (grade === null || grade < 0) return { age: on, grade: null };
  const summers = Math.max(0, schoolYearOf(now) - schoolYearOf(new Date(since)));
  const turns = Math.abs(passed - years) < NEARLY ? years : summers;
  const { to } = PLAYER_LIMITS.grades;
  return { age: on, grade: within(grades, Math.min(grade + turns, to)) };
}

/** A school year ends on June 30, as the end of a season has it. */
const schoolYearOf = (date: Date) => date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0);

const within = ({ from, to }: WholeRange, value: number) =>
  value >= from && value <= to ? value : null;
