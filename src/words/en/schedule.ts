interface DayLabel {
  longDay: string;
  isToday: boolean;
  isSelected: boolean;
  games: number;
}

const gameCount = (count: number) => (count === 1 ? '1 game' : `${count} games`);

/** Every word of the Game Schedules page that content does not supply. */
export const messages = {
  title: 'Game Schedules',
  description: (team: string, region: string) =>
    `Dates, times, places and results of every ${team} game across ${region}. Subscribe to add them to your calendar.`,
  subtitle: (team: string, region: string) =>
    `Come out and support ${team} as we compete across ${region}`,
  subscribe: 'Subscribe',
  downloadCalendar: 'Download the calendar (.ics)',
  withoutScript:
    'We cannot show the games right now. Please reload this page in a minute, or download the calendar.',

  loading: 'Loading schedule...',
  failedHint: 'Check your connection and try again.',
  mayBeOld: 'We could not check for changes. Times and places may have changed.',
  failedTitle: 'We could not load the schedule',
  retry: 'Try Again',

  nextGame: 'Next Game',
  fullSchedule: 'Full Schedule',
  home: 'HOME',
  away: 'AWAY',
  versus: 'VS',
  at: (away: string, home: string) => `${away} at ${home}`,
  addToCalendar: 'Add to calendar',

  searchByDate: 'Search by date',
  pickADate: 'Pick a date',
  clear: 'Clear',
  calendar: 'Months',
  previousMonth: 'Go to the previous month',
  nextMonth: 'Go to the next month',
  calendarLoading: 'Loading calendar...',
  calendarFailed: 'We could not load the calendar. Reload the page and try again.',
  dayLabel: ({ longDay, isToday, isSelected, games }: DayLabel) =>
    [isToday && 'Today', longDay, isSelected && 'selected', games > 0 && gameCount(games)]
      .filter(Boolean)
      .join(', '),

  monthFilters: 'Filter by month',
  allGames: 'All Games',
  previous: 'Previous',
  gameCount,
  timesAre: (zone: string) => `All times are ${zone}.`,

  /** The line that folds the games that lie behind. */
  results: 'Results',

  noGames: 'No games found',
  noGamesOnDay: (longDate: string) =>
    `No games scheduled for ${longDate}. Try selecting a different date.`,
  noGamesInMonth: 'No games scheduled for the selected month. Try selecting a different month.',
  showAllGames: 'Show All Games',

  upcoming: 'Upcoming',
  postponed: 'Postponed',
  cancelled: 'Canceled',
  awaitingResult: 'Awaiting result',
  result: 'Result:',
  /** Before a score: 'W 92-78'. */
  letters: { won: 'W', lost: 'L', tied: 'T' },

  seasonStats: 'Season Stats',
  average: (scoreName: string) => `Average ${scoreName}`,
  stats: {
    record: 'Record',
    homeRecord: 'Home Record',
    awayRecord: 'Away Record',
  },
};
