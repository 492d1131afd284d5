/** What a person reads in the Games tab; titles and toasts are the specification's. */
export const messages = {
  title: 'Game Schedule Management',
  stats: {
    total: 'Total Games',
    upcoming: 'Upcoming',
    completed: 'Completed',
    home: 'Home Games',
  },
  views: {
    upcoming: 'Upcoming Games',
    past: 'Past Games',
    all: 'All Games',
    archive: 'Past Seasons',
  },
  viewsLabel: 'Games',
  columns: {
    dateTime: 'Date & Time',
    opponent: 'Opponent',
    location: 'Location',
    type: 'Type',
    homeAway: 'Home/Away',
    result: 'Result',
    status: 'Status',
    season: 'Season',
  },
  /** What may have come between a game and its day. */
  change: { label: 'Changes', none: 'As planned' },
  home: 'Home',
  away: 'Away',
  noResult: 'No result',
  upcoming: 'Upcoming',
  completed: 'Completed',
  notPlayed: 'Not played',
  fetchFailed: 'Error fetching games',
  empty: {
    upcoming: {
      title: 'No upcoming games',
      text: 'Add a game, or import the season from a file. A filter may hide some.',
    },
    past: { title: 'No past games', text: 'Past games appear here. A filter may hide some.' },
    all: {
      title: 'No games',
      text: 'Add a game, or import the season from a file. A filter may hide some.',
    },
    archive: {
      title: 'No past seasons',
      text: 'When you close a season under New Season, its games will be kept here. A filter may hide some.',
    },
  },
  noMatches: { title: 'No games match your search', text: 'Try another opponent or place.' },
  add: 'Add Game',
  importCsv: 'Import CSV',
  edit: 'Edit',
  delete: 'Delete',
  nameOf: (opponent: string, day: string) => `${opponent}, ${day}`,
} as const;
