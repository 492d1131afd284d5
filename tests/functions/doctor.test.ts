import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteSettings } from '#local/seed/content/site-settings.ts';
import { teamInformation } from '#server/gateways/records.ts';
import { declinedCard, paymentRefOf, payoutIdOf, stripe } from '#server/gateways/stripe.ts';
import { WEBHOOK_EVENTS, webhookAddress } from '#server/gateways/stripe-setup.ts';
import { checkIndexes } from '#server/use-cases/deployment/check-firebase.ts';
import {
  checkContent,
  checkSender,
  checkTeam,
} from '#server/use-cases/deployment/check-other-services.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { examine, markEndpoint, openSite, SLOW_MS } from '#tests/helpers/doctor.ts';
import { stack } from '#tests/helpers/functions.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/** Of a program that is set up. */
const OWN = { ein: '12-3456789', legalName: siteSettings.legalName };

beforeAll(async () => {
  await publishFields(stack.content.url, 'siteSettings', OWN);
  await signUpUser({ role: 'admin' });
  await saveDemoTeam();
  await markEndpoint();
  await openSite();
}, SLOW_MS);

test(
  'of a project that is set up, it says that all works, and what was not asked',
  async () => {
    const { code, lines } = await examine();
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
    expect(lines).toContain('All that was asked works. Not asked: Sanity project, Build hook.');
    expect(code).toBe(0);
    expect(lines.filter((line) => line.startsWith('✓')).map((line) => line.slice(2))).toMatchObject(
      [
        expect.stringContaining('Environment Every variable is there'),
        expect.stringContaining('Sanity The published settings'),
        expect.stringContaining('Firestore Records can be read'),
        expect.stringMatching(/^Firestore indexes All \d+ can be used/),
        expect.stringContaining('Storage The bucket'),
        expect.stringContaining('Sign-in People can sign in'),
        expect.stringContaining('Administrator There is one'),
        expect.stringContaining('Team Info It has the address'),
        expect.stringContaining('Stripe Takes payments (test mode, no real money)'),
        expect.stringContaining('Stripe webhook Tells us of all 22 events'),
        expect.stringContaining('Stripe page Gifts Allows'),
        expect.stringContaining('Stripe page Installments Allows'),
        expect.stringContaining('Email The server lets us in'),
        expect.stringMatching(/^Email .* go to office@courtside\.test\.$/),
        expect.stringContaining('Site Is up, and takes what Stripe and Sanity send.'),
      ],
    );
  },
  SLOW_MS,
);

test(
  'variables that are missing or wrong are named, and the other services are asked',
  async () => {
    const { code, lines } = await examine({
      STRIPE_SECRET_KEY: '',
      SIGNING_SECRET: 'short',
      PUBLIC_FIREBASE_API_KEY: '',
      PUBLIC_FIREBASE_PROJECT_ID: 'another',
      MAIL_FROM: 'x'.repeat(5_000),
      BUILD_HOOK_URL: 'http://example.org/hook',
    });
    expect(code).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        '✗ Environment STRIPE_SECRET_KEY is missing.',
        '→ Copy it from Stripe → Developers → API keys.',
        '✗ Environment SIGNING_SECRET must have at least 32 characters.',
        '✗ Environment PUBLIC_FIREBASE_API_KEY is missing.',
        expect.stringMatching(/^✗ Environment Browsers sign in at another, and functions read /),
        expect.stringMatching(
          /^✗ Environment The variables take \d+ bytes, and functions may have 3840/,
        ),
        '– Stripe webhook Not asked without STRIPE_SECRET_KEY.',
        '– Sign-in Not asked without PUBLIC_FIREBASE_API_KEY.',
        '✗ Build hook Its address does not begin with https://.',
        '✓ Firestore Records can be read.',
        '6 to do.',
      ]),
    );
  },
  SLOW_MS,
);

test('the demo’s EIN and legal texts are named', async () => {
  const settings = { ein: '00-0000000', legalName: 'Bluebonnet Soccer Club, Inc.' };
  await publishFields(stack.content.url, 'siteSettings', settings);
  expect(await checkContent()).toMatchObject([
    { state: 'fault', says: expect.stringContaining('00-0000000') },
    { state: 'fault', says: expect.stringContaining('Liability Waiver does not name Bluebonnet') },
    { state: 'fault', says: expect.stringContaining('Terms of Service does not name Bluebonnet') },
  ]);
  await publishFields(stack.content.url, 'siteSettings', OWN);
  expect(await checkContent()).toMatchObject([{ state: 'ok' }]);
});

test('where Team Info has half an address, checks have nowhere to go', async () => {
  const team = teamInformation().doc('current');
  await team.update({ zipCode: null });
  expect(await checkTeam()).toMatchObject([
    { state: 'fault', says: 'There is no complete address for checks and receipts.' },
  ]);
  await team.delete();
  expect(await checkTeam()).toMatchObject([{ state: 'fault' }]);
  await saveDemoTeam();
});

test.each(['Hoops <no-reply@hoops.example>', 'noreply@hoops.example'])(
  'a sender that nobody may read is named: %s',
  (from) => {
    expect(checkSender(from)).toMatchObject([
      { state: 'unknown', says: expect.stringContaining(from) },
    ]);
    expect(checkSender('Hoops <hello@hoops.example>')).toEqual([]);
  },
);

test('an index that Firestore lacks is named', async () => {
  const fields = [{ fieldPath: 'color' }, { fieldPath: 'weight', order: 'DESCENDING' }];
  const [finding] = await checkIndexes([
    { collectionGroup: 'orders', fields: [{ fieldPath: 'createdAt', order: 'ASCENDING' }] },
    { collectionGroup: 'orders', fields },
  ]);
  expect(finding).toMatchObject({
    state: 'fault',
    says: '1 of 2 are missing or being built: orders (color, weight).',
  });
});

test.each(WEBHOOK_EVENTS)('the webhook reads %s, which Stripe is asked to send', (type) => {
  const object = {
    id: 'obj_1',
    payment_intent: 'pi_1',
    billing_details: { email: 'ana@example.com' },
    payment_method_details: { type: 'card' },
  };
  const event = { type, data: { object } } as unknown as Stripe.Event;
  expect([paymentRefOf(event), payoutIdOf(event), declinedCard(event)]).toContainEqual(
    expect.anything(),
  );
});

test(
  'emulators and a test key beside an https address are named, and the rest is asked',
  async () => {
    const { lines } = await examine({ SITE_URL: 'https://hoops.example' });
    expect(lines).toContain(
      '✗ Environment FIRESTORE_EMULATOR_HOST is for a laptop, and SITE_URL begins with https:.',
    );
    // As the production build does, which stops at it.
    expect(lines).toContain(
      '✗ Stripe The key is a test key, with which no production deploy runs.',
    );
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Email /));
  },
  2 * SLOW_MS,
);

describe('what is set up wrongly at a service is said in a sentence, with the next step', () => {
  test(
    'at Stripe: events that are not sent, a portal that allows too much, and one that is off',
    async () => {
      const [endpoint] = (await stripe().webhookEndpoints.list()).data;
      await stripe().webhookEndpoints.update(String(endpoint?.id), {
        enabled_events: ['invoice.paid'],
        disabled: true,
      });
      const { STRIPE_PORTAL_INSTALLMENTS = '', STRIPE_PORTAL_GIVING = '' } = process.env;
      await stripe().billingPortal.configurations.update(STRIPE_PORTAL_INSTALLMENTS, {
        features: { subscription_cancel: { enabled: true } },
      });
      await stripe().billingPortal.configurations.update(STRIPE_PORTAL_GIVING, { active: false });
      const { lines } = await examine();
      expect(lines).toEqual(
        expect.arrayContaining([
          '✗ Stripe webhook The endpoint is disabled.',
          expect.stringMatching(
            /^✗ Stripe webhook We are not told of checkout\.session\.completed, /,
          ),
          '✗ Stripe page Gifts It is switched off.',
          '✗ Stripe page Installments Wrongly set: subscription_cancel.',
          '→ npm run setup -- --env <the same file>',
        ]),
      );
    },
    SLOW_MS,
  );

  test(
    'at Stripe: nothing is sent here, no such portals, one that charges too early, and another key',
    async () => {
      const elsewhere = await examine({
        SITE_URL: 'http://localhost:1',
        STRIPE_PORTAL_GIVING: 'bpc_nobody',
      });
      expect(elsewhere.lines).toContain(
        `✗ Stripe webhook Nothing is sent to ${webhookAddress().replace(/^http:\/\/[^/]+/, 'http://localhost:1')}.`,
      );
      expect(elsewhere.lines).toContain(
        '✗ Stripe page Gifts Stripe knows no bpc_nobody (STRIPE_PORTAL_GIVING).',
      );
      // A pause that ends on its own, as Stripe has it where nobody says how long, and a stop that waits.
      const loose = await stripe().billingPortal.configurations.create({
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_pause: { enabled: true },
          subscription_cancel: { enabled: true },
        },
      });
      const charged = await examine({ STRIPE_PORTAL_GIVING: loose.id });
      expect(charged.lines).toContain(
        '✗ Stripe page Gifts Wrongly set: subscription_pause, subscription_cancel.',
      );
      const stranger = await examine({ STRIPE_SECRET_KEY: 'sk_test_of_another' });
      expect(stranger.lines).toContainEqual(
        expect.stringMatching(/^✗ Stripe Invalid API Key provided/),
      );
    },
    2 * SLOW_MS,
  );

  test(
    'at Sanity: a token of another, an origin that is not let in, no webhook, and a wrong one',
    async () => {
      const stranger = await examine({ SANITY_MANAGE_TOKEN: 'of-another' });
      expect(stranger.lines).toContainEqual(expect.stringMatching(/^✗ Sanity project .*Session/));
      const change = { SANITY_MANAGE_TOKEN: 'local-editor' };
      const url = `${process.env.SITE_URL}/.netlify/functions/sanity-webhook`;
      const bare = await examine(change);
      expect(bare.lines).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^✗ Sanity project http\S+ is not among its CORS origins\.$/),
          `✗ Sanity webhook Nothing is sent to ${url}.`,
          '→ npm run setup -- --env <the same file>',
        ]),
      );
      const rule = { on: ['create'], filter: '_type == "post"', projection: '{_id}' };
      const made = await fetch(
        `${process.env.SANITY_API_HOST}/v2025-08-14/hooks/projects/courtside`,
        {
          method: 'POST',
          headers: { authorization: 'Bearer local-editor' },
          body: JSON.stringify({
            type: 'document',
            name: 'Ours',
            url,
            dataset: 'production',
            httpMethod: 'POST',
            apiVersion: 'v2021-03-25',
            includeDrafts: true,
            rule,
          }),
        },
      );
      expect(made.status).toBe(201);
      const wrong = await examine(change);
      expect(wrong.lines).toContain(
        '✗ Sanity webhook Wrongly set: trigger, filter, projection, drafts, secret.',
      );
    },
    3 * SLOW_MS,
  );

  test(
    'no content, no bucket, no mail server, no administrator, no Firestore',
    async () => {
      const { lines } = await examine({
        SANITY_DATASET: 'staging',
        STORAGE_BUCKET: 'of-nobody.firebasestorage.app',
        SMTP_URL: 'smtp://127.0.0.1:1',
        FIREBASE_PROJECT_ID: 'demo-empty',
        PUBLIC_FIREBASE_PROJECT_ID: 'demo-empty',
      });
      expect(lines).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^✗ Sanity .*staging/),
          expect.stringMatching(/^✗ Email .*ECONNREFUSED/),
          '✗ Administrator Nobody can open the dashboard yet.',
        ]),
      );
      expect(lines).toContainEqual(expect.stringMatching(/^✗ Storage/));
      await stack.firestore.stop();
      const down = await examine();
      expect(down.lines).toContainEqual(expect.stringMatching(/^✗ Firestore /));
      expect(down.lines).toContainEqual(expect.stringMatching(/^✓ Stripe /));
      await stack.firestore.start();
    },
    2 * SLOW_MS,
  );
});
