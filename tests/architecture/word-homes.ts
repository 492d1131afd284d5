/* Where words may stand outside src/words. */

/** Files and folders whose sentences are no words of the site, each with its reason. */
export const OTHER_READERS: Readonly<Record<string, string>> = {
  'netlify/doctor.ts': 'whoever deploys reads it in a terminal',
  'netlify/grant-admin.ts': 'whoever deploys reads it in a terminal',
  'netlify/server/use-cases/deployment': 'whoever deploys reads it in a terminal',
  'netlify/server/core/env.ts': 'whoever deploys reads it in the log of a function',
  'netlify/server/gateways/sanity-setup.ts': 'the name of a webhook at Sanity',
  'netlify/server/gateways/stripe-checkout.ts':
    'the name of a coupon at Stripe, which no page shows',
  'src/domain/address': 'names of states and countries are the same in every language',
  'src/domain/gallery/categories.ts': 'stored with each picture; src/words/labels says them',
  'src/domain/settings/tax-status.ts': 'editors read it in the Studio',
  'src/domain/publishing': 'editors read it in the Studio and the dashboard',
};

/**
 * What is still to be moved. An entry in which nothing is found is a failure: take it off, so that nothing
 * new comes in under its name.
 */
export const STILL_TO_MOVE: readonly string[] = [
  'netlify/server/core/broken-records.ts',
  'netlify/server/gateways/sanity-webhook.ts',
  'netlify/server/gateways/stored-bytes.ts',
  'netlify/server/gateways/stripe.ts',
  'netlify/server/use-cases/accounts',
  'netlify/server/use-cases/billing',
  'netlify/server/use-cases/donations',
  'netlify/server/use-cases/orders',
  'netlify/server/use-cases/publishing',
  'netlify/server/use-cases/registration',
  'netlify/server/use-cases/sponsorship',
  'src/components/form/Honeypot.tsx',
  'src/components/layout/Footer.astro',
  'src/domain/payments',
  'src/domain/registration',
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
  'src/pages/volunteer-application.astro',
  'src/pdf/month-words.ts',
];
