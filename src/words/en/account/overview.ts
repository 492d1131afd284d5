/** What an account holder reads first on the account page. */
export const messages = {
  hello: (name: string) => `Hi, ${name}!`,
  owed: {
    title: 'To pay',
    nothing: 'You have nothing to pay right now.',
    stuck: {
      plan: 'A card payment did not go through. Update the card on your payment plan.',
      office: 'You have an unpaid bill that you can’t pay here. Contact us to pay it.',
      disputed:
        'Your bank is looking into one of your payments. You do not have to do anything here.',
    },
    ask: 'Contact us to pay it',
    due: (day: string) => `Due ${day}`,
    overdue: (day: string) => `Overdue since ${day}`,
    /** Where the sum above holds more than that. */
    partDue: (amount: string, day: string) => `${amount} of it is due ${day}.`,
    partOverdue: (amount: string, day: string) => `${amount} of it has been overdue since ${day}.`,
    link: 'See Your Bills',
  },
  game: {
    title: 'Next game',
    home: (opponent: string) => `vs. ${opponent}`,
    away: (opponent: string) => `at ${opponent}`,
    none: 'No game is scheduled right now.',
    failed: 'We could not load the schedule.',
    link: 'See the Schedule',
  },
  players: {
    title: 'Your players',
    none: 'Register a player, and you will see them here.',
    link: 'See Your Players',
  },
};
