import type { Day } from '../calendar/day.ts';

/** The years of which a donor who has just given is offered a statement, by the program's calendar. */
export function statementYears(today: Day): number[] {
  const year = Number(today.slice(0, 4));
  return [year, year - 1];
}
