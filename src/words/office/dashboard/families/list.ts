/** What a person reads on the Families tab. */
export const messages = {
  title: 'Who Owes Us',
  caption: 'Families with a balance',
  errorTitle: 'Error fetching families',
  empty: {
    title: 'No families',
    text: 'No family owes us anything, or a filter hides some. To find a family that has paid, search for its name or email.',
  },
  noMatches: {
    title: 'No family matches your search',
    text: 'Try another word, or just its first letters. The filters for age and balance hide families that have paid.',
  },
  unknownGuardian: 'Guardian unknown',
  ages: {
    'not-due': 'Not due yet',
    '0-30': '0–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    'over-90': 'Over 90 days',
  },
  stats: {
    owed: 'Owed to us',
    bills: 'On player bills',
    orders: 'On orders',
    credit: 'Family credits',
  },
  columns: {
    family: 'Family',
    players: 'Players',
    balance: 'Balance',
    owed: 'Owed',
    credit: 'Credit',
    oldestDue: 'Oldest Due Date',
    /** On a card, before the day. */
    due: 'Due',
    age: 'Age',
    hold: 'Hold',
    reminded: 'Last Reminder',
    email: 'Email',
  },
  name: 'Name',
  filters: {
    age: 'Age',
    hold: 'Hold',
    held: 'On hold',
    free: 'Not on hold',
    balance: 'Balance',
    owes: 'Owes us',
    credit: 'Has a credit',
  },
  onHold: (day: string) => `On hold until ${day}`,
  /** Under a negative balance. */
  credit: 'Credit',
  automatic: 'Collected automatically',
  none: '—',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  remind: (count: number) => `Remind ${count}`,
  /** On the statement of one family. */
  remindOne: 'Remind',
  statement: 'Statement',
  openBill: 'Find the Bill',
} as const;
