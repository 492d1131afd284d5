import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { ORDER, runStripe } from './test-stripe.ts';

const MONTHLY = {
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 2500,
        product_data: { name: 'Gift' },
        recurring: { interval: 'month' },
      },
    },
  ],
  success_url: ORDER.success_url,
  customer_email: 'ana@example.com',
} satisfies Stripe.Checkout.SessionCreateParams;

test('a portal does what its configuration says, and what is half supported is refused', async () => {
  const { stripe, control } = await runStripe();
  const created = await stripe.checkout.sessions.create(MONTHLY);
  await control(`sessions/${created.id}/pay`, { outcome: 'succeeds' });
  const session = await stripe.checkout.sessions.retrieve(created.id);
  const id = String(session.subscription);
  const plan = () => stripe.subscriptions.retrieve(id);
  const customer = String(session.customer);
  const card = { payment_method_update: { enabled: true } };
  const configuration = await stripe.billingPortal.configurations.create({ features: card });
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    configuration: configuration.id,
  });
  expect(await (await fetch(portal.url)).text()).not.toContain('Cancel the plan');
  const press = async (action: string) => {
    const body = new URLSearchParams({ subscription: id, action });
    return (await fetch(portal.url, { method: 'POST', body, redirect: 'manual' })).status;
  };
  expect(await press('cancel')).toBe(409);
  expect(await press('pause')).toBe(409);
  expect(await plan()).toMatchObject({ status: 'active', cancel_at: null });
  expect(await press('good-card')).toBe(303);
  await stripe.billingPortal.configurations.update(configuration.id, {
    features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
  });
  expect(await press('cancel')).toBe(303);
  expect(await plan()).toMatchObject({ status: 'canceled' });

  await stripe.billingPortal.configurations.update(configuration.id, { active: false });
  const open = (id: string) =>
    stripe.billingPortal.sessions.create({ customer, configuration: id });
  await expect(open(configuration.id)).rejects.toMatchObject({ param: 'configuration' });
  await expect(open('bpc_none')).rejects.toMatchObject({ statusCode: 400 });
  await expect(
    stripe.billingPortal.configurations.create({
      features: { subscription_update: { enabled: true } },
    }),
  ).rejects.toMatchObject({ statusCode: 501 });
});

test('portals in use are listed apart from those that are not', async () => {
  const { stripe } = await runStripe();
  const { configurations } = stripe.billingPortal;
  const features = { payment_method_update: { enabled: true } };
  const kept = await configurations.create({ features });
  const off = await configurations.create({ features });
  await configurations.update(off.id, { active: false });
  const idsOf = async (active: boolean) =>
    (await configurations.list({ active, is_default: false })).data.map(({ id }) => id);
  expect(await idsOf(true)).toContain(kept.id);
  expect(await idsOf(true)).not.toContain(off.id);
  expect(await idsOf(false)).toEqual([off.id]);
});

test('where nobody says how long a pause is, it is a month', async () => {
  const { stripe } = await runStripe();
  const { configurations } = stripe.billingPortal;
  const features = { subscription_pause: { enabled: true } };
  const made = await configurations.create({ features });
  expect(made.features.subscription_pause.duration).toEqual({
    type: 'interval_options',
    interval_options: [{ interval: 'month', interval_count: 1 }],
  });
  const endless = { enabled: true, duration: { type: 'indefinite' } } as const;
  const changed = await configurations.update(made.id, {
    features: { subscription_pause: endless },
  });
  expect(changed.features.subscription_pause).toEqual({
    enabled: true,
    duration: { type: 'indefinite', interval_options: [] },
  });
  // What is not said again stays.
  const again = await configurations.update(made.id, { features });
  expect(again.features).toEqual(changed.features);
});
