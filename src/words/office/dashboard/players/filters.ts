/** What the filters of the Players tab say. */
export const messages = {
  role: 'Role',
  waiver: 'Waiver',
  missing: 'Not signed',
  signed: 'Signed',
  season: 'Season',
  current: 'This season',
  past: 'Past seasons',
} as const;
