import { expect, test } from 'vitest';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import type { OpenInvitation } from '#contracts/seasons/public.ts';
import { playerBills } from '#server/gateways/records.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { correct, reverse } from '#tests/helpers/hand-money.ts';
import { ask, office, pay } from '#tests/helpers/office.ts';
import { entriesOf, storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import {
  again,
  archivePlayers,
  codeOf,
  FROM,
  invite,
  oldFamily,
  publish,
  read,
  register,
  standingOf,
  stored,
  TO,
} from '#tests/helpers/returning-families.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Who left the page of the card has not registered; who paid, and whose money went again, has. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await publish(FROM);
const bounced = await oldFamily();
const onBill = await oldFamily();
const disputed = await oldFamily();
const counted = await oldFamily();
const mistaken = await oldFamily();
const pressedPay = await oldFamily({ verified: false });
const guardian = await signUpUser({ email: pressedPay.email });
await archivePlayers();
await publish(TO);
await invite([bounced, onBill, disputed, mistaken, pressedPay, counted].map(({ email }) => email));

/** Sends the form for the card, and leaves its page. @returns the key of the registration */
async function leavePage(email: string, address = '7 Card Lane'): Promise<string> {
  const change = { paymentMethod: 'credit-card', address } as const;
  const request = await again(email, await codeOf(email), change);
  await register(request);
  expect(await standingOf(email)).toBe('waiting');
  return request.idempotencyKey;
}

const invitationOf = async (email: string) =>
  (await read(await codeOf(email))).body as OpenInvitation;

async function expectRegistered(email: string): Promise<void> {
  expect(await standingOf(email)).toBe('registered');
  const { registered, players, known } = await invitationOf(email);
  expect(registered).toEqual(['Zoë']);
  expect(players.map(({ firstName }) => firstName)).toEqual(['Leo']);
  expect(known.address).toBe('7 Card Lane');
}

async function expectLeft(email: string): Promise<void> {
  expect(await standingOf(email)).toBe('waiting');
  const { registered, players, known } = await invitationOf(email);
  expect(registered).toEqual([]);
  expect(players.map(({ firstName }) => firstName).sort()).toEqual(['Leo', 'Zoë']);
  expect(known.address).toBe('12 Court Street');
}

const billOf = async (registrationId: string) => {
  const { docs } = await playerBills().where('registrationId', '==', registrationId).get();
  return docs[0]?.id ?? '';
};

async function bounce(recordId: string): Promise<void> {
  const [entry] = await entriesOf(recordId);
  await reverse(office, entry?.id ?? '');
}

test('a family whose check bounced has registered: it owes the money', async () => {
  const { email } = bounced;
  const key = await leavePage(email);
  await pay('registration', key, daysAgo(0));
  await bounce(key);
  expect((await stored(key))?.payment).toMatchObject({ status: 'pending', paidCents: 0 });
  await expectRegistered(email);
});

test('so has one whose check for its bill bounced', async () => {
  const { email } = onBill;
  const key = await leavePage(email);
  const bill = await billOf(key);
  await pay('bill', bill, daysAgo(0));
  await bounce(bill);
  await expectRegistered(email);
});

test('so has one whose card payment its bank has taken back', async () => {
  const { email } = disputed;
  const key = await leavePage(email);
  await control.pay((await stored(key))?.payment.stripeCheckoutSessionId ?? '', 'succeeds');
  await settleEvents();
  const charge = (await entriesOf(key))[0]?.stripePaymentIntentId ?? '';
  await control.disputeCharge(charge);
  await control.closeDispute(charge, 'lost');
  await settleEvents();
  expect((await stored(key))?.payment).toMatchObject({ status: 'payment_failed', paidCents: 0 });
  await expectRegistered(email);
});

test('a check that the office recorded on the wrong registration has registered nobody', async () => {
  const { email } = mistaken;
  const key = await leavePage(email);
  const entry = await pay('registration', key, daysAgo(0));
  const to = { kind: 'bill', recordId: (await storeBill()).id } as const;
  const moved = await correct(office, entry.id, { to, amountCents: entry.amountCents });
  expect(moved.status, await moved.clone().text()).toBe(200);
  await expectLeft(email);
});

test('a family that pressed Pay on its bill, and left that page, too, has not registered', async () => {
  const { email } = pressedPay;
  const key = await leavePage(email);
  await openBillPage(guardian, await billOf(key));
  expect((await stored(key))?.payment.status).toBe('ended');
  await expectLeft(email);
  await pay('bill', await billOf(key), daysAgo(0));
  await expectRegistered(email);
});

test('the overview counts the players of who has registered, and not of who left the page', async () => {
  const backOf = async () => {
    const { status, body } = await ask(readOverviewEndpoint.path);
    expect(status, JSON.stringify(body)).toBe(200);
    return readOverviewEndpoint.response.parse(body).season;
  };
  const before = await backOf();
  const key = await leavePage(counted.email);
  expect(await backOf()).toEqual(before);
  await pay('registration', key, daysAgo(0));
  const after = await backOf();
  expect(after).toEqual({ ...before, back: (before?.back ?? 0) + 1 });
  // Quit, was refunded, and registered again by the link, all in the season that is over.
  const from = { seasonName: FROM, registrationId: null };
  await addPlayer({ pastSeason: FROM, returnedFrom: from });
  expect(await backOf()).toEqual({ ...after, players: (after?.players ?? 0) + 1 });
});
