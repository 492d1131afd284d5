import type { Age } from '#domain/families/age.ts';

/** What a person reads on the Families tab. */
export const familyMessages = {
  title: 'Who owes us',
  caption: 'Families with a balance',
  errorTitle: 'Error fetching families',
  empty: { title: 'Nobody owes anything', text: 'Every bill and every order is paid.' },
  unknownGuardian: 'No guardian known',
  ages: {
    'not-due': 'Not due yet',
    '0-30': '0–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    'over-90': 'Over 90 days',
  } satisfies Record<Age, string>,
  stats: {
    owed: 'Owed to us',
    bills: 'On player bills',
    orders: 'On orders',
    credit: 'Credits of families',
  },
  columns: {
    family: 'Family',
    players: 'Players',
    balance: 'Balance',
    owed: 'Owed',
    credit: 'Credit',
    oldestDue: 'Oldest due date',
    age: 'Age',
    hold: 'Hold',
    reminded: 'Last reminder',
    email: 'Email',
    actions: 'Actions',
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
  automatic: 'Collected automatically',
  none: '—',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all on this page',
  chooseNone: 'Choose none',
  remind: (count: number) => (count === 0 ? 'Remind' : `Remind ${count}`),
  statement: 'Statement',
  openBill: 'Find the bill',
} as const;

export const accountMessages = {
  back: 'Back to all families',
  failed: 'Error fetching the statement',
  title: (name: string) => `Statement: ${name}`,
  asOf: (day: string) => `As of ${day}`,
  players: (names: string) => `Players: ${names}`,
  print: 'Print',
  gifts: 'Gifts and sponsorships from the same address',
  giftsText: 'These are not part of the balance.',
  reminded: (when: string) => `Last reminded ${when}`,
} as const;

export const mailMessages = {
  open: 'Email statement',
  title: 'Email this statement?',
  to: (email: string) => `To ${email}`,
  failed: 'The email could not be prepared',
  send: 'Send email',
  sending: 'Sending...',
  done: { title: 'Statement on its way', description: 'It goes out within a minute.' },
  failedTitle: 'The statement was not sent',
} as const;

export const remindMessages = {
  title: (count: number) => (count === 1 ? 'Remind this family?' : `Remind ${count} families?`),
  text: 'Each family gets the email below, once a day at most.',
  failed: 'The reminders could not be prepared',
  notSent: 'No email will be sent',
  send: (count: number) => (count === 1 ? 'Send 1 email' : `Send ${count} emails`),
  sending: 'Sending...',
  done: { title: 'Reminders on their way', description: 'They go out within a minute.' },
  failedTitle: 'The reminders were not sent',
  tooMany: (most: number) =>
    `Only the first ${most} are reminded now. Choose the others afterward.`,
  skipped: 'Some families were not reminded',
  close: 'Close',
  cancel: 'Cancel',
} as const;

export const holdMessages = {
  open: 'Put on hold',
  change: 'Change hold',
  title: 'Put this family on hold',
  text: 'Until that day the family gets no reminders. Bills stay due. After that, remind the family by hand: bills that came due during the hold get no automatic reminder.',
  until: 'Until (including that day)',
  reason: 'Reason',
  reasonHint: 'For the office. The family does not see it.',
  submit: 'Put on hold',
  done: { title: 'Family on hold' },
  failed: 'Error saving the hold',
  held: (day: string) => `On hold until ${day}`,
  by: (reason: string, who: string) => `${reason} (${who})`,
  release: 'End hold',
  releasing: 'Ending...',
  released: { title: 'Hold ended' },
} as const;

export const billMessages = {
  heading: 'Open bills',
  due: (day: string) => `Due ${day}`,
  plan: 'Make a plan',
  writeOff: 'Write off',
} as const;

export const planMessages = {
  title: (number: string) => `Plan for bill ${number}`,
  text: (amount: string) =>
    `${amount} is still owed. It is split into parts, each a bill of its own with its day. The guardian is emailed the dates. To change a part later, edit its bill on Player Bills.`,
  count: 'How many parts',
  firstOn: 'First part due on',
  frequency: 'How often',
  frequencies: { weekly: 'Every week', biweekly: 'Every two weeks', monthly: 'Every month' },
  preview: 'The parts',
  part: (day: string, amount: string) => `${day}: ${amount}`,
  submit: 'Make the plan',
  done: { title: 'Plan made', description: 'The guardian is emailed the dates.' },
  failed: 'Error making the plan',
} as const;

export const writeOffMessages = {
  title: (amount: string) => `Write off ${amount}?`,
  text: 'These bills will no longer be due. You can undo each write-off on Player Bills.',
  bills: 'Bills',
  none: 'Choose at least one bill.',
  reason: 'Reason',
  reasonHint: 'The family sees it on the statement.',
  tell: 'Email the guardian about it',
  submit: 'Write off',
  submitting: 'Writing off...',
  done: { title: 'Written off' },
  failed: 'Error writing off',
} as const;
