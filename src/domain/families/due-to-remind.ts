import type { Day } from '#domain/calendar/day.ts';
import type { Debt, DuePart } from './debt.ts';

/** What a family is reminded of: what has fallen due and nobody is about to collect, the oldest first. @param today local to the program */
export function dueToRemind(debts: readonly Debt[], today: Day): DuePart[] {
  return debts
    .flatMap(({ due }) => due)
    .filter(({ on, isAutomatic }) => on <= today && !isAutomatic)
    .sort((a, b) => a.on.localeCompare(b.on));
}
