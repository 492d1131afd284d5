import type { ImportPlan } from './plan-import.ts';

/**
 * Pure: how many games would have another time and another place. A row without an ID may mean the game of
 * another of the program's teams, against the same club on the same day.
 */
export function movedGames({ rows }: Extract<ImportPlan, { ok: true }>): number {
  return rows.filter(
    (row) =>
      row.kind === 'changed' &&
      !row.isNamed &&
      row.fields.includes('time') &&
      row.fields.includes('location'),
  ).length;
}
