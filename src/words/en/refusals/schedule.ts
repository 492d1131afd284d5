/** What a person reads who asks for a game that is not there. */
export const messages = {
  noGame: 'This game is not on the schedule.',
};
