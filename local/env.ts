import { PORTAL_GIVING, PORTAL_INSTALLMENTS } from './stripe/portal-setup.ts';

/** Where the local services can be reached; addresses without a trailing slash. */
export interface Addresses {
  site: string;
  content: string;
  firestore: string;
  auth: string;
  stripe: string;
  storage: string;
  /** `smtp://…` */
  smtp: string;
}

export const PROJECT_ID = 'demo-courtside';
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;
export const STRIPE_SECRET_KEY = 'sk_test_courtside';
export const STRIPE_WEBHOOK_SECRET = 'whsec_courtside';
/** 32 bytes that guard nothing: the secrets of this machine's demo. */
export const SANITY_WEBHOOK_SECRET = 'local-webhook-secret';
const SECOND_FACTOR_KEYS = 'local:Y291cnRzaWRlIGxvY2FsIHNlY29uZCBmYWN0b3IgMDE=';
export const OFFICE_EMAIL = 'office@courtside.test';

/** What the site and its functions read on this machine, under the names of `.env.example`. */
export function localEnvironment(addresses: Addresses, privateKey: string): Record<string, string> {
  return {
    SITE_URL: addresses.site,
    SANITY_PROJECT_ID: 'courtside',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: addresses.content,
    SANITY_IMAGE_BASE_URL: addresses.content,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_CLIENT_EMAIL: `local@${PROJECT_ID}.iam.gserviceaccount.com`,
    FIREBASE_PRIVATE_KEY: privateKey,
    FIRESTORE_EMULATOR_HOST: hostOf(addresses.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(addresses.auth),
    PUBLIC_FIREBASE_API_KEY: 'local',
    PUBLIC_FIREBASE_PROJECT_ID: PROJECT_ID,
    PUBLIC_FIREBASE_AUTH_DOMAIN: 'localhost',
    PUBLIC_FIREBASE_AUTH_EMULATOR: addresses.auth,
    FIREBASE_STORAGE_EMULATOR_HOST: hostOf(addresses.storage),
    STORAGE_BUCKET,
    STORAGE_UPLOAD_ORIGIN: addresses.storage,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PORTAL_GIVING: PORTAL_GIVING,
    STRIPE_PORTAL_INSTALLMENTS: PORTAL_INSTALLMENTS,
    STRIPE_API_BASE: addresses.stripe,
    SIGNING_SECRET: 'only for this machine: 0123456789abcdef',
    // Everyone is at one address here, and tests send what people send in a week.
    LIMIT_FACTOR: '1000',
    PROOF_OF_WORK: 'optional',
    SMTP_URL: addresses.smtp,
    MAIL_FROM: 'Calusa Coast Hoops <hello@courtside.test>',
    OFFICE_EMAIL,
    SECOND_FACTOR_KEYS,
    SANITY_WEBHOOK_SECRET,
    // Builds cost nothing here, and who publishes is watching.
    BUILD_SETTLE_SECONDS: '2',
    BUILD_EVERY_HOURS: '0',
  };
}

/** Stripe's events are sent here. */
export function stripeWebhookUrl(site: string): string {
  return `${site}/.netlify/functions/stripe-webhook`;
}

/** The Google SDKs take `host:port`, without a scheme. */
function hostOf(url: string): string {
  return new URL(url).host;
}
