/** What a person reads on the Registrations tab. */
export const messages = {
  title: 'Registrations',
  empty: {
    title: 'No registrations',
    text: 'Registrations appear here when families send them. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching registrations',
  guardian: 'Guardian',
  players: 'Players',
  season: 'Season',
  discount: 'Discount',
  emergency: 'Emergency Contact',
  emergencyOf: (players: string) => `Emergency Contact of ${players}`,
  mayWrite: 'OK to contact',
  frequencies: {
    'one-time': 'One-time',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
  },
  player: (age: number, grade: string) => `Age ${age}, grade ${grade}`,
  photos: 'Photo consent',
  noPhotos: 'No photo consent',
  replaces: 'Replaces',
  cancelled: 'Canceled by',
  cancelledBills: 'Canceled bills',
  cancelledBy: {
    guardian: 'The family',
    office: 'The office',
    replaced: 'The family, who sent a new one instead',
  },
  duplicates: {
    title: 'This may be registered twice',
    text: 'The same player is in another registration for this season with the same email:',
  },
  namesakes: {
    title: 'This player may be there twice',
    text: 'There is another player of the same name with the same email. If it is the same child, compare the photo consent and the medical notes:',
    past: (name: string, season: string) => `${name} (past: ${season})`,
  },
  parts: {
    title: (amount: string, count: number) =>
      `Payment plan: ${amount} is still owed on ${count === 1 ? 'another bill' : `${count} other bills`}`,
    text: 'Record each of these payments on its own bill:',
    one: (number: string, amount: string, day: string | null) =>
      day ? `Bill ${number}: ${amount}, due ${day}` : `Bill ${number}: ${amount}`,
  },
  cancel: {
    open: 'Cancel Registration',
    busy: 'Canceling...',
    title: (number: string) => `Cancel registration ${number}?`,
    text: (email: string) =>
      `We will cancel its bills and delete its new players and their medical notes. Players of another season stay, with theirs. We will email ${email}, so this cannot be undone.`,
    done: {
      title: 'Registration canceled',
      description: 'Its bills are canceled, and the family will get an email.',
    },
    failed: 'The registration was not canceled',
  },
} as const;
