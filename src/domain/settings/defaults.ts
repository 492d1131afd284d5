import type { UsState } from '#domain/address/us-states.ts';
import type { Language } from '#words/language.ts';
import type { TaxStatus } from './tax-status.ts';

/** What holds where the site settings do not say: the values of the demo program, as settings of before had them. */
export const DEFAULTS = {
  statesServed: ['FL', 'AL', 'GA'] as UsState[],
  ages: { from: 13, to: 17 },
  grades: { from: 8, to: 12 },
  languages: ['en'] as Language[],
  country: 'US' as const,
  sport: 'Basketball',
  scoreName: 'Points',
  taxStatus: '501(c)(3)' as TaxStatus,
  registrationClosed: false,
  nightlyHour: 5,
  /** The longest that Florida has had. */
  claimYears: 4,
  paymentInstructions: '24 hours',
};
