import { expect, test } from 'vitest';
import {
  type BillTotals,
  readBillTotalsEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { readSponsorTotalsEndpoint, type SponsorTotals } from '#contracts/sponsorship/dashboard.ts';
import { dayOf } from '#domain/calendar/day.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import adminPayments from '#functions/admin-payments.ts';
import createOrder from '#functions/create-order-payment.ts';
import { orders, playerBills, sponsorBills } from '#server/gateways/records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, office } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* What is still owed on bills, when money comes in parts and bills are changed. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();

const byPlayers = async () =>
  (await ask(readBillTotalsEndpoint.path)).body as unknown as BillTotals;
const bySponsors = async () =>
  (await ask(readSponsorTotalsEndpoint.path)).body as unknown as SponsorTotals;

const note = (kind: PayableKind, recordId: string, amountCents: number) => {
  const money = { method: 'check', reference: '1042', date: '2026-11-20', amountCents } as const;
  return markPaid(
    { kind, recordId, ...money, idempotencyKey: crypto.randomUUID() },
    new Date('2026-11-21T12:00:00Z'),
  );
};
const statusesOf = async (registrationId: string) =>
  (await billsOf(registrationId)).map(({ paymentStatus }) => paymentStatus).sort();

/** A registration to be paid by check, whose bills were due long ago. */
async function promised(players: number) {
  const stored = await storeRegistration(players, { paymentMethod: 'check' });
  const { id: playerId } = await addPlayer();
  for (const { id } of stored.bills) {
    await playerBills().doc(id).update({ dueDate: '2026-01-05', playerId });
  }
  return stored;
}

async function setStatus(id: string, paymentStatus: 'cancelled' | 'pending') {
  const { updatedAt, ...bill } = (await playerBills().doc(id).get()).data() ?? {};
  const body = { id, seen: updatedAt, bill: { ...bill, paymentStatus } };
  const response = await invoke(
    adminPayments,
    sentBy(office, postJson(updateBillEndpoint.path, body)),
  );
  expect(response.status, await response.clone().text()).toBe(200);
}

test('a part of overdue bills is taken off what is overdue, and off nothing else', async () => {
  await storeBill({ amountCents: 70_000 });
  const before = await byPlayers();
  const { registration } = await promised(2);
  await note('registration', registration.id, 10_000);
  await runNightly(new Date());
  expect(await statusesOf(registration.id)).toEqual(['overdue', 'overdue']);
  const after = await byPlayers();
  expect(after.pendingCents - before.pendingCents).toBe(0);
  expect(after.overdueCents - before.overdueCents).toBe(20_000);
  expect(after.paidCents - before.paidCents).toBe(10_000);
});

test('a part of a sponsor’s bill that is canceled is taken off no other bill', async () => {
  await storeSponsorship({ totalCents: 90_000 });
  const before = await bySponsors();
  const { id } = await storeSponsorship({ totalCents: 40_000, paymentMethod: 'check' });
  await note('sponsorship', id, 10_000);
  expect((await bySponsors()).pendingCents - before.pendingCents).toBe(30_000);
  await sponsorBills().doc(id).update({ paymentStatus: 'cancelled' });
  expect((await bySponsors()).pendingCents - before.pendingCents).toBe(0);
});

test('a yearly sponsorship is paid by the whole of a year, not by a part of it', async () => {
  const { id } = await storeSponsorship({
    totalCents: 20_000,
    frequency: 'annual',
    paymentMethod: 'check',
    createdAt: new Date('2026-11-02T12:00:00Z'),
  });
  const before = await bySponsors();
  await note('sponsorship', id, 100);
  const status = async () => (await sponsorBills().doc(id).get()).data()?.paymentStatus;
  expect(await status()).toBe('pending');
  expect((await bySponsors()).pendingCents - before.pendingCents).toBe(-100);
  await note('sponsorship', id, 19_900);
  expect(await status()).toBe('paid');
  expect((await bySponsors()).pendingCents - before.pendingCents).toBe(-20_000);
});

test('what is left of a registration is paid when the rest of its bills is canceled, and owed when one is reopened', async () => {
  const { registration, bills } = await promised(2);
  const before = await byPlayers();
  await note('registration', registration.id, 15_000);
  await setStatus(bills[1]?.id ?? '', 'cancelled');
  expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'paid' });
  expect(await statusesOf(registration.id)).toEqual(['cancelled', 'paid']);
  const settled = await byPlayers();
  expect(settled.pendingCents + settled.overdueCents).toBe(
    before.pendingCents + before.overdueCents - 30_000,
  );
  await setStatus(bills[1]?.id ?? '', 'pending');
  expect(await paymentOf('registration', registration.id)).toMatchObject({ status: 'pending' });
  const reopened = await byPlayers();
  expect(reopened.pendingCents + reopened.overdueCents).toBe(
    before.pendingCents + before.overdueCents - 15_000,
  );
});

test('a registration that is paid by its bills and by hand stays paid when its old page is heard of', async () => {
  const { registration, bills } = await storeRegistration(2);
  await openPayment('registration', registration);
  await setStatusQuietly(bills[0]?.id ?? '');
  await note('registration', registration.id, 15_000);
  expect((await paymentOf('registration', registration.id)).status).toBe('paid');
  // Among them that its page was closed.
  await settleEvents();
  expect((await paymentOf('registration', registration.id)).status).toBe('paid');
});

/** Canceled by the office before anything was paid. */
async function setStatusQuietly(id: string) {
  const { id: playerId } = await addPlayer();
  await playerBills().doc(id).update({ playerId });
  await setStatus(id, 'cancelled');
}

test('a bill is paid on the day on which its payer paid, however late we hear of it', async () => {
  const { registration } = await storeRegistration(1);
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await control.advance(40);
  await settleEvents();
  const [entry] = await entriesOf(registration.id);
  const [bill] = await billsOf(registration.id);
  const paidDate = dayOf(new Date(entry?.paidAt ?? ''), ZONE);
  expect(bill).toMatchObject({ paymentStatus: 'paid', paidDate });
});

test('the office is told once of each part of an order, and with the last that it is paid', async () => {
  const request = orderRequest({ customer: { paymentMethod: 'check' } });
  await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
  const id = request.idempotencyKey;
  const { totalCents } = (await orders().doc(id).get()).data()?.payment ?? { totalCents: 0 };
  await note('order', id, 1_000);
  await note('order', id, totalCents - 1_000);
  const told = (await mailsAbout(`orders/${id}`)).filter(({ id: occasion }) =>
    occasion.startsWith(`order-${id}-paid-`),
  );
  const entries = await entriesOf(id);
  expect(told.map((mail) => mail.id).sort()).toEqual(
    entries
      .flatMap((entry) => [`order-${id}-paid-${entry.id}`, `order-${id}-paid-${entry.id}-office`])
      .sort(),
  );
  expect(told.filter(({ subject }) => subject.endsWith(': paid'))).toHaveLength(1);
});
