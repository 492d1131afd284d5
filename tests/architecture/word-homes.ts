/* Where words may stand outside src/words. */

/** Files and folders whose sentences are no words of the site, each with its reason. */
export const OTHER_READERS: Readonly<Record<string, string>> = {
  'netlify/doctor.ts': 'whoever deploys reads it in a terminal',
  'netlify/print-findings.ts': 'whoever deploys reads it in a terminal',
  'netlify/grant-admin.ts': 'whoever deploys reads it in a terminal',
  'netlify/server/use-cases/deployment': 'whoever deploys reads it in a terminal',
  'netlify/server/core/broken-records.ts': 'engineers read it in the log of a function',
  'netlify/server/core/env.ts': 'whoever deploys reads it in the log of a function',
  'netlify/server/gateways/sanity-setup.ts': 'the name of a webhook at Sanity',
  'src/domain/address': 'names of states and countries are the same in every language',
  'src/domain/gallery/categories.ts': 'stored with each picture; src/words/labels says them',
  'src/domain/registration/legal-text.ts':
    'part of the text that is signed, whose SHA-256 must never change',
  'src/domain/settings/tax-status.ts': 'editors read it in the Studio',
  'src/domain/publishing': 'editors read it in the Studio and the dashboard',
};
