/** What a person reads where a game is added or edited. */
export const messages = {
  add: 'Add Game',
  edit: 'Edit Game',
  fields: {
    date: 'Date',
    time: 'Time',
    opponent: 'Opponent',
    location: 'Location',
    address: 'Address',
    gameType: 'Game Type',
    isHomeGame: 'Home game',
    result: 'Result',
    status: 'Status',
  },
  resultHint: 'Our points first: W 85-72, or just 85-72.',
  statusHint: 'Canceled games stay in calendars and are marked as canceled.',
  statuses: {
    scheduled: 'Scheduled',
    postponed: 'Postponed',
    cancelled: 'Canceled',
  },
  create: 'Add Game',
  save: 'Save Changes',
  created: { title: 'Game created', description: 'New game has been successfully created.' },
  updated: (name: string) => ({
    title: 'Game updated',
    description: `Game has been successfully updated. ${name}.`,
  }),
  saveFailed: 'Error saving game',
} as const;
