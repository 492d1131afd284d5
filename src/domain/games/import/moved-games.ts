import type { ImportPlan } from './plan-import.ts';

/**
 * Pure: how many games would have another time and another place. A file without IDs may mean the game of
 * another of the program's teams, against the same club on the same day.
 */
export function movedGames({ columns, rows }: Extract<ImportPlan, { ok: true }>): number {
  if (columns.positions.id !== undefined) return 0;
  return rows.filter(
    (row) =>
      row.kind === 'changed' && row.fields.includes('time') && row.fields.includes('location'),
  ).length;
}
