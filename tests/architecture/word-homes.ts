/* Where words may stand outside src/words. */

/** Files and folders whose sentences are no words of the site, each with its reason. */
export const OTHER_READERS: Readonly<Record<string, string>> = {
  'netlify/doctor.ts': 'whoever deploys reads it in a terminal',
  'netlify/grant-admin.ts': 'whoever deploys reads it in a terminal',
  'netlify/server/use-cases/deployment': 'whoever deploys reads it in a terminal',
  'netlify/server/core/env.ts': 'whoever deploys reads it in the log of a function',
  'netlify/server/gateways/sanity-setup.ts': 'the name of a webhook at Sanity',
  'src/domain/address': 'names of states and countries are the same in every language',
  'src/domain/gallery/categories.ts': 'stored with each picture; src/words/labels says them',
  'src/domain/registration/legal-text.ts':
    'part of the text that is signed, whose SHA-256 must never change',
  'src/domain/settings/tax-status.ts': 'editors read it in the Studio',
  'src/domain/publishing': 'editors read it in the Studio and the dashboard',
};

/**
 * What is still to be moved. An entry in which nothing is found is a failure: take it off, so that nothing
 * new comes in under its name.
 */
export const STILL_TO_MOVE: readonly string[] = [
  'netlify/server/core/broken-records.ts',
  'src/features/admin/activity',
  'src/features/admin/billing',
  'src/features/admin/families',
  'src/features/admin/gallery',
  'src/features/admin/games',
  'src/features/admin/overview',
  'src/features/admin/payments',
  'src/features/admin/players',
  'src/features/admin/registration',
  'src/features/admin/seasons',
  'src/features/admin/team',
  'src/pdf/month-words.ts',
];
