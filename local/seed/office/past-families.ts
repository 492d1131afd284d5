import type { Family } from './families.ts';

/*
 * Families of the season before this one whose children do not play now: two could come back, one has
 * finished school, one is now too old for the program. Paid in full, so nothing is asked of them. Less than
 * eleven months ago, so that the overview's year has their money.
 */
export const PAST_FAMILIES: readonly Family[] = [
  {
    guardian: 'delgado',
    emergency: ['Hector Delgado', '239-555-0181'],
    registered: [326, '18:40'],
    paying: { by: 'check', afterDays: 3, reference: '#871' },
    players: [
      { place: 12, firstName: 'Mateo', team: ['8', 'Guard'], age: 15, photoConsent: true },
      { place: 13, firstName: 'Lucas', team: ['18', 'Forward'], age: 13, photoConsent: true },
    ],
  },
  {
    guardian: 'prescott',
    emergency: ['Neil Prescott', '239-555-0182'],
    registered: [321, '08:15'],
    paying: { by: 'check', afterDays: 5, reference: '#3306' },
    players: [
      { place: 14, firstName: 'Jonah', team: ['32', 'Center'], age: 17, photoConsent: false },
    ],
  },
  {
    guardian: 'iverson',
    emergency: ['Paula Iverson', '239-555-0183'],
    registered: [318, '20:51'],
    paying: { by: 'check', afterDays: 2, reference: '#119' },
    players: [
      { place: 15, firstName: 'Caleb', team: ['44', 'Forward'], age: 17, photoConsent: true },
    ],
  },
];
