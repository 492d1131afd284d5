/** What a person reads on the dashboard's first tab. */
export const messages = {
  counters: {
    totalPlayers: 'Total Players',
    upcomingGames: 'Upcoming Games',
    pendingReviews: 'Pending Reviews',
    activeSponsors: 'Active Sponsors',
  },
  cards: [
    { tab: 'players', title: 'Players Management', text: 'Profiles, rosters, emergency contacts.' },
    { tab: 'games', title: 'Game Schedule', text: 'Add games, enter results, import a season.' },
    { tab: 'gallery', title: 'Gallery Admin', text: 'Review the photos and videos sent in.' },
    { tab: 'billing', title: 'Player Billing', text: 'What players owe and have paid.' },
    {
      tab: 'sponsors',
      title: 'Sponsors & Billing',
      text: 'What sponsors promised and have paid.',
    },
    {
      tab: 'team',
      title: 'Team Information',
      text: 'Contact details, coaches, colors of the site.',
    },
  ],
  season: {
    text: ({
      from,
      registered,
      families,
    }: {
      from: string;
      registered: number;
      families: number;
    }) =>
      families === 0
        ? `The ${from} is being closed.`
        : `${registered} of ${families} families of the ${from} have registered again.`,
    link: 'Go on with the new season',
  },
  waiting: {
    heading: 'What needs doing today',
    nothing: 'Nothing is waiting for you.',
    pendingReviews: (count: number) =>
      `${count} ${count === 1 ? 'photo or video' : 'photos or videos'} to review`,
    kinds: {
      order: 'Order',
      registration: 'Registration',
      sponsorship: 'Sponsorship',
      donation: 'Gift',
      bill: 'Bill',
    },
    overpaid: (label: string, amount: string) => `${label} is overpaid by ${amount}`,
    overdueBills: (count: number) => `${count} overdue ${count === 1 ? 'bill' : 'bills'}`,
    overdueSponsors: (count: number) =>
      `${count} overdue ${count === 1 ? 'sponsorship' : 'sponsorships'}`,
    ordersToPack: (count: number) => `${count} paid ${count === 1 ? 'order' : 'orders'} to pack`,
    newMessages: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
    newVolunteers: (count: number) =>
      `${count} new volunteer ${count === 1 ? 'application' : 'applications'}`,
    unmatchedMoney: (count: number) =>
      `${count} ${count === 1 ? 'payment' : 'payments'} that ${count === 1 ? 'fits' : 'fit'} no record`,
    unreadable: (count: number) =>
      `${count} ${count === 1 ? 'record' : 'records'} could not be read`,
    publishing: () => 'The website could not be built',
    unsentMail: (count: number) => `${count} ${count === 1 ? 'email' : 'emails'} not sent yet`,
  },
  failed: 'The overview could not be loaded',
  retry: 'Retry',
  charts: {
    money: 'Money in, last 12 months',
    registrations: 'Registrations, last 12 months',
    dollars: 'Dollars',
    count: 'Registrations',
    failed: 'The charts could not be loaded',
    loading: 'Loading charts...',
    moneySummary: (total: string, parts: string) =>
      `${total} came in over the last 12 months${parts}.`,
    best: (month: string, amount: string) => ` The best month was ${month} with ${amount}.`,
    registrationsSummary: (total: number) =>
      `${total} ${total === 1 ? 'registration' : 'registrations'} in the last 12 months.`,
    kinds: {
      order: 'Shop',
      registration: 'Registrations',
      sponsorship: 'Sponsorships',
      donation: 'Donations',
      bill: 'Bills',
    },
    month: 'Month',
    total: 'Total',
    asTable: 'Show as a table',
  },
} as const;
