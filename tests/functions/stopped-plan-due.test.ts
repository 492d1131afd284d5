import { addDays } from 'date-fns';
import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { type FamilyAccount, readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { previewRemindersEndpoint, type ReminderPreview } from '#contracts/families/mails.ts';
import { type MonthReport, readMonthEndpoint } from '#contracts/payments/month.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { playerBills, sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { readLinked } from '#server/use-cases/billing/open-payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { ask, office, send } from '#tests/helpers/office.ts';
import {
  billsOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { forgetPlans, settleEvents } from '#tests/helpers/stripe-events.ts';

/* What is left of a plan that stopped is due on the day it stops, wherever it is told. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const now = new Date();
const today = daysAgo(0);
const newEmail = () => `stopped-${crypto.randomUUID()}@example.com`;
const linksIn = (text = '') =>
  [...text.matchAll(/\/pay\?link=(\S+)/g)].map(([, code = '']) => code);

/** As the form makes it: its bills are due with the last installment. */
async function quarterly(players: number, email: string) {
  await forgetPlans();
  const stored = await storeRegistration(players, { email, frequency: 'quarterly' });
  const dueDate = stored.registration.payment.plan?.lastOn ?? null;
  for (const { id } of stored.bills) await playerBills().doc(id).update({ dueDate });
  return { ...stored, lastOn: dueDate };
}

async function previewed(email: string) {
  const { body } = await send(previewRemindersEndpoint.path, { emails: [email] });
  return (body as { reminders: ReminderPreview[] }).reminders;
}

async function stop(kind: 'registration' | 'sponsorship', id: string) {
  const { stripeSubscriptionId } = await paymentOf(kind, id);
  await stripe().subscriptions.cancel(stripeSubscriptionId ?? '');
  await settleEvents();
}

/** As the office saves the form of a bill. */
async function edit(bill: PlayerBill | undefined, change: Partial<PlayerBill>) {
  const { id, updatedAt: seen, payer: _, ...form } = bill ?? { id: '' };
  const body = { id, seen, bill: { ...form, ...change } };
  expect((await sendAs(office, updateBillEndpoint.path, body)).status).toBe(200);
}

test('in Families, in the office’s reminder, and in one of the night with a link', async () => {
  const email = newEmail();
  const { registration } = await quarterly(2, email);
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  await stop('registration', registration.id);
  expect(
    (await billsOf(registration.id)).map((bill) => [bill.paymentStatus, bill.dueDate]),
  ).toEqual([
    ['overdue', today],
    ['overdue', today],
  ]);
  const { statement } = (await ask(readFamilyEndpoint.path, { email })).body as FamilyAccount;
  expect(statement.due).toEqual({ cents: 22_500, since: today });
  const [shown] = await previewed(email);
  expect(shown).toMatchObject({ dueCents: 22_500, blocked: null });

  const mails = async () =>
    (await mailsAbout(`registrations/${registration.id}`)).filter(({ id }) =>
      id.includes('pledge-reminder'),
    );
  await runNightly(addDays(now, 13));
  expect(await mails()).toEqual([]);
  await runNightly(addDays(now, 15));
  await runNightly(addDays(now, 60));
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const [code = ''] = linksIn(mail?.text);
  expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 22_500 });
});

test.each(['before', 'after'] as const)(
  'more time, given %s it stopped, holds until it is over, and then an email says so',
  async (when) => {
    const { registration } = await quarterly(1, newEmail());
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
    if (when === 'after') await stop('registration', registration.id);
    const path = `registrations/${registration.id}`;
    const overdue = async () =>
      (await mailsAbout(path)).filter(({ id }) => /-overdue-/.test(id)).length;
    const stored = async () => {
      const [bill] = await billsOf(registration.id);
      return [bill?.paymentStatus, bill?.dueDate];
    };
    const dueDate = daysAgo(-5);
    const [bill] = await billsOf(registration.id);
    await edit(bill, { dueDate });
    if (when === 'before') await stop('registration', registration.id);
    expect(await stored()).toEqual(['pending', dueDate]);
    await runNightly(addDays(now, 4));
    expect([await stored(), await overdue()]).toEqual([['pending', dueDate], 0]);
    await runNightly(addDays(now, 7));
    expect([await stored(), await overdue()]).toEqual([['overdue', dueDate], 1]);
  },
);

test('of a bill that another guardian pays, an email of its own asks for it', async () => {
  const { registration, bills } = await quarterly(2, newEmail());
  const theirs = bills[1]?.id ?? '';
  const leo = newEmail();
  await playerBills().doc(theirs).update({ 'payer.email': leo });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  await stop('registration', registration.id);
  const stored = async () => {
    const bill = (await billsOf(registration.id)).find(({ id }) => id === theirs);
    return [bill?.paymentStatus, bill?.dueDate];
  };
  expect(await stored()).toEqual(['pending', today]);
  await runNightly(addDays(now, 1));
  expect(await stored()).toEqual(['overdue', today]);
  const [mail, ...others] = (await mailsAbout(`playerBills/${theirs}`)).filter(
    ({ to }) => to === leo,
  );
  expect(others).toEqual([]);
  const [code = ''] = linksIn(mail?.text);
  expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 15_000 });
});

test.each([
  ['another guardian pays', newEmail()],
  ['the office has put off', null],
] as const)(
  'a bill that %s does not hold back the reminder of the one that is due',
  async (_, leo) => {
    const email = newEmail();
    const { registration, bills } = await quarterly(2, email);
    const later = bills[1]?.id ?? '';
    if (leo) await playerBills().doc(later).update({ 'payer.email': leo });
    await playerBills()
      .doc(later)
      .update({ dueDate: daysAgo(-90) });
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
    await stop('registration', registration.id);
    await runNightly(addDays(now, 15));
    const mails = await mailsAbout(`registrations/${registration.id}`);
    const asked = mails.filter(({ id }) => id.includes('pledge-reminder'));
    expect(asked.map(({ to }) => to)).toEqual([email]);
    expect(asked[0]?.text).toContain(leo ? '$75.00' : '$112.50');
  },
);

test('also where the page was left, and the office cancels the other bill and opens it again', async () => {
  const email = newEmail();
  const { registration, bills, lastOn } = await quarterly(2, email);
  const [quits = '', stays = ''] = bills.map(({ id }) => id);
  const billAt = async (id: string) =>
    (await billsOf(registration.id)).find((bill) => bill.id === id);
  await edit(await billAt(quits), { paymentStatus: 'cancelled' });
  expect((await billAt(stays))?.dueDate).toBe(today);
  expect((await billAt(quits))?.dueDate).toBe(lastOn);
  const owed = async () => (await previewed(email))[0];
  expect(await owed()).toMatchObject({ dueCents: 15_000, blocked: null });

  await edit(await billAt(quits), { paymentStatus: 'pending' });
  expect((await billAt(quits))?.dueDate).toBe(today);
  expect(await owed()).toMatchObject({ dueCents: 30_000, blocked: null });
  await runNightly(addDays(now, 15));
  const mails = await mailsAbout(`registrations/${registration.id}`);
  const [mail] = mails.filter(({ id }) => id.includes('pledge-reminder'));
  const [code = ''] = linksIn(mail?.text);
  expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 30_000 });
  // A day that the office gives with it stays.
  await edit(await billAt(quits), { paymentStatus: 'cancelled' });
  await edit(await billAt(quits), { paymentStatus: 'pending', dueDate: daysAgo(-9) });
  expect((await billAt(quits))?.dueDate).toBe(daysAgo(-9));
});

test('of a sponsor in the month, and the sponsor is asked for all of it', async () => {
  await forgetPlans();
  const sponsorship = await storeSponsorship({ totalCents: 40_000, frequency: 'quarterly' });
  const { id } = sponsorship;
  const dueDate = sponsorship.payment.plan?.lastOn ?? null;
  await sponsorBills().doc(id).update({ dueDate });
  await control.pay(await openPayment('sponsorship', sponsorship), 'succeeds');
  await settleEvents();
  const owed = async () =>
    ((await ask(readMonthEndpoint.path, { month: '' })).body as MonthReport).outstanding.sponsors;
  const before = await owed();
  await stop('sponsorship', id);
  const after = await owed();
  expect(after['0-30'] - before['0-30']).toBe(30_000);
  await runNightly(addDays(now, 15));
  const [mail] = (await mailsAbout(`sponsorships/${id}`)).filter((one) =>
    one.id.includes('pledge-reminder'),
  );
  const [code = ''] = linksIn(mail?.text);
  expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 30_000 });
});
