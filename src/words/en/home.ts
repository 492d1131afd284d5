/** What a person reads on the home page and content does not supply. */
export const messages = {
  register: 'Register Now',
  schedule: 'View Schedule',
  features: 'What we stand for',

  games: {
    heading: 'Games',
    inDays: (days: number) => ['Today', 'Tomorrow'][days] ?? `In ${days} days`,
    versus: 'vs.',
    at: 'at',
    units: { days: 'days', hours: 'hours', minutes: 'minutes' },
    results: 'Last Results',
    record: 'Season record',
    ahead: 'Coming Up',
    all: 'See All Games',
  },

  numbers: 'The Season in Numbers',

  fee: {
    heading: 'What It Costs',
    each: 'for each player, for the whole season',
    monthly: (least: string) => `Or pay monthly, from ${least} a month. There are no extra fees.`,
    includes: 'What Is Included',
    register: 'Register a Player',
    help: 'Money should not keep a child from playing. We have scholarships.',
    scholarships: 'Apply for a Scholarship',
  },

  voice: 'A Parent’s Words',
  dates: 'Dates to Remember',

  photos: 'From Our Games and Practices',
  gallery: 'See All Photos',

  sponsors: 'Our Sponsors',
  sponsorsText: 'These local businesses help pay for the season.',
  becomeSponsor: 'Become a Sponsor',

  give: {
    heading: 'Put a Player in the Game',
    text: 'Every gift goes to the program. You choose the amount, once or monthly.',
    amount: 'Give',
    other: 'Choose Another Amount',
  },
};
