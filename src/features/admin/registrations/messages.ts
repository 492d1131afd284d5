import type { Registration } from '#domain/registration/registration.ts';

/** What a person reads on the Registrations tab. */
export const registrationMessages = {
  title: 'Registrations',
  empty: {
    title: 'No registrations',
    text: 'They appear here as guardians send them. A search or filter may hide some.',
  },
  fetchFailed: 'Error fetching registrations',
  guardian: 'Guardian',
  players: 'Players',
  season: 'Season',
  emergency: 'Emergency Contact',
  mayWrite: 'May be written to',
  frequencies: {
    'one-time': 'One-time',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
  } satisfies Record<Registration['paymentFrequency'], string>,
  player: (age: number, grade: number) => `Age ${age}, grade ${grade}`,
  photos: 'Photo consent',
  noPhotos: 'No photo consent',
  height: 'Height',
  weight: 'Weight',
  experience: 'Experience',
} as const;
