/** Words that pass for a value and reach no service. */
const PLACEHOLDERS: Record<string, string> = {
  SITE_URL: 'http://not-set.invalid',
  SANITY_PROJECT_ID: 'not-set',
  SANITY_DATASET: 'not-set',
  FIREBASE_PROJECT_ID: 'not-set',
  FIREBASE_CLIENT_EMAIL: 'not-set@example.invalid',
  FIREBASE_PRIVATE_KEY: 'not-set',
  STORAGE_BUCKET: 'not-set',
  STRIPE_SECRET_KEY: 'not-set',
  STRIPE_WEBHOOK_SECRET: 'not-set',
  STRIPE_PORTAL_GIVING: 'bpc_not_set',
  STRIPE_PORTAL_INSTALLMENTS: 'bpc_not_set',
  SMTP_URL: 'smtp://not-set.invalid',
  MAIL_FROM: 'not-set',
  OFFICE_EMAIL: 'not-set@example.invalid',
  SECOND_FACTOR_KEYS: `not-set:${'A'.repeat(43)}=`,
  SIGNING_SECRET: 'not-set'.repeat(5),
};

/**
 * Pure: what to put in the place of variables that are missing or wrong, so that the services of the others
 * can be asked. An optional one that is wrong is emptied.
 */
export function fillGaps(broken: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries([...broken].map((name) => [name, PLACEHOLDERS[name] ?? '']));
}
