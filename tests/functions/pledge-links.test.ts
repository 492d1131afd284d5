import { expect, test } from 'vitest';
import {
  openPaymentLinkEndpoint,
  type PaymentLink,
  readPaymentLinkEndpoint,
} from '#contracts/billing/payment-link.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import paymentLink from '#functions/payment-link.ts';
import { env } from '#server/core/env.ts';
import {
  donations,
  orders,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '#server/gateways/records.ts';
import { paymentLink as linkTo } from '#server/use-cases/billing/payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  mailsAbout,
  paymentOf,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Whoever promised a check is reminded with a link that takes just what the email asks for. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const createdAt = new Date(Date.now() - 20 * 86_400_000);
const byCheck = { paymentMethod: 'check', createdAt } as const;

/** The reminder of a pledge, and where its link leads. */
async function reminded(path: string) {
  await runNightly(new Date());
  const mail = (await mailsAbout(path)).find(({ id }) => id.includes('pledge-reminder'));
  const [, amount, link = ''] =
    /^(?:Or pay|Pay) (\S+) online here: \S+\/pay\?link=(\S+)$/m.exec(mail?.text ?? '') ?? [];
  return { text: mail?.text ?? '', amount, link };
}
async function said(link: string): Promise<PaymentLink> {
  const query = new URLSearchParams({ link });
  const answer = await invoke(paymentLink, get(`${readPaymentLinkEndpoint.path}?${query}`));
  expect(answer.status, await answer.clone().text()).toBe(200);
  return readPaymentLinkEndpoint.response.parse(await answer.json());
}
async function payThere(link: string): Promise<number> {
  const body = { idempotencyKey: crypto.randomUUID(), link };
  const answer = await invoke(paymentLink, postJson(openPaymentLinkEndpoint.path, body));
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { cents, checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  return cents;
}
const netOf = async (id: string) =>
  (await entriesOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0);
const note = (kind: PayableKind, recordId: string, amountCents: number) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'check',
      reference: '7',
      date: daysAgo(1),
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );

test('a gift: paid by card with the link, and thanked for with a tax receipt', async () => {
  const { id, number } = await storeDonation({ totalCents: 5000, ...byCheck });
  const { amount, link } = await reminded(`donations/${id}`);
  expect(amount).toBe('$50.00');
  expect(await said(link)).toMatchObject({
    title: `Gift ${number}`,
    what: 'pay',
    cents: 5000,
    part: 'whole',
    dueDate: null,
    items: [{ description: 'Your gift', firstName: null }],
  });
  expect(await payThere(link)).toBe(5000);
  expect(await netOf(id)).toBe(5000);
  expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid', paidCents: 5000 });
  expect(await said(link)).toMatchObject({ what: 'paid', cents: 0 });
  const receipts = (await mailsAbout(`donations/${id}`)).map(({ text }) => text);
  expect(receipts.filter((text) => text.includes('No goods or services'))).toHaveLength(1);
});

test('a monthly gift: what has fallen due, and never the next one', async () => {
  const { id } = await storeDonation({ totalCents: 2500, frequency: 'monthly', ...byCheck });
  const { amount, link } = await reminded(`donations/${id}`);
  expect(amount).toBe('$25.00');
  expect(await said(link)).toMatchObject({ what: 'pay', cents: 2500, part: 'whole' });
  await payThere(link);
  expect(await paymentOf('donation', id)).toMatchObject({ status: 'active', paidCents: 2500 });
  expect(await said(link)).toMatchObject({ what: 'paid', cents: 0 });
  expect((await mailsAbout(`donations/${id}`)).at(-1)?.text).not.toContain('Paid so far');
});

test('an order: the rest after a part by check, and a canceled one asks for nothing', async () => {
  const { id, number } = await storeOrder();
  await orders().doc(id).update({ createdAt: createdAt.toISOString() });
  await note('order', id, 598);
  const { amount, link } = await reminded(`orders/${id}`);
  expect(amount).toBe('$30.00');
  expect(await said(link)).toMatchObject({
    title: `Order ${number}`,
    cents: 3000,
    part: 'rest',
    paidCents: 598,
    totalCents: 3598,
    items: [{ description: '1 × Team Cap', firstName: null }],
  });
  await payThere(link);
  expect(await netOf(id)).toBe(3598);
  expect(await said(link)).toMatchObject({ what: 'paid' });
  const rest = (await mailsAbout(`orders/${id}`)).filter(({ id: name }) => /-paid-pi_/.test(name));
  const toBuyer = rest.find(({ to }) => to !== env().OFFICE_EMAIL)?.text ?? '';
  expect(toBuyer).toMatch(/^Amount: \$30\.00$/m);
  expect(toBuyer).toMatch(/^Paid so far: \$35\.98 of \$35\.98$/m);
  // With the last part the office packs.
  const toOffice = rest.find(({ to }) => to === env().OFFICE_EMAIL)?.text ?? '';
  expect(toOffice).toContain('1 × Team Cap');

  const other = await storeOrder();
  await orders().doc(other.id).update({ createdAt: createdAt.toISOString() });
  const open = await reminded(`orders/${other.id}`);
  await orders().doc(other.id).update({ 'payment.status': 'cancelled' });
  expect(await said(open.link)).toMatchObject({ what: 'cancelled', cents: 0 });
});

test('an order by check whose payment by bank failed is still owed, and not to be ordered again', async () => {
  const { id } = await storeOrder();
  await orders().doc(id).update({ createdAt: createdAt.toISOString() });
  const { link } = await reminded(`orders/${id}`);
  const body = { idempotencyKey: crypto.randomUUID(), link };
  const answer = await invoke(paymentLink, postJson(openPaymentLinkEndpoint.path, body));
  const { checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  await control.pay(checkout?.sessionId ?? '', 'ach');
  await control.finishAch(checkout?.sessionId ?? '', 'fails');
  await settleEvents();
  const told = (await mailsAbout(`orders/${id}`)).find(({ id }) =>
    /payment-failed-pi_[^-]+$/.test(id),
  );
  expect(told?.text).toContain('$35.98');
  expect(told?.text).not.toMatch(/order again|not send the order/);
});

test('an order by check whose payment by bank failed is asked for again; one by card is not', async () => {
  const [byCheck, byCard] = [await storeOrder(), await storeOrder()];
  for (const { id } of [byCheck, byCard]) {
    const change = { createdAt: createdAt.toISOString(), 'payment.status': 'payment_failed' };
    await orders().doc(id).update(change);
  }
  await orders().doc(byCard.id).update({ paymentMethod: 'credit-card' });
  const { amount, link } = await reminded(`orders/${byCheck.id}`);
  expect(amount).toBe('$35.98');
  expect(await payThere(link)).toBe(3598);
  expect((await reminded(`orders/${byCard.id}`)).text).toBe('');
});

test('a registration and a sponsorship: what the email asks for and no more', async () => {
  const { registration } = await storeRegistration(2, { frequency: 'monthly', ...byCheck });
  const family = await reminded(`registrations/${registration.id}`);
  expect(family.amount).toBe('$25.00');
  expect(await payThere(family.link)).toBe(2500);
  expect(await netOf(registration.id)).toBe(2500);

  const { id } = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  const sponsor = await reminded(`sponsorships/${id}`);
  expect(sponsor.amount).toBe('$500.00');
  expect(await payThere(sponsor.link)).toBe(50_000);
  expect(await netOf(id)).toBe(50_000);
});

test('a gift that began some months after it was promised is asked for once', async () => {
  const promised = { paymentMethod: 'check', createdAt: new Date(daysAgo(70)) } as const;
  const late = await storeDonation({ totalCents: 2500, frequency: 'monthly', ...promised });
  await donations()
    .doc(late.id)
    .update({ 'payment.plan.firstOn': daysAgo(20) });
  expect((await reminded(`donations/${late.id}`)).amount).toBe('$25.00');
  // Of one that has not come for two months in a row nothing more is asked.
  const given = await storeDonation({ totalCents: 2500, frequency: 'monthly', ...promised });
  expect((await reminded(`donations/${given.id}`)).text).toBe('');
  const old = await storeDonation({ totalCents: 2500, ...promised });
  expect((await reminded(`donations/${old.id}`)).text).toBe('');
});

test('a sponsor whom the office has canceled is asked for nothing more', async () => {
  const once = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  const old = { paymentMethod: 'check', createdAt: new Date(daysAgo(120)) } as const;
  const plan = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly', ...old });
  for (const { id } of [once, plan]) {
    await note('sponsorship', id, 10_000);
    await sponsorBills().doc(id).update({ paymentStatus: 'cancelled' });
  }
  for (const { id } of [once, plan]) {
    expect((await reminded(`sponsorships/${id}`)).text).toBe('');
  }
});

test('a bill that the office has given another guardian is asked of them alone', async () => {
  const { registration, bills } = await storeRegistration(2, byCheck);
  const other = { firstName: 'Sam', lastName: 'Doe', email: 'sam@example.com' };
  await playerBills()
    .doc(bills[1]?.id ?? '')
    .update({ payer: other });
  const { text, amount, link } = await reminded(`registrations/${registration.id}`);
  expect(text).toContain('check for $150.00');
  expect(amount).toBe('$150.00');
  expect(await said(link)).toMatchObject({ cents: 15_000, totalCents: 15_000, items: [{}] });
  const { registration: own, bills: given } = await storeRegistration(1, byCheck);
  await playerBills()
    .doc(given[0]?.id ?? '')
    .update({ payer: other });
  expect((await reminded(`registrations/${own.id}`)).text).toBe('');
});

test('what the office has given more time is not asked for yet', async () => {
  const dueDate = daysAgo(-60);
  const { registration, bills } = await storeRegistration(2, byCheck);
  await playerBills()
    .doc(bills[1]?.id ?? '')
    .update({ dueDate });
  expect((await reminded(`registrations/${registration.id}`)).text).toContain('check for $150.00');
  const { id } = await storeSponsorship({ totalCents: 50_000, ...byCheck });
  await sponsorBills().doc(id).update({ dueDate });
  expect((await reminded(`sponsorships/${id}`)).text).toBe('');
  // By the year, too: its bill has one day, as that of one who pays at once.
  const yearly = await storeSponsorship({ totalCents: 50_000, frequency: 'annual', ...byCheck });
  await sponsorBills().doc(yearly.id).update({ dueDate });
  expect((await reminded(`sponsorships/${yearly.id}`)).text).toBe('');
});

test('installments by card that Stripe does not charge are asked for by email', async () => {
  const wanted = { paymentMethod: 'credit-card', createdAt } as const;
  const { registration } = await storeRegistration(1, { frequency: 'monthly', ...wanted });
  await registrations().doc(registration.id).update({ 'payment.status': 'expired' });
  const { text, amount, link } = await reminded(`registrations/${registration.id}`);
  expect(text).not.toMatch(/check|transfer/i);
  expect(amount).toBe('$12.50');
  expect(await payThere(link)).toBe(1250);
  const { id } = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly', ...wanted });
  await sponsorships().doc(id).update({ 'payment.status': 'payment_failed' });
  expect((await reminded(`sponsorships/${id}`)).amount).toBe('$100.00');
  // Of what is paid at once the bill's own reminders tell.
  const once = await storeRegistration(1, wanted);
  await registrations().doc(once.registration.id).update({ 'payment.status': 'expired' });
  expect((await reminded(`registrations/${once.registration.id}`)).text).toBe('');
});

test('each of 24 installments by check is asked for, also in the second year', async () => {
  const made = { paymentMethod: 'check', createdAt: new Date(daysAgo(505)) } as const;
  const { registration } = await storeRegistration(1, { frequency: 'monthly', ...made });
  const charges = { count: 24, firstCents: 625, eachCents: 625, lastOn: daysAgo(-195) };
  const plan = { ...registration.payment.plan, ...charges };
  await registrations().doc(registration.id).update({ 'payment.plan': plan });
  await note('registration', registration.id, 16 * 625);
  expect((await reminded(`registrations/${registration.id}`)).amount).toBe('$6.25');
});

test('a sponsor whom the office has entered as one who pays by card is told of no transfer', async () => {
  const { id } = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'ach', createdAt });
  await sponsorBills().doc(id).update({ paymentMethod: 'credit_card' });
  const { text, amount } = await reminded(`sponsorships/${id}`);
  expect(text).not.toMatch(/check|transfer/i);
  expect(amount).toBe('$500.00');
});

test('a link to a record of another kind opens nothing', async () => {
  const { id, payer } = await storeDonation({ totalCents: 5000, ...byCheck });
  const address = linkTo('', { kind: 'order', recordId: id }, payer.email, new Date());
  const query = new URL(address, 'http://localhost').searchParams;
  const answer = await invoke(paymentLink, get(`${readPaymentLinkEndpoint.path}?${query}`));
  expect(answer.status).toBe(404);
});
