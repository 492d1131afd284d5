export const messages = {
  joinHeading: 'Come and play',
  principles: 'What we stand for',
  register: 'Register Now',
  schedule: 'View Schedule',
  join: 'Come to a game, or put a name on the roster.',
} as const;
