import { expect, test } from 'vitest';
import { describeUnsafeDeploy, findEnvProblems, parseEnv } from './env.ts';

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
  STRIPE_PORTAL_GIVING: 'bpc_1',
  STRIPE_PORTAL_INSTALLMENTS: 'bpc_2',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Hoops <hello@hoops.example>',
  OFFICE_EMAIL: 'office@hoops.example',
  SIGNING_SECRET: 'x'.repeat(32),
  SECOND_FACTOR_KEYS: `new:${'A'.repeat(43)}=,old:${'B'.repeat(43)}=`,
};

test('reads a complete environment, with Stripe at its own address and real line breaks in the key', () => {
  const env = parseEnv(complete);
  expect(env.STRIPE_API_BASE).toBe('https://api.stripe.com');
  expect(env.FIREBASE_PRIVATE_KEY).toBe('-----BEGIN-----\nabc\n-----END-----');
  expect(env.SECOND_FACTOR_KEYS.map(({ id, key }) => [id, key.length])).toEqual([
    ['new', 32],
    ['old', 32],
  ]);
});

test('names every variable that is missing, empty or wrong', () => {
  const { STRIPE_SECRET_KEY: _, ...rest } = complete;
  expect(() =>
    parseEnv({ ...rest, SMTP_URL: '', OFFICE_EMAIL: 'nobody' }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: The environment is not complete. See .env.example.
      STRIPE_SECRET_KEY: is missing
      SMTP_URL: is missing
      OFFICE_EMAIL: must be an email address]
  `);
});

test('says of each variable what it has to be, not what a form would say to a family', () => {
  const wrong = {
    SMTP_URL: 'smtps://key:BPx/abc+d@mail.example:465',
    OFFICE_EMAIL: 'nobody',
    BUILD_HOOK_URL: 'hook',
    STRIPE_PORTAL_GIVING: 'none',
    BUILD_SETTLE_SECONDS: 'soon',
    PROOF_OF_WORK: 'yes',
  };
  const problems = findEnvProblems({ ...complete, ...wrong });
  expect(Object.fromEntries(problems.map(({ name, problem }) => [name, problem]))).toEqual({
    SMTP_URL: expect.stringContaining('write / as %2F'),
    OFFICE_EMAIL: 'must be an email address',
    BUILD_HOOK_URL: expect.stringContaining('must be a web address'),
    STRIPE_PORTAL_GIVING: 'must begin with bpc_',
    BUILD_SETTLE_SECONDS: 'must be a number from 1 to 3600',
    PROOF_OF_WORK: 'must be required or optional',
  });
  const written = { ...complete, SMTP_URL: 'smtps://key:BPx%2Fabc+d@mail.example:465' };
  expect(findEnvProblems(written)).toEqual([]);
});

test.each([
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'PUBLIC_FIREBASE_AUTH_EMULATOR',
])('refuses %s on the web, where it would let anyone be anyone', (name) => {
  expect(() => parseEnv({ ...complete, [name]: 'localhost:9099' })).toThrowError(name);
  const laptop = { ...complete, SITE_URL: 'http://localhost:8888', [name]: 'localhost:9099' };
  expect(parseEnv(laptop).SITE_URL).toBe('http://localhost:8888');
});

test.each([
  'https://hoops.example/',
  'https://hoops.example/site',
  'hoops.example',
  'https://x.example?a',
])('refuses %s as the address of the site, behind which paths are put', (SITE_URL) => {
  expect(() => parseEnv({ ...complete, SITE_URL })).toThrowError(
    'SITE_URL: must be like https://www.example.org, without a path or a slash at the end',
  );
});

test('takes one secret of Stripe, or several while an endpoint takes the place of another', () => {
  const read = (text: string) => parseEnv({ ...complete, STRIPE_WEBHOOK_SECRET: text });
  expect(read('whsec_1').STRIPE_WEBHOOK_SECRET).toEqual(['whsec_1']);
  expect(read('whsec_2,whsec_1').STRIPE_WEBHOOK_SECRET).toEqual(['whsec_2', 'whsec_1']);
  expect(() => read('whsec_2, whsec_1')).toThrowError('STRIPE_WEBHOOK_SECRET');
  expect(() => read(',')).toThrowError('STRIPE_WEBHOOK_SECRET');
});

test('refuses a short secret', () => {
  expect(() => parseEnv({ ...complete, SIGNING_SECRET: 'short' })).toThrowError(
    'SIGNING_SECRET: must have at least 32 characters',
  );
});

test.each([
  ['production', {}, undefined],
  ['production', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
  ['production', { STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY'],
  ['dev', { STRIPE_SECRET_KEY: 'sk_test_1' }, undefined],
  [undefined, { STRIPE_SECRET_KEY: 'sk_test_1' }, undefined],
  ['deploy-preview', {}, 'PREVIEW_FIREBASE_PROJECT'],
  ['branch-deploy', { PREVIEW_FIREBASE_PROJECT: 'another' }, 'PREVIEW_FIREBASE_PROJECT'],
  ['deploy-preview', { PREVIEW_FIREBASE_PROJECT: 'hoops' }, undefined],
])('on a deploy of kind %s with %j: %s', (context, change, refused) => {
  const why = describeUnsafeDeploy(context, parseEnv({ ...complete, ...change }));
  if (refused === undefined) expect(why).toBeUndefined();
  else expect(why).toContain(refused);
});
