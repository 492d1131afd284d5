import { expect, test } from 'vitest';
import { type Charts, readChartsEndpoint } from '#contracts/overview/dashboard.ts';
import { type MonthReport, readMonthEndpoint } from '#contracts/payments/month.ts';
import { monthAt } from '#domain/payments/period.ts';
import { readSettings } from '#server/gateways/content.ts';
import { ledger, ledgerSums, ledgerSumsChecks } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { checkLedgerSums } from '#server/use-cases/nightly/check-ledger-sums.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { checkSumsNow, lackingSums } from '#tests/helpers/ledger-sums.ts';
import { ask, pay } from '#tests/helpers/office.ts';
import { openPayment, storeBill, storeDonation } from '#tests/helpers/payables.ts';
import { control, look } from '#tests/helpers/payouts.ts';
import { deliverAll, listEvents, settleEvents } from '#tests/helpers/stripe-events.ts';

/* The sums of the ledger by month, kept with it: whatever happens, they are what the ledger says. */

const now = new Date();
const month = monthAt(now, 'America/New_York');
const readMonth = async () => (await ask(readMonthEndpoint.path, { month })).body as MonthReport;
const readCharts = async () => (await ask(readChartsEndpoint.path)).body as Charts;

test('before the first night figures are the ledger’s, and the night changes none', async () => {
  expect((await ledgerSumsChecks().get()).size).toBe(0);
  const before = [await readMonth(), await readCharts()];
  const { failed, left } = await checkSumsNow();
  expect([failed, left]).toEqual([[], 0]);
  expect(await lackingSums()).toEqual({});
  expect([await readMonth(), await readCharts()]).toEqual(before);
});

test('they follow payments, refunds, disputes, fees and events that come again', async () => {
  const gift = async () => {
    const donation = await storeDonation({ totalCents: 5003 });
    await control.pay(await openPayment('donation', donation), 'succeeds');
    await settleEvents();
    const [entry] = (await ledger().where('recordId', '==', donation.id).get()).docs;
    return entry?.id ?? '';
  };
  const [refunded, lost] = [await gift(), await gift()];
  await stripe().refunds.create({ payment_intent: refunded, amount: 1200 });
  await control.disputeCharge(lost);
  await control.closeDispute(lost, 'lost');
  await settleEvents();
  const bill = await storeBill({ amountCents: 9000 });
  await pay('bill', bill.id);
  await look();
  expect(await lackingSums()).toEqual({});
  const before = await readMonth();
  expect(before.sums.refund).toBeLessThanOrEqual(-1200);
  expect(before.sums.dispute).toBeLessThanOrEqual(-5003);
  await deliverAll((await listEvents()).filter(({ type }) => type.startsWith('ch')));
  await look();
  expect(await lackingSums()).toEqual({});
  expect(await readMonth()).toEqual(before);
});

test('many payments at once are all counted, and none waits for another', async () => {
  const bills = await Promise.all(Array.from({ length: 30 }, () => storeBill()));
  await Promise.all(bills.map(({ id }) => pay('bill', id)));
  expect(await lackingSums()).toEqual({});
});

test('charts and the month read sums, however long the ledger is', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    handEntry({ id: `hand-many-${index}`, paidAt: now.toISOString() }),
  );
  await Promise.all(many.map((entry) => ledger().doc(entry.id).set(entry)));
  await checkSumsNow();
  expect(await countReads(readCharts)).toBeLessThanOrEqual(150);
  const { unreadable } = await readMonth();
  expect(unreadable).toBe(0);
});

test('what somebody else has changed is put right at night, and said', async () => {
  await checkSumsNow();
  const stray = handEntry({ id: 'hand-stray', amountCents: 12_345, paidAt: now.toISOString() });
  await ledger().doc(stray.id).set(stray);
  expect(await lackingSums()).toEqual({ [month]: { bill__check__received: 12_345 } });
  allowConsole(/put right/);
  const { jobs } = await runNightly(now);
  const report = jobs.find(({ job }) => job === 'checkLedgerSums');
  expect(report).toMatchObject({ done: 1, left: 0 });
  expect(report?.error).toContain('put right by $123.45');
  expect(await lackingSums()).toEqual({});
});

test('two checks at once put right once; what is booked meanwhile is kept', async () => {
  const stray = handEntry({ id: 'hand-stray-2', amountCents: 777, paidAt: now.toISOString() });
  await ledger().doc(stray.id).set(stray);
  const bills = await Promise.all(Array.from({ length: 6 }, () => storeBill()));
  await Promise.all([
    checkSumsNow(),
    ...bills.map(({ id }) => pay('bill', id)),
    checkSumsNow(),
    checkSumsNow(),
  ]);
  expect(await lackingSums()).toEqual({});
});

test('a part that cannot be read: the ledger is asked, and the night makes it anew', async () => {
  const before = await readMonth();
  const [part] = (await ledgerSums().where('month', '==', month).get()).docs;
  await part?.ref.withConverter(null).update({ cells: { bill__check__received: 'a lot' } });
  allowConsole(/ledgerSums/);
  expect(await readMonth()).toEqual({ ...before, unreadable: expect.any(Number) });
  await checkSumsNow();
  expect(await lackingSums()).toEqual({});
  expect(await readMonth()).toEqual({ ...before, unreadable: expect.any(Number) });
});

test('a program that moves to another time zone: the ledger is asked until the night', async () => {
  const settings = { ...(await readSettings()), timeZone: 'Pacific/Auckland' };
  const context = { settings, now, hasTime: () => true, resumeAt: {} };
  const before = await readMonth();
  expect((await checkLedgerSums(context)).failed).toEqual([]);
  expect(await readMonth()).toEqual(before);
  await checkSumsNow();
  expect(await lackingSums()).toEqual({});
});

test('without time the next run goes on where this one stopped', async () => {
  const stopped = await checkSumsNow(now, () => false);
  expect(stopped.left).toBe(7);
  const settings = await readSettings();
  const oneYear = { [String(now.getFullYear())]: null };
  const context = { settings, now, hasTime: () => true, resumeAt: oneYear };
  expect(await checkLedgerSums(context)).toMatchObject({ left: 0, resumeAt: {} });
});
