import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { getHealthEndpoint } from '#contracts/health/public.ts';
import { serveRequests } from '#local/web-server.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { WEBHOOK_EVENTS } from '#server/gateways/stripe-setup.ts';
import { setVariables } from '#server/use-cases/deployment/env-file.ts';
import '#tests/helpers/functions.ts';
import { newFile, run, SLOW_MS, setUp, writeKnown } from '#tests/helpers/setup-program.ts';

test(
  'makes the file with its secrets, for its owner alone, and says what is left out',
  async () => {
    const file = newFile();
    const { code, said } = await setUp(file);
    expect(code).toBe(0);
    expect(said).toContain('made from .env.example');
    expect(said).toContain('Stripe: left out without STRIPE_SECRET_KEY, SITE_URL.');
    expect(said).toContain('Sanity: left out without SANITY_MANAGE_TOKEN.');
    expect(said).toMatch(/first administrator: .* npm run admin:grant -- <email> --env /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Whether a site runs with secrets of its own is not known without its address.
    expect(said).toContain('SIGNING_SECRET, SECOND_FACTOR_KEYS: left out without SITE_URL.');
    const example = readFileSync(file, 'utf8');
    writeFileSync(file, setVariables(example, { SITE_URL: 'http://hoops.localhost' }));
    await setUp(file);
    const made = parseEnv(readFileSync(file, 'utf8'));
    expect(made.SIGNING_SECRET).toHaveLength(44);
    expect(made.SECOND_FACTOR_KEYS).toMatch(/^first:[A-Za-z0-9+/]{43}=$/);
    // Again: what is there stays.
    await setUp(file);
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(made);
  },
  2 * SLOW_MS,
);

test(
  'makes no secrets for a site that is up: it runs with its own',
  async () => {
    const file = newFile();
    const health = new URL(getHealthEndpoint.path, 'http://any.example').pathname;
    const site = await serveRequests(0, async ({ url }) =>
      new URL(url).pathname === health
        ? Response.json({ ok: false }, { status: 503 })
        : new Response(null, { status: 404 }),
    );
    writeFileSync(file, `SITE_URL=${site.url}\nSECOND_FACTOR_KEYS=copied:from-netlify\n`);
    const { said } = await setUp(file);
    await site.close();
    expect(said).toContain(`SIGNING_SECRET: not made, because the site at ${site.url} is up`);
    expect(said).not.toContain('SECOND_FACTOR_KEYS: ');
    const kept = parseEnv(readFileSync(file, 'utf8'));
    expect(kept).toMatchObject({ SECOND_FACTOR_KEYS: 'copied:from-netlify' });
    expect(kept).not.toHaveProperty('SIGNING_SECRET');

    // Once nobody answers there, the file is that of a new site.
    expect((await setUp(file)).said).toContain('SIGNING_SECRET: made.');
  },
  2 * SLOW_MS,
);

test(
  'makes the webhook and the portals once, completes them the next time, and writes their names',
  async () => {
    const file = newFile();
    // Another address than the one that Stripe sends to already.
    writeKnown(file, { SITE_URL: 'http://hoops.localhost' });
    const first = await setUp(file);
    expect(first.said).toContain('Stripe webhook: made, and its secret is in the file.');
    expect(first.code).toBe(0);
    const made = parseEnv(readFileSync(file, 'utf8'));
    expect(made.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
    expect(readFileSync(file, 'utf8')).toMatch(/^# Ours\n/);
    const url = 'http://hoops.localhost/.netlify/functions/stripe-webhook';
    const endpoints = async () =>
      (await stripe().webhookEndpoints.list()).data.filter((endpoint) => endpoint.url === url);
    const [endpoint] = await endpoints();
    expect(endpoint).toMatchObject({ status: 'enabled', enabled_events: WEBHOOK_EVENTS });
    const giving = () =>
      stripe().billingPortal.configurations.retrieve(String(made.STRIPE_PORTAL_GIVING));
    // Stripe's own default is one month, after which it charges again.
    const paused = { enabled: true, duration: { type: 'indefinite' } };
    expect((await giving()).features.subscription_pause).toMatchObject(paused);

    await stripe().webhookEndpoints.update(String(endpoint?.id), {
      enabled_events: ['invoice.paid', 'account.updated'],
      disabled: true,
    });
    await stripe().billingPortal.configurations.update(String(made.STRIPE_PORTAL_GIVING), {
      active: false,
      features: { subscription_pause: { enabled: false } },
    });
    const second = await setUp(file);
    expect(second.said).toContain('Stripe webhook: it was there');
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(made);
    const [after, ...others] = await endpoints();
    expect(others).toEqual([]);
    expect(after?.status).toBe('enabled');
    expect(new Set(after?.enabled_events)).toEqual(new Set(['account.updated', ...WEBHOOK_EVENTS]));
    expect(await giving()).toMatchObject({
      active: true,
      features: { subscription_pause: paused },
    });

    // A file that lost them finds the same portals, and has a second endpoint made, whose secret is told.
    writeKnown(file, { SITE_URL: 'http://hoops.localhost' });
    const third = await setUp(file);
    expect(third.said).toContain('Stripe webhook: made beside the older one.');
    const found = parseEnv(readFileSync(file, 'utf8'));
    expect(found.STRIPE_PORTAL_GIVING).toBe(made.STRIPE_PORTAL_GIVING);
    expect(found.STRIPE_PORTAL_INSTALLMENTS).toBe(made.STRIPE_PORTAL_INSTALLMENTS);
  },
  3 * SLOW_MS,
);

test(
  'a key that Stripe does not know is said, and nothing is written',
  async () => {
    const file = newFile();
    writeKnown(file, { STRIPE_SECRET_KEY: 'sk_test_of_another' });
    const { code, said } = await setUp(file);
    expect(code).toBe(1);
    expect(said).toContain('Stripe: Invalid API Key provided');
    expect(parseEnv(readFileSync(file, 'utf8')).STRIPE_WEBHOOK_SECRET).toBeUndefined();
  },
  SLOW_MS,
);

test(
  'without a file it asks for one',
  async () => {
    expect(await run('netlify/setup.ts')).toEqual({
      code: 1,
      said: 'Name the file of the variables: npm run setup -- --env .env.production\n',
    });
  },
  SLOW_MS,
);

test('a variable is set where it stands, comments stay, and odd values are quoted', () => {
  const before = '# Name\nA=1\n# B=none\nC="old"\n';
  const after = setVariables(before, { A: 'x$1y', B: 'a # b', C: '' });
  expect(after).toBe('# Name\nA="x$1y"\n# B=none\nC=\nB="a # b"\n');
  expect(parseEnv(after)).toEqual({ A: 'x$1y', B: 'a # b', C: '' });
});
