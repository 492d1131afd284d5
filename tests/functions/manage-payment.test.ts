import { expect, test } from 'vitest';
import managePayment from '#functions/manage-payment.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { mailsAbout, openPayment, storeDonation } from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
await control.pay(await openPayment('donation', gift), 'succeeds');
await settleEvents();

const open = (query: Record<string, string>) =>
  invoke(managePayment, get(`/api/payments/manage?${new URLSearchParams(query)}`));
const link = { kind: 'donation', id: gift.id, token: gift.payment.manageToken };

test('the link in a receipt leads to Stripe’s portal', async () => {
  const [receipt] = (await mailsAbout(`donations/${gift.id}`)).filter(
    ({ to }) => to === gift.payer.email,
  );
  const [address] = /http\S+\/api\/payments\/manage\?\S+/.exec(receipt?.text ?? '') ?? [];
  const { pathname, search } = new URL(address ?? '');
  const response = await invoke(managePayment, get(`${pathname}${search}`));
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const portal = await fetch(response.headers.get('location') ?? '');
  expect(portal.status).toBe(200);
  expect(await portal.text()).toContain('$25.00');
});

test('any other link is not found, and says the same', async () => {
  const oneTime = await storeDonation({ totalCents: 2500 });
  const answers = await Promise.all(
    [
      { ...link, token: 'wrong' },
      { ...link, token: `${link.token}x` },
      { ...link, kind: 'order' },
      { ...link, id: crypto.randomUUID() },
      { ...link, id: '../orders' },
      { kind: 'donation', id: gift.id },
      { kind: 'donation', id: oneTime.id, token: oneTime.payment.manageToken },
    ].map(async (query) => {
      const response = await open(query as Record<string, string>);
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 This link is not valid/);
});

test('Stripe down: said in words, with nothing of the token', async () => {
  await stack.stripe.stop();
  allowConsole(/payment_unavailable/);
  const response = await open(link);
  await stack.stripe.start();
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('cannot be reached');
});
