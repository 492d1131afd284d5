import { listAll } from '#words/list.ts';

const LATER = [
  'Add the games to your calendar. Changes will show up there automatically.',
  'With an account, you can see your players, bills and payments at any time.',
];

/** What a family reads once its players are registered, beside the receipt. */
export const messages = {
  welcome: (names: readonly string[]) =>
    names.length > 0 ? `Welcome to the team, ${listAll(names)}!` : 'Welcome to the team!',
  nextGame: 'Next game:',
  game: (when: string, opponent: string, isHome: boolean, place: string) =>
    `${when}, ${isHome ? 'against' : 'at'} ${opponent}${place && `, ${place}`}.`,
  steps: ['Look for our email with your confirmation.', ...LATER],
  /** While a bank works on the payment, nothing is confirmed yet. */
  stepsWhileProcessing: LATER,
  subscribe: 'Add Games to My Calendar',
  friend: {
    button: 'Tell a Friend',
    subject: 'Come play with us',
    text: 'We just registered for the season. Want to play, too?',
  },
};
