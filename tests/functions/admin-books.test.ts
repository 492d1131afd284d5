import { expect, test } from 'vitest';
import { listMovementsEndpoint, type MovementPage } from '#contracts/payments/movements.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { netOf } from '#domain/payments/movements.ts';
import { monthAt } from '#domain/payments/period.ts';
import { auditLog, ledger } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { reversePayment } from '#server/use-cases/payments/reverse-payment.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { daysAgo, ZONE } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { ask, HOSTILE, pay, refused } from '#tests/helpers/office.ts';
import {
  entriesOf,
  openPayment,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* The Payments tab: what it lists and adds up is the ledger, whatever is asked of it. */

const { path } = listMovementsEndpoint;
const now = new Date();
const today = daysAgo(0);
const thisMonth = monthAt(now, ZONE);
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

async function list(query: Record<string, string> = {}, at = path): Promise<MovementPage> {
  const { status, body } = await ask(at, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as MovementPage;
}

const all = async () => (await ledger().get()).docs.map((doc) => doc.data());
const net = (entries: readonly LedgerEntry[]) =>
  entries
    .filter(({ paidAt }) => paidAt !== null)
    .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);

/** Of all years in which this test and the demo have money. */
async function netOfYears(filter: Record<string, string>): Promise<number> {
  const year = now.getUTCFullYear();
  const years = [year - 1, year, year + 1];
  const pages = await Promise.all(years.map((one) => list({ ...filter, period: String(one) })));
  return pages.reduce((sum, { sums }) => sum + netOf(sums), 0);
}

async function payByCard(...[kind, record]: Parameters<typeof openPayment>) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  return (await entriesOf(record.id))[0]?.stripePaymentIntentId ?? '';
}

test('of a month that saw everything, each filter comes to what the ledger says', async () => {
  // The demo's own.
  const { sums: before } = await list();
  const refunded = await payByCard('donation', await storeDonation({ totalCents: 6500 }));
  for (const amount of [2000, 4500]) {
    await stripe().refunds.create({ payment_intent: refunded, amount });
    await settleEvents();
  }
  const lost = await payByCard('sponsorship', await storeSponsorship({ totalCents: 40_000 }));
  await control.disputeCharge(lost);
  await control.closeDispute(lost, 'lost');
  await payByCard('registration', (await storeRegistration(2)).registration);
  const bounced = await pay('bill', (await storeBill()).id, today);
  await reversePayment({ entryId: bounced.id, reason: 'It bounced', date: today }, new Date());
  await pay('bill', (await storeBill()).id, today);
  await settleEvents();

  const page = await list();
  expect(page.period).toBe(thisMonth);
  expect(page.rows.filter(({ what }) => what === 'refund').map(({ cents }) => cents)).toEqual(
    expect.arrayContaining([-2000, -4500]),
  );
  const wentBack = {
    refund: before.refund - 6500,
    dispute: before.dispute - 40_000,
    reversal: before.reversal - 15_000,
  };
  expect(page.sums).toMatchObject(wentBack);
  const entries = await all();
  expect(await netOfYears({})).toBe(net(entries));
  for (const kind of PAYABLE_KINDS) {
    const own = entries.filter((entry) => entry.kind === kind);
    expect(await netOfYears({ kind }), kind).toBe(net(own));
  }
  for (const method of ['card', 'check']) {
    const own = entries.filter((entry) => entry.method === method);
    expect(await netOfYears({ method }), method).toBe(net(own));
  }
  const { sums } = await list({ what: 'refund,dispute' });
  expect(sums).toEqual({ ...wentBack, received: 0, reversal: 0 });
  // Its export is the same, whole.
  const exported = await list({}, `${path}/export`);
  expect(exported.rows).toHaveLength(page.total);
  expect(exported.rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(netOf(page.sums));
  const logged = await auditLog().where('action', '==', 'table.exported').get();
  expect(logged.docs.map((doc) => doc.data().subject)).toContain('exports/books-movements');
});

test('a refund is of the month in which it was given, not of the one in which the money came', async () => {
  const entry = handEntry({
    id: 'pi_refunded_later',
    method: 'card',
    name: 'Quentin Later',
    status: 'refunded',
    amountCents: 6500,
    refundedCents: 6500,
    paidAt: '2025-03-31T23:30:00.000Z',
    refunds: [
      { id: 're_1', cents: 2000, at: '2025-04-01T03:59:59.000Z' },
      { id: 're_2', cents: 4500, at: '2025-04-01T04:00:00.000Z' },
    ],
  });
  await ledger().doc(entry.id).set(entry);
  // Stored before the days of refunds were noted.
  const { refunds: _, ...undated } = entry;
  const old = { ...undated, id: 'pi_undated', updatedAt: '2025-06-15T12:00:00.000Z' };
  await ledger().doc(old.id).set(old);

  expect((await list({ period: '2025-03' })).sums).toMatchObject({
    received: 13_000,
    refund: -2000,
  });
  expect((await list({ period: '2025-04' })).sums).toMatchObject({ received: 0, refund: -4500 });
  expect((await list({ period: '2025-06' })).rows).toMatchObject([
    { cents: -6500, what: 'refund' },
  ]);
  const year = await list({ period: '2025' });
  expect(netOf(year.sums)).toBe(0);
  expect(year.rows).toHaveLength(5);
  expect((await list({ period: '2024' })).rows).toEqual([]);
});

test('all years are searched: by name, email, number and reference', async () => {
  expect(await list({ period: 'all' })).toMatchObject({ rows: [], total: 0, more: false });
  const entry = handEntry({
    id: 'hand-found',
    label: 'Bill ZZ9P-7QRS',
    name: `Zoë ${HOSTILE}`,
    email: 'zoe.finder@example.org',
    reference: '90817',
    paidAt: '2019-02-02T17:00:00Z',
  });
  await ledger().doc(entry.id).set(entry);
  for (const search of ['zoe', 'finder', 'ZZ9P-7QRS', '90817', 'zoe 908']) {
    const { rows, sums } = await list({ period: 'all', search });
    expect(rows, search).toMatchObject([{ id: entry.id, name: entry.name, cents: 5000 }]);
    expect(netOf(sums)).toBe(5000);
  }
  expect((await list({ period: 'all', search: 'zoe nobody' })).rows).toEqual([]);
  expect((await list({ search: 'finder' })).rows).toEqual([]);
});

test('pages hold each row once, in every order', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    handEntry({
      id: `hand-page-${index}`,
      name: index % 2 ? 'Odd' : 'Even',
      amountCents: 100 * (index % 3),
      paidAt: '2023-05-05T16:00:00Z',
    }),
  );
  await Promise.all(many.map((entry) => ledger().doc(entry.id).set(entry)));
  for (const sort of ['at', 'payer', 'amount']) {
    const ids = new Set<string>();
    for (const page of ['1', '2', '3']) {
      const answer = await list({ period: '2023-05', sort, page });
      expect(answer.total).toBe(60);
      for (const { id } of answer.rows) ids.add(id);
    }
    expect(ids.size, sort).toBe(60);
  }
});

test.each(['2026-13', 'yesterday', '../2026', '99', '2026-11-01'])(
  'the period “%s” is refused',
  async (period) => {
    expect(await ask(path, { period })).toMatchObject(refused);
  },
);

test('a filter that there is not, and a page beyond the last', async () => {
  expect((await ask(path, { method: 'gold' })).status).toBe(422);
  expect((await ask(path, { pageSize: '9999' })).status).toBe(422);
  expect((await list({ page: '999' })).rows).toEqual([]);
});

test('an entry that cannot be read is counted, not passed over in silence', async () => {
  allowConsole(/hand-broken/);
  await ledger().firestore.doc('payments/hand-broken').set({
    kind: 'bill',
    paidAt: '2022-02-02T12:00:00Z',
    amountCents: 'a lot',
    refundedCents: 0,
  });
  await list({ period: '2022-02' });
  expect((await list({ period: '2022-02' })).unreadable).toBe(1);
});
