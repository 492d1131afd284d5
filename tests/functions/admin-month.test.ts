import { expect, test } from 'vitest';
import { readBillTotalsEndpoint } from '#contracts/billing/dashboard.ts';
import { type MonthReport, readMonthEndpoint } from '#contracts/payments/month.ts';
import type { Adjustment } from '#domain/billing/adjustment.ts';
import { formatCents } from '#domain/money/money.ts';
import { PAYABLE_KINDS } from '#domain/payments/choices.ts';
import { netAfterFees } from '#domain/payments/month-of-books.ts';
import { movementsOf, netOf } from '#domain/payments/movements.ts';
import { isWithin, monthAt, rangeOf } from '#domain/payments/period.ts';
import { writeMonthPage } from '#pdf/month-page.ts';
import { ledger, playerBills, sponsorBills } from '#server/gateways/records.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { ask, pay, refused } from '#tests/helpers/office.ts';
import {
  openPayment,
  storeBill,
  storeDonation,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { equation, look, paidGift, payOut } from '#tests/helpers/payouts.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { storeFeeLine, storePayout } from '#tests/helpers/store-payout.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverEvent, settleEvents } from '#tests/helpers/stripe-events.ts';

/* The month's close: every number of it is the ledger's, and the page for the board says the same. */

const now = new Date();
const thisMonth = monthAt(now, ZONE);
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

async function read(month = ''): Promise<MonthReport> {
  const { status, body } = await ask(readMonthEndpoint.path, { month });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as MonthReport;
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('is to the cent what the ledger says of the month, kind for kind', async () => {
  const gift = await storeDonation({ totalCents: 5003 });
  await control.pay(await openPayment('donation', gift), 'succeeds');
  await settleEvents();
  await pay('sponsorship', (await storeSponsorship({ totalCents: 50_001 })).id);
  const report = await read();
  expect(report.month).toBe(thisMonth);
  const range = rangeOf(thisMonth, ZONE);
  const entries = (await ledger().get()).docs.map((doc) => doc.data());
  const movements = movementsOf(entries).filter(({ at }) => isWithin(at, range));
  for (const { kind, sums, netCents } of report.kinds) {
    const own = movements.filter(({ entry }) => entry.kind === kind);
    expect(netCents, kind).toBe(sum(own.map(({ cents }) => cents)));
    expect(netOf(sums), kind).toBe(netCents);
  }
  expect(report.kinds.map(({ kind }) => kind)).toEqual([...PAYABLE_KINDS]);
  expect(report.netCents).toBe(sum(movements.map(({ cents }) => cents)));
  const fees = movements.flatMap(({ what, entry }) =>
    what === 'refund' ? [] : (entry.feeCents ?? []),
  );
  expect(report.feeCents).toBe(sum(fees));
  expect(report.feeCents).toBeGreaterThan(0);
});

test('what Stripe takes from the balance on its own, as for subscriptions, is a fee of the month', async () => {
  await paidGift();
  await look();
  const before = await read();
  expect(before.ownFeeCents).toBe(0);
  await storeFeeLine(-210, now);
  await storeFeeLine(-33, new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 15)));
  const report = await read();
  expect(report.ownFeeCents).toBe(210);
  expect(report.feeCents).toBe(before.feeCents);
  expect(netAfterFees(report)).toBe(netAfterFees(before) - 210);
  const { feeCents } = (await equation(thisMonth)).equation;
  expect(report.feeCents + report.ownFeeCents).toBe(feeCents);
  const { text } = await readPdfText(await writeMonthPage(report, now));
  for (const words of ['Other Stripe fees', '-$2.10', formatCents(netAfterFees(report))]) {
    expect(text).toContain(words);
  }
});

test('what is owed is what the cards of the bills say, sorted by age', async () => {
  const bill = await storeBill();
  await playerBills().doc(bill.id).update({ dueDate: '2020-01-01' });
  const { outstanding } = await read();
  const { body } = await ask(readBillTotalsEndpoint.path);
  const { pendingCents, overdueCents } = body as { pendingCents: number; overdueCents: number };
  const owed = sum(Object.values(outstanding.families));
  // Families owe for orders, too.
  expect(owed).toBeGreaterThanOrEqual(pendingCents + overdueCents);
  expect(outstanding.families['over-90']).toBeGreaterThanOrEqual(bill.amountCents);
  const open = (await sponsorBills().get()).docs
    .map((doc) => doc.data())
    .filter(({ paymentStatus }) => paymentStatus === 'pending' || paymentStatus === 'overdue');
  expect(sum(Object.values(outstanding.sponsors))).toBe(
    sum(open.map(({ amountCents, receivedCents = 0 }) => amountCents - receivedCents)),
  );
});

test('of a sponsor’s installments those that are late are told as late', async () => {
  const { outstanding: before } = await read();
  const createdAt = new Date(Date.now() - 130 * 86_400_000);
  const quarterly = { frequency: 'quarterly', paymentMethod: 'check', createdAt } as const;
  await storeSponsorship({ totalCents: 40_000, ...quarterly });
  const { outstanding: after } = await read();
  const more = (age: keyof typeof after.sponsors) => after.sponsors[age] - before.sponsors[age];
  expect(more('over-90')).toBe(10_000);
  expect(more('not-due')).toBe(20_000);
});

test('reductions count in the month in which they were decided', async () => {
  const bill = await storeBill();
  const given = (kind: Adjustment['kind'], cents: number, at: string): Adjustment => ({
    id: crypto.randomUUID(),
    kind,
    cents,
    at,
    reason: 'Because',
    code: null,
    by: null,
  });
  const { adjustments: before } = await read('2025-08');
  await playerBills()
    .doc(bill.id)
    .set({
      ...bill,
      adjustments: [
        given('scholarship', 4000, '2025-08-09T12:00:00Z'),
        given('discount', 700, '2025-08-31T23:00:00Z'),
        given('discount', 300, '2025-09-02T12:00:00Z'),
      ],
      updatedAt: now.toISOString(),
    });
  // Nobody was asked for the rest of a bill that was canceled.
  const cancelled = await storeBill();
  await playerBills()
    .doc(cancelled.id)
    .set({
      ...cancelled,
      paymentStatus: 'cancelled',
      adjustments: [given('discount', 900, '2025-08-10T12:00:00Z')],
      updatedAt: now.toISOString(),
    });
  const { adjustments } = await read('2025-08');
  const costs = (all: MonthReport['adjustments'], kind: string) =>
    all.find((one) => one.kind === kind)?.cents ?? 0;
  expect(costs(adjustments, 'scholarship') - costs(before, 'scholarship')).toBe(4000);
  expect(costs(adjustments, 'discount') - costs(before, 'discount')).toBe(700);
});

test('payouts count in the month in which Stripe sent them, matched, open and sent back apart', async () => {
  const at = (createdAt: string) => ({ createdAt });
  // Midnight of New York.
  await storePayout({ amountCents: 1, ...at('2022-04-01T03:59:59.999Z') });
  await storePayout({ amountCents: 20_000, bank: 'matched', ...at('2022-04-01T04:00:00.000Z') });
  await storePayout({ amountCents: 3_000, bank: 'matched', ...at('2022-04-30T12:00:00.000Z') });
  await storePayout({ amountCents: 400, status: 'in_transit', ...at('2022-05-01T03:59:59.999Z') });
  await storePayout({ amountCents: 50, status: 'failed', ...at('2022-04-20T12:00:00.000Z') });
  await storePayout({ amountCents: 6, ...at('2022-05-01T04:00:00.000Z') });
  const report = await read('2022-04');
  expect(report.payouts).toEqual({
    matched: { count: 2, cents: 23_000 },
    open: { count: 1, cents: 400 },
    returned: { count: 1, cents: 50 },
  });
  const { pages, text } = await readPdfText(await writeMonthPage(report, now));
  expect(pages).toBe(1);
  for (const words of ['Payouts to the bank', '$230.00', '$4.00', '$234.00', '$0.50']) {
    expect(text).toContain(words);
  }
});

test('what Stripe sent to the bank is what the equation says was paid out', async () => {
  await paidGift();
  const { events } = await payOut();
  for (const event of events) await deliverEvent(event);
  const { matched, open } = (await read()).payouts;
  expect(open.count).toBeGreaterThan(0);
  expect(matched.cents + open.cents).toBe((await equation(thisMonth)).equation.paidOutCents);
});

test('the page for the board is one page and says the same numbers', async () => {
  const paidAt = '2021-06-10T16:00:00Z';
  for (const kind of PAYABLE_KINDS) {
    const id = `hand-board-${kind}`;
    await ledger()
      .doc(id)
      .set(handEntry({ id, kind, amountCents: 123_456_789, paidAt }));
  }
  const report = await read('2021-06');
  expect(report.netCents).toBe(5 * 123_456_789);
  const bytes = await writeMonthPage(report, now);
  const { pages, text } = await readPdfText(bytes);
  expect(pages).toBe(1);
  expect(text).toContain('June 2021');
  for (const cents of [report.netCents, 123_456_789, netAfterFees(report)]) {
    expect(text).toContain(formatCents(cents));
  }
  const owed = [...Object.values(report.outstanding.families)].map((cents) => formatCents(cents));
  for (const amount of owed) expect(text).toContain(amount);
});

test.each(['2026', 'all', '2026-13', 'June'])('“%s” is no month', async (month) => {
  expect(await ask(readMonthEndpoint.path, { month })).toMatchObject(refused);
});
