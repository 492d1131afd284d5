/** What a person reads on the About page and content does not supply. */
export const messages = {
  joinHeading: 'Come play',
  principles: 'What we stand for',
  register: 'Register Now',
  schedule: 'View Schedule',
  join: 'Come to a game, or register a player.',
};
