/** What staff read where a game, or a row of an import, cannot be as it is.  */
export const messages = {
  result: 'Enter a result such as W 85-72, with our points first. W is a win, L a loss, T a tie.',
  inconsistent:
    'The letter and the points do not match: our points come first. W has the higher number first, and T has the same number twice.',
  date: 'Enter a date, such as 11/28/2026.',
  time: 'Enter a time, such as 7:05 PM.',
  type: (types: string) => `Choose a type: ${types}.`,
  home: 'Choose home or away.',
  status: (statuses: string) => `Choose a status: ${statuses}.`,
  played: 'This game has a result, so it was played. Set its status to Scheduled.',
  skippedTime:
    'This time does not exist on this day, because the clocks go forward. Choose another time.',
  notStarted: 'This game has not started yet. Check the date, or leave the result empty.',

  writeOneOf: (words: string) => `Enter one of these: ${words}.`,
  homeOrAway: 'Enter home or away.',
  weekday: (day: string, weekday: string) => `${day} is a ${weekday}.`,
  sameGame: (row: number) =>
    `Row ${row} is the same game. If two of your teams play there, add the team to the opponent, such as Naples Nets (14U).`,
  unknownId: (id: string) =>
    `There is no game with the ID “${id}”. To add a new game, leave that cell empty.`,
  several:
    'There are several games against this opponent on this date, on the schedule or in your file. We can’t tell which one this is. Export the games, and use the id column of that file.',
  importSize: (most: number) => `You can import from 1 to ${most} games at once.`,
  twice: 'The same game is listed twice.',

  importedBefore: 'This preview was already imported with other rows. Check the file again.',
  scheduleChanged:
    'The schedule has changed since this preview was made. Nothing was imported. Check the file again.',
  addedBefore:
    'This game was already added with other details. Close this and edit it in the list.',
  onSchedule:
    'This game is already on the schedule: same day, time and team. If it is another of your teams that plays, add the team to the opponent, such as Naples Nets (14U).',
};
