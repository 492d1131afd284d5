/** What stands on a team’s emergency sheet and around it. */
export const messages = {
  list: 'Players on this sheet',
  title: (team: string) => `Emergency sheet: ${team}`,
  failed: 'Error fetching players',
  team: 'Team',
  back: 'Back to players',
  print: 'Print',
  readAgain: 'Read Again',
  addMedical: 'Add Medical Notes',
  addingMedical: (done: number, all: number) => `Loading ${done} of ${all}...`,
  medicalHint:
    'Medical notes are opened one by one, and each view is recorded in the activity log with your name.',
  medicalFailed: 'Some medical notes could not be read',
  medicalFailedText: 'They are marked below. Add the medical notes again to load the missing ones.',
  notRead: 'Could not be read',
  columns: {
    player: 'Player',
    guardian: 'Guardian',
    emergency: 'Emergency contact',
    medical: 'Medical notes',
  },
  jersey: (number: string) => `No. ${number}`,
  age: (age: number) => `Age ${age}`,
  grade: (grade: string) => `Grade ${grade}`,
  /** Never given, or deleted: nobody knows which. */
  none: 'None on file',
  missing: 'Missing',
  confidential: (readAt: string) => `Confidential. As of ${readAt}; destroy after use.`,
  empty: {
    title: 'No players on this team',
    text: 'Registered players are on the program’s own team until you move them to another one.',
  },
  unreadable: (count: number) =>
    count === 1
      ? '1 person’s record could not be read. A player may be missing from this sheet.'
      : `The records of ${count} people could not be read. Players may be missing from this sheet.`,
  more: (most: number) => `Only ${most} players fit on one sheet. Put the others on another team.`,
} as const;
