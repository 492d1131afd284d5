import { describe, expect, test } from 'vitest';
import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payable, Payment } from '#domain/payments/payment.ts';
import managePayment from '#functions/manage-payment.ts';
import requestManageLinkFunction from '#functions/request-manage-link.ts';
import { donations } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { PORTALS } from '#server/gateways/stripe-setup.ts';
import { manageLink } from '#server/use-cases/payments/manage-link.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  mailsAbout,
  openPayment,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';
import { messages } from '#words/refusals/common.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const gift = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
await control.pay(await openPayment('donation', gift), 'succeeds');
await settleEvents();

const open = (address: string) => {
  const { pathname, search } = new URL(address);
  return invoke(managePayment, get(`${pathname}${search}`));
};
const linkTo = (kind: PayableKind, { id, payment, payer }: Payable, change = {}) =>
  manageLink(stack.addresses.site, { kind, id, payment, email: payer?.email ?? '', ...change });
const link = linkTo('donation', gift);

test('the link in a receipt leads to Stripe’s portal', async () => {
  const [receipt] = (await mailsAbout(`donations/${gift.id}`)).filter(
    ({ to }) => to === gift.payer.email,
  );
  const [address] = /http\S+\/api\/payments\/manage\?\S+/.exec(receipt?.text ?? '') ?? [];
  const response = await open(address ?? '');
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const portal = await fetch(response.headers.get('location') ?? '');
  expect(portal.status).toBe(200);
  expect(await portal.text()).toContain('$25.00');
});

/** What the page behind a payer's link lets them press. */
async function buttonsOf(kind: 'registration' | 'sponsorship', record: Payable) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  const response = await open(linkTo(kind, record));
  return pressable(response);
}
async function pressable(response: Response) {
  const page = await (await fetch(response.headers.get('location') ?? '')).text();
  return [...page.matchAll(/name="action" value="([\w-]+)"/g)].map(([, action]) => action);
}
const CARD = ['good-card', 'bad-card'];

test('what has no end is paused and stopped there; what is owed in installments is not', async () => {
  const { registration } = await storeRegistration(1, { frequency: 'monthly' });
  const inParts = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' });
  const byTheYear = await storeSponsorship({ totalCents: 50_000, frequency: 'annual' });
  expect(await pressable(await open(link))).toEqual([...CARD, 'pause', 'cancel']);
  expect(await buttonsOf('sponsorship', byTheYear)).toEqual([...CARD, 'pause', 'cancel']);
  expect(await buttonsOf('registration', registration)).toEqual(CARD);
  expect(await buttonsOf('sponsorship', inParts)).toEqual(CARD);
});

test('the portals that npm run setup makes are those of this machine', async () => {
  for (const [name, { features }] of Object.entries(PORTALS)) {
    const made = await stripe().billingPortal.configurations.create({ features });
    const here = await stripe().billingPortal.configurations.retrieve(process.env[name] ?? '');
    expect(made.features, name).toEqual(here.features);
  }
});

test('any other link is not found, and says the same', async () => {
  const oneTime = await storeDonation({ totalCents: 2500 });
  const code = new URL(link).searchParams.get('link') ?? '';
  const turned = code.startsWith('A') ? 'B' : 'A';
  const answers = await Promise.all(
    [
      linkTo('donation', gift, { payment: { manageToken: 'wrong' } }),
      linkTo('order', gift),
      linkTo('donation', gift, { id: crypto.randomUUID() }),
      linkTo('donation', { ...gift, payer: { ...gift.payer, email: 'other@example.com' } }),
      linkTo('donation', oneTime),
      // Changed at its beginning, in the middle and at its end, cut, empty, of before, and none.
      ...[
        turned + code.slice(1),
        `${code.slice(0, 60)}${code.slice(61)}`,
        `${code}AA`,
        '',
        'A'.repeat(90),
      ].map((other) => `${stack.addresses.site}/api/payments/manage?link=${other}`),
      `${stack.addresses.site}/api/payments/manage?kind=donation&id=${gift.id}&token=${gift.payment.manageToken}`,
    ].map(async (address) => {
      const response = await open(address);
      return `${response.status} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 This link does not work/);
});

test('a browser is taken to a page of the site, which mails a new link', async () => {
  const inBrowser = (address: string) => {
    const { pathname, search } = new URL(address);
    const request = get(`${pathname}${search}`);
    request.headers.set('accept', 'text/html,application/xhtml+xml;q=0.9');
    return invoke(managePayment, request);
  };
  const wrong = await inBrowser(`${link}AA`);
  expect([wrong.status, wrong.headers.get('location')]).toEqual([
    303,
    `${stack.addresses.site}/payment-link`,
  ]);
  await stack.stripe.stop();
  allowConsole(/payment_unavailable/);
  const down = await inBrowser(link);
  await stack.stripe.start();
  expect(down.headers.get('location')).toBe(`${stack.addresses.site}/payment-link?problem=later`);
});

describe('a new link', () => {
  const ask = (body: object) =>
    invoke(requestManageLinkFunction, postJson(requestManageLinkEndpoint.path, body));
  const linksTo = async (address: string) =>
    (await stack.mailbox.readMail(address))
      .filter(({ subject }) => subject.startsWith('Manage your payments'))
      .flatMap(({ text }) => text?.match(/http\S+/g) ?? []);

  test('goes to the payer alone, for what still runs; whoever asks learns nothing', async () => {
    const once = await storeDonation({ totalCents: 900 }, { payer: gift.payer });
    await control.pay(await openPayment('donation', once), 'succeeds');
    await settleEvents();
    const { email } = gift.payer;
    const answers = await Promise.all(
      [email.toUpperCase(), 'nobody-at-all@example.com'].map(async (address) => {
        const response = await ask({ email: address });
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['200 {"accepted":true}']));
    await flush();
    const [mailed, ...others] = await linksTo(email);
    expect(others).toEqual([]);
    const { pathname, search } = new URL(mailed ?? '');
    expect((await invoke(managePayment, get(`${pathname}${search}`))).status).toBe(303);
    expect(await linksTo('nobody-at-all@example.com')).toEqual([]);
  });

  test('goes to whoever fell behind, paused or disputes a charge, too, and not for what was stopped', async () => {
    const linkFor = async (status: Payment['status']) => {
      const plan = await storeDonation({ totalCents: 2500, frequency: 'monthly' });
      await control.pay(await openPayment('donation', plan), 'succeeds');
      await settleEvents();
      await donations().doc(plan.id).update({ 'payment.status': status });
      expect((await ask({ email: plan.payer.email })).status).toBe(200);
      await flush();
      return (await linksTo(plan.payer.email)).length;
    };
    expect(await linkFor('past_due')).toBe(1);
    expect(await linkFor('paused')).toBe(1);
    expect(await linkFor('disputed')).toBe(1);
    expect(await linkFor('cancelled')).toBe(0);
  });

  test.each([
    ['no address', {}],
    ['two addresses', { email: 'a@example.com, b@example.com' }],
    ['a program', { email: 'a@example.com', website: 'http://spam.example' }],
  ])('%s is refused', async (_, body) => {
    expect((await ask(body)).status).toBe(422);
  });
});

test('Stripe down: said in words, with nothing of the token', async () => {
  await stack.stripe.stop();
  allowConsole(/payment_unavailable/);
  const response = await open(link);
  await stack.stripe.start();
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(messages.noPaymentProvider);
});
