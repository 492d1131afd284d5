import type { SeedDocument } from './document.ts';

/**
 * Everything that differs from program to program and is not a record, so without name and address: those
 * are on Team Info. Amounts are dollars, as staff write them.
 */
export const siteSettings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  legalName: 'Calusa Coast Hoops, Inc.',
  ein: '00-0000000',
  taxStatus: '501(c)(3)',
  languages: ['en', 'es'],
  country: 'US',
  sport: 'Basketball',
  scoreName: 'Points',
  statesServed: ['FL', 'AL', 'GA'],
  ages: { from: 13, to: 17 },
  grades: { from: 8, to: 12 },
  nightlyHour: 5,
  claimYears: 4,
  timeZone: 'America/New_York',
  region: 'Southwest Florida',
  copyrightYear: 2025,
  seasonName: '2026-27 Season',
  hours: [
    { _key: 'weekdays', days: 'Monday-Friday', times: '9 AM-6 PM' },
    { _key: 'saturday', days: 'Saturday', times: '9 AM-2 PM' },
  ],
  registrationFee: 150,
  shipping: 5.99,
  monthlyInstallments: 12,
  quarterlyInstallments: 4,
  fallbackStats: { record: '12-3', averagePoints: '89.2', homeRecord: '8-2', awayRecord: '4-1' },
  responseTimes: {
    contact: '24 hours',
    paymentInstructions: '24 hours',
    volunteerApplication: '3-5 business days',
    sponsorship: '48 hours',
    complaint: '7 business days',
  },
} satisfies SeedDocument;
