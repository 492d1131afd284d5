/** What a person reads on the Registrations tab. */
export const messages = {
  title: 'Registrations',
  empty: {
    title: 'No registrations',
    text: 'They appear here as guardians send them. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching registrations',
  guardian: 'Guardian',
  players: 'Players',
  season: 'Season',
  discount: 'Discount',
  emergency: 'Emergency Contact',
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
  cancelled: 'Cancelled by',
  cancelledBy: {
    guardian: 'The family',
    office: 'The office',
    replaced: 'The family, who sent another in its place',
  },
  duplicates: {
    title: 'This may be registered twice',
    text: 'The same player is in another registration of this season under the same email:',
  },
  cancel: {
    open: 'Cancel Registration',
    busy: 'Canceling...',
    title: (number: string) => `Cancel registration ${number}?`,
    text: (email: string) =>
      `Its bills are cancelled, and its players and their medical notes are deleted. We email ${email}, so this cannot be undone.`,
    done: {
      title: 'Registration canceled',
      description: 'Its bills are cancelled, and the family will get an email.',
    },
    failed: 'The registration was not canceled',
  },
} as const;
