/** What staff read where a game, or a row of an import, cannot be as it is.  */
export const messages = {
  result: 'Write a result as W 85-72, our points first. W is a win, L a loss, T a tie.',
  inconsistent:
    'The letter and the points do not match: our points come first. W has the higher number first, and T has the same number twice.',
  date: 'Enter a date, such as 11/28/2026.',
  time: 'Enter a time, such as 7:05 PM.',
  type: (types: string) => `Choose a type: ${types}.`,
  home: 'Say whether it is a home game.',
  status: (statuses: string) => `Choose a status: ${statuses}.`,
  played: 'A game with a result has been played: set its status to Scheduled.',
  skippedTime:
    'This time does not exist on this day, because the clocks go forward. Choose another time.',
  notStarted: 'This game has not started yet. Check the date, or leave the result empty.',

  writeOneOf: (words: string) => `Write one of: ${words}.`,
  homeOrAway: 'Write home or away.',
  weekday: (day: string, weekday: string) => `${day} is a ${weekday}.`,
  sameGame: (row: number) => `Row ${row} is about the same game.`,
  unknownId: (id: string) =>
    `There is no game with the id “${id}”. To add the game, empty that cell.`,
  several:
    'There are several games against this opponent on this date, none at this time. Export the games and use the id column.',
  importSize: (most: number) => `An import takes from 1 to ${most} games.`,
  twice: 'The same game is there twice.',

  importedBefore: 'This preview was imported before, with other rows. Check the file again.',
  scheduleChanged:
    'The schedule has changed since this preview was made. Nothing was imported: check the file again.',
  addedBefore:
    'This game was added before, with other details. Close this and edit it in the list.',
  onSchedule: 'This game is already on the schedule: same day, time and team.',
};
