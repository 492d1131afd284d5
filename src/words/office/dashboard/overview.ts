import { messages as records } from '../../en/labels/records.ts';

/** What a person reads on the dashboard's first tab. */
export const messages = {
  glance: 'At a Glance',
  counters: {
    totalPlayers: 'Total Players',
    upcomingGames: 'Upcoming Games',
    pendingReviews: 'Pending Reviews',
    overdueBills: 'Overdue Bills',
    activeSponsors: 'Active Sponsors',
    colors: 'Site Colors',
  },
  cards: [
    { tab: 'players', title: 'Players Management', text: 'Profiles, rosters, emergency contacts.' },
    { tab: 'games', title: 'Game Schedule', text: 'Add games, enter results, import a season.' },
    {
      tab: 'gallery',
      title: 'Gallery Admin',
      text: 'Review photos and videos that families sent.',
    },
    {
      tab: 'billing',
      title: 'Player Billing',
      text: 'See what players owe and what they have paid.',
    },
    {
      tab: 'sponsors',
      title: 'Sponsors & Billing',
      text: 'See what sponsors pledged and what they have paid.',
    },
    {
      tab: 'team',
      title: 'Team Information',
      text: 'Contact details, coaches, site colors.',
    },
  ],
  season: {
    text: ({ from, back, players }: { from: string; back: number; players: number }) =>
      players === 0
        ? `The ${records.theSeason(from)} is being closed.`
        : `${back} of ${players} ${players === 1 ? 'player' : 'players'} from the ${records.theSeason(from)} ${back === 1 ? 'has' : 'have'} registered again.`,
    link: 'Continue with the new season',
  },
  waiting: {
    heading: 'To Do Today',
    nothing: 'There is nothing to do right now.',
    pendingReviews: (count: number) =>
      `${count} ${count === 1 ? 'photo or video' : 'photos or videos'} to review`,
    kinds: {
      order: 'Order',
      registration: 'Registration',
      sponsorship: 'Sponsorship',
      donation: 'Gift',
      bill: 'Bill',
    },
    ofPerson: (kind: string, name: string) => `${kind}: ${name}`,
    overpaid: (label: string, amount: string) => `${label} is overpaid by ${amount}`,
    disputed: (label: string, amount: string, until: string) =>
      `${amount} is disputed (${label}): answer at Stripe before ${until}`,
    overdueBills: (count: number) => `${count} overdue ${count === 1 ? 'bill' : 'bills'}`,
    overdueSponsors: (count: number) =>
      `${count} overdue ${count === 1 ? 'sponsorship' : 'sponsorships'}`,
    ordersToPack: (count: number) => `${count} paid ${count === 1 ? 'order' : 'orders'} to pack`,
    newMessages: (count: number) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
    newVolunteers: (count: number) =>
      `${count} new volunteer ${count === 1 ? 'application' : 'applications'}`,
    expiredClearances: (count: number) =>
      `${count} volunteer ${count === 1 ? 'clearance' : 'clearances'} expired`,
    unmatchedMoney: (count: number) =>
      `${count} ${count === 1 ? 'payment' : 'payments'} that ${count === 1 ? 'matches' : 'match'} no record`,
    unbookedMoney: (count: number) =>
      `${count} ${count === 1 ? 'payment' : 'payments'} at Stripe ${count === 1 ? 'is' : 'are'} not in the ledger`,
    unreadable: (count: number) =>
      `${count} ${count === 1 ? 'record' : 'records'} could not be read`,
    night: () => 'The website’s nightly work had a problem',
    publishing: () => 'The website could not be built',
    unsentMail: (count: number) => `${count} ${count === 1 ? 'email' : 'emails'} not sent yet`,
  },
  failed: 'The overview could not be loaded',
  retry: 'Retry',
  charts: {
    money: 'Payments received, last 12 months',
    registrations: 'Registrations, last 12 months',
    dollars: 'Dollars',
    count: 'Registrations',
    failed: 'The charts could not be loaded',
    loading: 'Loading charts...',
    moneySummary: (total: string) => `We received ${total} over the last 12 months.`,
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
