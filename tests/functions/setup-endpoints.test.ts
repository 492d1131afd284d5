import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import stripeWebhook from '#functions/stripe-webhook.ts';
import { serveRequests } from '#local/web-server.ts';
import { examine } from '#tests/helpers/doctor.ts';
import { invoke } from '#tests/helpers/functions.ts';
import { newFile, SLOW_MS, setUp, writeKnown } from '#tests/helpers/setup-program.ts';

/* One endpoint of Stripe's takes the place of another while the site runs, and no event is refused. */

const BEFORE = 'whsec_of_before';

test(
  'an endpoint that is wrong stays until the site takes the secret of the one that was made beside it',
  async () => {
    let isDeployed = false;
    const site = await serveRequests(0, async (request) =>
      isDeployed ? invoke(stripeWebhook, request) : new Response('Not found', { status: 404 }),
    );
    const { STRIPE_API_BASE = '', STRIPE_SECRET_KEY = '' } = process.env;
    const { hostname, port } = new URL(STRIPE_API_BASE);
    // The client of our own would read the environment of before.
    const stripe = new Stripe(STRIPE_SECRET_KEY, { protocol: 'http', host: hostname, port });
    const url = `${site.url}/.netlify/functions/stripe-webhook`;
    const endpoints = async () =>
      (await stripe.webhookEndpoints.list()).data.filter((endpoint) => endpoint.url === url);
    // Of an older version of ours, whose API version was another.
    const old = await stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] });
    const file = newFile();
    writeKnown(file, { SITE_URL: site.url, STRIPE_WEBHOOK_SECRET: BEFORE });
    const secrets = () => String(parseEnv(readFileSync(file, 'utf8')).STRIPE_WEBHOOK_SECRET);

    const first = await setUp(file);
    expect(first.said).toContain('Stripe webhook: made beside the older one. Enter STRIPE_WEBHOOK');
    const [made, kept] = await endpoints();
    expect(kept?.id).toBe(old.id);
    const [secret = '', ...others] = secrets().split(',');
    expect(secret).toMatch(/^whsec_/);
    expect(others).toEqual([BEFORE]);

    // Not deployed yet: the older one is what brings the events.
    const second = await setUp(file);
    expect(second.said).toContain('the older one stays, because the site does not take the new');
    expect(await endpoints()).toHaveLength(2);
    const { lines } = await examine({ SITE_URL: site.url, STRIPE_WEBHOOK_SECRET: secrets() });
    expect(lines).toContain('✗ Stripe webhook An older endpoint is there, too.');

    Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
    isDeployed = true;
    const deliver = async (signedWith: string) => {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created' });
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith });
      const headers = { 'stripe-signature': signature };
      return (await fetch(url, { method: 'POST', body: payload, headers })).status;
    };
    expect(await Promise.all([secret, BEFORE, 'whsec_of_another'].map(deliver))).toEqual([
      200, 200, 400,
    ]);

    const third = await setUp(file);
    expect(third.said).toContain('1 older deleted, now that the site takes the new secret.');
    expect(await endpoints()).toMatchObject([{ id: made?.id }]);
    expect(secrets()).toBe(secret);
    await site.close();
  },
  5 * SLOW_MS,
);
