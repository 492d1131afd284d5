import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const complete = {
  SITE_URL: 'https://hoops.example',
  SANITY_PROJECT_ID: 'abc123',
  SANITY_DATASET: 'production',
  FIREBASE_PROJECT_ID: 'hoops',
  FIREBASE_CLIENT_EMAIL: 'server@hoops.example',
  FIREBASE_PRIVATE_KEY: '-----BEGIN-----\\nabc\\n-----END-----',
  STORAGE_BUCKET: 'hoops.firebasestorage.app',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Hoops <hello@hoops.example>',
  OFFICE_EMAIL: 'office@hoops.example',
};

test('reads a complete environment, with Stripe at its own address and real line breaks in the key', () => {
  const env = parseEnv(complete);
  expect(env.STRIPE_API_BASE).toBe('https://api.stripe.com');
  expect(env.FIREBASE_PRIVATE_KEY).toBe('-----BEGIN-----\nabc\n-----END-----');
});

test('names every variable that is missing, empty or wrong', () => {
  const { STRIPE_SECRET_KEY: _, ...rest } = complete;
  expect(() =>
    parseEnv({ ...rest, SMTP_URL: '', OFFICE_EMAIL: 'nobody' }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment is not complete. See .env.example.
      STRIPE_SECRET_KEY: is missing
      SMTP_URL: is missing
      OFFICE_EMAIL: Invalid input]
  `);
});
