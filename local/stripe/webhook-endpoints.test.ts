import { expect, test } from 'vitest';
import { receiveWebhooks, runStripe, WEBHOOK_SECRET } from './test-stripe.ts';

const URL_OF_SITE = 'https://hoops.example/hook';

test('an endpoint is made, completed, switched off, listed and deleted; its secret is told once', async () => {
  const { stripe } = await runStripe();
  const made = await stripe.webhookEndpoints.create({
    url: URL_OF_SITE,
    enabled_events: ['invoice.paid'],
    metadata: { of: 'a test' },
  });
  expect(made).toMatchObject({ status: 'enabled', url: URL_OF_SITE, api_version: null });
  expect(made.secret).toMatch(/^whsec_/);
  const { secret: _, ...shown } = made;
  expect(await stripe.webhookEndpoints.retrieve(made.id)).toEqual(expect.objectContaining(shown));
  const off = await stripe.webhookEndpoints.update(made.id, { disabled: true });
  expect(off.status).toBe('disabled');
  const all = ['invoice.paid', 'charge.refunded'] as const;
  await stripe.webhookEndpoints.update(made.id, { disabled: false, enabled_events: [...all] });
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toMatchObject([{ id: made.id, status: 'enabled', enabled_events: all }]);
  expect(data[0]?.secret).toBeUndefined();
  expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ id: made.id, deleted: true });
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});

test('an endpoint without events, or with what is no address, is refused', async () => {
  const { stripe } = await runStripe();
  const make = (url: string, enabled_events: 'invoice.paid'[]) =>
    stripe.webhookEndpoints.create({ url, enabled_events });
  await expect(make('hoops', ['invoice.paid'])).rejects.toThrow(/Not a valid URL/);
  await expect(make(URL_OF_SITE, [])).rejects.toThrow(/enabled_events/);
});

test('the address that events are delivered to is an endpoint that hears all of them', async () => {
  const { webhookUrl: url } = await receiveWebhooks();
  const { stripe } = await runStripe({ webhookUrl: url, webhookSecret: WEBHOOK_SECRET });
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toMatchObject([{ url, status: 'enabled', enabled_events: ['*'] }]);
  expect((await stripe.accounts.retrieveCurrent()).charges_enabled).toBe(true);
});
