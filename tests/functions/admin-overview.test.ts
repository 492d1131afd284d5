import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { listUnsentMailEndpoint } from '#contracts/activity/dashboard.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { createGameEndpoint } from '#contracts/games/dashboard.ts';
import { listOrdersEndpoint } from '#contracts/orders/dashboard.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import {
  type Charts,
  type Overview,
  readChartsEndpoint,
  readOverviewEndpoint,
} from '#contracts/overview/dashboard.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { PACKABLE } from '#domain/orders/fulfillment.ts';
import type { VolunteerStatus } from '#domain/volunteering/volunteer-status.ts';
import { brokenRecordsNoted } from '#server/core/broken-records.ts';
import { firestore } from '#server/gateways/firestore.ts';
import {
  nightlyRuns,
  orders,
  outbox,
  registrations,
  signedTexts,
  sponsorBills,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { noteFailedBuild } from '#server/use-cases/publishing/note-build.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { flush, get, postJson } from '#tests/helpers/functions.ts';
import { office, pay, send } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeBill, storeRegistration, storeSponsorship } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';
import { storeUnheardPayment } from '#tests/helpers/store-payout-line.ts';
import { deliverEvent } from '#tests/helpers/stripe-events.ts';
import { receive } from '#tests/helpers/submissions.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

const today = dayOf(new Date(), 'America/New_York');

async function read<Data>(path: string): Promise<Data> {
  const request = get(path);
  request.headers.set('authorization', `Bearer ${office.idToken}`);
  return (await fetch(request)).json() as Promise<Data>;
}
const overview = () => read<Overview>(readOverviewEndpoint.path);

async function post(path: string, body: unknown): Promise<void> {
  expect((await fetch(postJson(path, body))).status).toBe(200);
}

async function orderPaidByCheck(): Promise<void> {
  const request = orderRequest({ customer: { paymentMethod: 'check' } });
  await post(createOrderPaymentEndpoint.path, request);
  await pay('order', request.idempotencyKey, today);
}

async function receiveOverdueSponsorship(): Promise<void> {
  const { id } = await storeSponsorship({ totalCents: 25_000 });
  await sponsorBills().doc(id).update({ paymentStatus: 'overdue' });
}

/** What is on its way is no news: it arrives first. */
async function leaveMailUnsent(): Promise<void> {
  await flush();
  const [mail] = (await outbox().where('status', '==', 'sent').limit(1).get()).docs;
  if (!mail) throw new Error('No mail was written');
  await mail.ref.update({ status: 'failed' });
}

/** One whose clearance holds today for the last time, and one whose ended yesterday. */
async function clearVolunteers(status: VolunteerStatus): Promise<void> {
  for (const clearedUntil of [today, daysAgo(1)]) {
    const request = volunteerRequest();
    await post(submitVolunteerApplicationEndpoint.path, request);
    await volunteerApplications().doc(request.idempotencyKey).update({ status, clearedUntil });
  }
}

/** An event of a payment that Stripe does not find. */
async function hearOfUnknownMoney(): Promise<void> {
  const object = { id: `in_${crypto.randomUUID().replaceAll('-', '')}` };
  const event = { id: `evt_${crypto.randomUUID()}`, type: 'invoice.paid', data: { object } };
  expect((await deliverEvent(event)).status).toBe(200);
}

const addGame = (daysFromToday: number) =>
  send(createGameEndpoint.path, {
    idempotencyKey: crypto.randomUUID(),
    game: {
      date: dayOf(addDays(new Date(), daysFromToday), 'America/New_York'),
      time: '19:05',
      opponent: 'Naples Nets',
      location: 'Home Gym',
      address: '1 Court Street',
      gameType: 'regular',
      isHomeGame: true,
      result: '',
      status: 'scheduled',
    },
  });

const sendMessage = () =>
  post(sendContactEmailEndpoint.path, {
    idempotencyKey: crypto.randomUUID(),
    name: 'Ana Diaz',
    email: newAddress(),
    phone: '',
    inquiryType: 'general',
    playerAge: '',
    subject: 'Hello',
    message: 'Is it on?',
  });

/** A text that someone signed and that cannot be read. */
async function meetBrokenRecord() {
  allowConsole(/"code":"broken_record"/);
  await firestore().doc('signedTexts/broken').set({ sha256: 5 });
  await expect(
    signedTexts()
      .doc('broken')
      .get()
      .then((doc) => doc.data()),
  ).rejects.toThrow();
  await brokenRecordsNoted();
}

async function failNight(): Promise<void> {
  const at = new Date().toISOString();
  const report = { job: 'markOverdueBills', done: 0, left: null, error: 'down', resumeAt: {} };
  await nightlyRuns()
    .doc(at)
    .create({ id: at, work: 'night', startedAt: at, endedAt: at, jobs: [report] });
}

test('every counter moves by one when what it counts is there', async () => {
  const before = await overview();
  await addPlayer();
  await addGame(1);
  // Was played, so it is not an upcoming one.
  await addGame(-1);
  await receive(Buffer.from('photo'));
  await storeSponsorship({ totalCents: 50_000 }).then(({ id }) => pay('sponsorship', id, today));
  await storeBill({ paymentStatus: 'overdue' });
  await receiveOverdueSponsorship();
  await orderPaidByCheck();
  await sendMessage();
  await post(submitVolunteerApplicationEndpoint.path, volunteerRequest());
  await clearVolunteers('cleared');
  await hearOfUnknownMoney();
  await storeUnheardPayment(addDays(new Date(), -1));
  await leaveMailUnsent();
  await meetBrokenRecord();
  await noteFailedBuild(new Date());
  await failNight();

  const { waiting, overpaid, disputed, season, ...counters } = before;
  const plusOne = (counts: object) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count + 1]));
  expect(await overview()).toEqual({
    ...plusOne(counters),
    overpaid,
    disputed,
    season,
    waiting: plusOne(waiting),
  });
});

test('a clearance that ended during a new check is counted as any that expired', async () => {
  const before = (await overview()).waiting.expiredClearances;
  await clearVolunteers('check_under_way');
  expect((await overview()).waiting.expiredClearances).toBe(before + 1);
});

test('an order of which one item was refunded is still to be packed', async () => {
  const before = (await overview()).waiting.ordersToPack;
  const { id } = await storeOrder({ paid: true });
  await orders().doc(id).update({ 'payment.status': 'partially_refunded' });
  expect((await overview()).waiting.ordersToPack).toBe(before + 1);
  const query = new URLSearchParams({ status: PACKABLE.join(','), fulfilment: 'open' });
  const { rows } = await read<{ rows: { id: string }[] }>(`${listOrdersEndpoint.path}?${query}`);
  expect(rows.map((row) => row.id)).toContain(id);
});

test('the unsent emails that are counted are those that the way to them shows', async () => {
  await flush();
  const [mail] = (await outbox().where('status', '==', 'sent').limit(1).get()).docs;
  if (!mail) throw new Error('The demo has no email.');
  const add = async (change: Partial<OutboxMail>) => {
    const id = crypto.randomUUID();
    const given: OutboxMail = { ...mail.data(), id, attempts: 0, ...change };
    await outbox().doc(id).create(given);
    return id;
  };
  const counted = [
    await add({ status: 'failed', attempts: 18 }),
    await add({ status: 'held' }),
    await add({ status: 'pending', attempts: 2 }),
  ];
  const others = [await add({ status: 'held', limit: 'known' }), await add({ status: 'pending' })];
  const { path } = listUnsentMailEndpoint;
  type List = { total: number; rows: { id: string }[] };
  const { total, rows } = await read<List>(`${path}?status=stuck`);
  expect(total).toBe((await overview()).waiting.unsentMail);
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(counted));
  for (const id of others) expect(ids).not.toContain(id);
  const held = await read<List>(`${path}?status=stuck,held`);
  expect(held.total).toBe(total + 1);
});

test('an email that is held is counted, as the list of unsent ones has it', async () => {
  await flush();
  const before = (await overview()).waiting.unsentMail;
  const [mail] = (await outbox().where('status', '==', 'sent').limit(1).get()).docs;
  await mail?.ref.update({ status: 'held' });
  expect((await overview()).waiting.unsentMail).toBe(before + 1);
});

test('money stands in the month and kind it came in by, registrations in the month they came', async () => {
  const before = await read<Charts>(readChartsEndpoint.path);
  await storeSponsorship({ totalCents: 12_345 }).then(({ id }) => pay('sponsorship', id, today));
  await storeRegistration(2);
  // A family that gave up; with the last bill it is canceled, too, and nothing else is noted.
  const { registration } = await storeRegistration(1);
  await registrations().doc(registration.id).update({ 'payment.status': 'cancelled' });
  const after = await read<Charts>(readChartsEndpoint.path);

  expect(after.money.map(({ month }) => month)).toHaveLength(12);
  const [then, now] = [before.money.at(-1), after.money.at(-1)];
  expect(now?.month).toBe(today.slice(0, 7));
  const sponsorship = (then?.byKind.sponsorship ?? 0) + 12_345;
  expect(now?.byKind).toEqual({ ...then?.byKind, sponsorship });
  expect(after.money.slice(0, -1)).toEqual(before.money.slice(0, -1));
  expect(after.registrations.at(-1)?.count).toBe((before.registrations.at(-1)?.count ?? 0) + 1);
});
