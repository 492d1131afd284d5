import { addDays, addYears, format, parseISO, subDays, subYears } from 'date-fns';
import { expect, test } from 'vitest';
import {
  openPaymentLinkEndpoint,
  readPaymentLinkEndpoint,
} from '#contracts/billing/payment-link.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Sponsorship } from '#domain/sponsorship/sponsorship.ts';
import paymentLink from '#functions/payment-link.ts';
import { brokenRecordsNoted } from '#server/core/broken-records.ts';
import { readSettings } from '#server/gateways/content.ts';
import { donations, ledger, sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink as linkTo } from '#server/use-cases/billing/payment-link.ts';
import { deleteOldRecords } from '#server/use-cases/nightly/delete-old-records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { readMonth } from '#server/use-cases/payments/read-month.ts';
import { reversePayment } from '#server/use-cases/payments/reverse-payment.ts';
import { readSponsor } from '#server/use-cases/sponsorship/read-sponsors.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { daysAgo, ZONE } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* What is paid by check and has no end is asked for again when its day comes, as long as it comes. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const YEAR = 250_000;
const plan = { count: null, firstCents: YEAR, eachCents: YEAR, lastOn: null } as const;

/** By check since two years and 20 days, of which `years` were paid. */
async function yearlySponsor(years: number) {
  const firstOn = format(subYears(parseISO(daysAgo(20)), 2), 'yyyy-MM-dd');
  const createdAt = new Date(`${firstOn}T16:00:00Z`);
  const { id } = await storeSponsorship({
    totalCents: YEAR,
    frequency: 'annual',
    paymentMethod: 'check',
    createdAt,
  });
  await sponsorships()
    .doc(id)
    .update({ 'payment.plan': { ...plan, frequency: 'annual', firstOn } });
  if (years > 0) await note('sponsorship', id, years * YEAR, addDays(createdAt, years * 365 - 30));
  return id;
}
const note = (kind: PayableKind, recordId: string, amountCents: number, on = new Date()) =>
  markPaid(
    {
      kind,
      recordId,
      amountCents,
      method: 'check',
      reference: '7',
      date: dayOf(on, ZONE),
      idempotencyKey: crypto.randomUUID(),
    },
    on,
  );
const billOf = async (id: string) => (await sponsorBills().doc(id).get()).data();
const remindersOf = async (path: string) =>
  (await mailsAbout(path)).filter(({ id }) => id.includes('pledge-reminder'));
const linkIn = (text = '') => /\/pay\?link=(\S+)$/m.exec(text)?.[1] ?? '';
async function said(link: string) {
  const query = new URLSearchParams({ link });
  const answer = await invoke(paymentLink, get(`${readPaymentLinkEndpoint.path}?${query}`));
  return readPaymentLinkEndpoint.response.parse(await answer.json());
}

async function openPage(link: string): Promise<string> {
  const body = { idempotencyKey: crypto.randomUUID(), link };
  const opened = await invoke(paymentLink, postJson(openPaymentLinkEndpoint.path, body));
  const { checkout } = openPaymentLinkEndpoint.response.parse(await opened.json());
  return checkout?.sessionId ?? '';
}
const openByLink = ({ id, payer }: Sponsorship) => {
  const subject = { kind: 'sponsorship', recordId: id } as const;
  return openPage(linkIn(linkTo('', subject, payer.email, new Date())));
};

test('a sponsor who pays by the year owes the third year, in parts, and is paid with the last', async () => {
  const id = await yearlySponsor(2);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
  const owed = async () =>
    (await readMonth(daysAgo(0).slice(0, 7), new Date())).outstanding.sponsors;
  const before = await owed();
  await runNightly(new Date());

  expect(await billOf(id)).toMatchObject({
    paymentStatus: 'pending',
    paidDate: null,
    dueDate: daysAgo(-10),
  });
  const total = (ages: Awaited<ReturnType<typeof owed>>) =>
    Object.values(ages).reduce<number>((sum, one) => sum + Number(one), 0);
  expect(total(await owed()) - total(before)).toBe(YEAR);
  const [reminder, ...others] = await remindersOf(`sponsorships/${id}`);
  expect(others).toEqual([]);
  const link = linkIn(reminder?.text);
  expect(await said(link)).toMatchObject({ what: 'pay', cents: YEAR });

  await note('sponsorship', id, 100_000);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'pending', receivedCents: 100_000 });
  expect(await said(link)).toMatchObject({ what: 'pay', cents: YEAR - 100_000 });
  expect(await readSponsor(id, new Date())).toMatchObject({ payCents: YEAR - 100_000 });

  await control.pay(await openPage(link), 'succeeds');
  await settleEvents();
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid', paidDate: daysAgo(0) });
  expect(await said(link)).toMatchObject({ what: 'paid' });
  await runNightly(new Date());
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
});

test('a year by card that is disputed is not owed besides', async () => {
  const owed = async () => {
    const { outstanding } = await readMonth(daysAgo(0).slice(0, 7), new Date());
    return Object.values(outstanding.sponsors).reduce((sum, cents) => sum + cents, 0);
  };
  const before = await owed();
  const sponsor = await storeSponsorship({ totalCents: YEAR, frequency: 'annual' });
  await control.pay(await openPayment('sponsorship', sponsor), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(sponsor.id);
  await control.disputeCharge(entry?.stripePaymentIntentId ?? '');
  await settleEvents();
  expect((await paymentOf('sponsorship', sponsor.id)).status).toBe('disputed');
  expect(await billOf(sponsor.id)).toMatchObject({ paymentStatus: 'pending', receivedCents: YEAR });
  expect((await owed()) - before).toBe(0);
});

test('a year that does not come is overdue a month after its day', async () => {
  const id = await yearlySponsor(2);
  await runNightly(new Date());
  await runNightly(addDays(new Date(), 11));
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue' });
  // Of one who had stopped long before the site looked, the office alone is told.
  const gone = await yearlySponsor(1);
  await runNightly(new Date());
  expect(await billOf(gone)).toMatchObject({ paymentStatus: 'overdue' });
  expect(await mailsAbout(`sponsorBills/${gone}`)).toEqual([]);
});

test('of one who missed a year, everything asks for one year, and then for the year that has begun', async () => {
  const ages = async () =>
    (await readMonth(daysAgo(0).slice(0, 7), new Date())).outstanding.sponsors;
  const before = await ages();
  const id = await yearlySponsor(1);
  // The night that noted the missed year is long ago.
  const missedOn = format(subYears(parseISO(daysAgo(-10)), 1), 'yyyy-MM-dd');
  await runNightly(new Date());
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue', dueDate: missedOn });
  expect((await ages())['over-90'] - before['over-90']).toBe(YEAR);
  const sponsor = await readSponsor(id, new Date());
  expect(sponsor).toMatchObject({ payCents: YEAR, owed: { dueCents: YEAR, nextCents: YEAR } });
  // A check for both years can be noted.
  expect(sponsor.owed.owedCents).toBe(2 * YEAR);

  await note('sponsorship', id, YEAR);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'pending', dueDate: daysAgo(-10) });
  expect((await ages())['not-due'] - before['not-due']).toBe(YEAR);
  expect((await ages())['over-90'] - before['over-90']).toBe(0);
  expect(await readSponsor(id, new Date())).toMatchObject({ payCents: YEAR });
  const [last] = (await entriesOf(id)).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  const bounced = { entryId: last?.id ?? '', reason: 'It bounced', date: daysAgo(0) };
  await reversePayment(bounced, new Date());
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'overdue', dueDate: missedOn });
});

test('who was given more time for a later year is not asked for it before', async () => {
  const id = await yearlySponsor(2);
  await sponsorBills()
    .doc(id)
    .update({ paymentStatus: 'pending', paidDate: null, dueDate: daysAgo(-60) });
  await runNightly(new Date());
  expect(await remindersOf(`sponsorships/${id}`)).toEqual([]);
});

test('a year that was refunded in full is over: nothing is asked for a year later', async () => {
  const sponsor = await storeSponsorship({
    totalCents: YEAR,
    frequency: 'annual',
    paymentMethod: 'check',
  });
  await control.pay(await openByLink(sponsor), 'succeeds');
  await settleEvents();
  expect(await billOf(sponsor.id)).toMatchObject({ paymentStatus: 'paid' });
  const { stripePaymentIntentId } = await paymentOf('sponsorship', sponsor.id);
  const refund = await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '' });
  await settleEvents();
  expect((await paymentOf('sponsorship', sponsor.id)).status).toBe('refunded');
  expect(await billOf(sponsor.id)).toMatchObject({ paymentStatus: 'cancelled', paidDate: null });
  const told = (await mailsAbout(`sponsorships/${sponsor.id}`)).map(({ id }) => id);
  await runNightly(addDays(addYears(new Date(), 1), 20));
  expect(await billOf(sponsor.id)).toMatchObject({ paymentStatus: 'cancelled' });
  expect(await mailsAbout(`sponsorBills/${sponsor.id}`)).toEqual([]);
  // The night deletes what was sent more than 90 days before; it adds nothing.
  const left = (await mailsAbout(`sponsorships/${sponsor.id}`)).map(({ id }) => id);
  expect(told).toEqual(expect.arrayContaining(left));
  // The bank sends the refund back: the year is paid.
  await control.failRefund(refund.id);
  await settleEvents();
  expect((await paymentOf('sponsorship', sponsor.id)).status).toBe('active');
  expect(await billOf(sponsor.id)).toMatchObject({ paymentStatus: 'paid' });
});

test('what a sponsor owes again can be paid before the night has noted it', async () => {
  const id = await yearlySponsor(2);
  expect(await readSponsor(id, new Date())).toMatchObject({ payCents: YEAR });
});

const clean = async (now: Date) => {
  const settings = await readSettings();
  const done = await deleteOldRecords({ settings, now, hasTime: () => true, resumeAt: {} });
  expect(done).toMatchObject({ failed: [], left: 0 });
};

test('what a sponsor has paid counts after seven years, too; it goes with the sponsorship', async () => {
  const firstOn = format(subYears(parseISO(daysAgo(20)), 7), 'yyyy-MM-dd');
  const dayOfYear = (year: number) => addYears(new Date(`${firstOn}T16:00:00Z`), year);
  const createdAt = dayOfYear(0);
  const way = { frequency: 'annual', paymentMethod: 'check' } as const;
  const { id } = await storeSponsorship({ totalCents: YEAR, createdAt, ...way });
  await sponsorships()
    .doc(id)
    .update({ 'payment.plan': { ...plan, frequency: 'annual', firstOn } });
  for (let year = 0; year < 7; year += 1) await note('sponsorship', id, YEAR, dayOfYear(year));
  const paymentsOf = async () => (await ledger().where('recordId', '==', id).get()).size;
  await clean(new Date());
  await note('sponsorship', id, YEAR);
  expect((await sponsorships().doc(id).get()).data()?.payment.paidCents).toBe(8 * YEAR);
  expect(await billOf(id)).toMatchObject({ paymentStatus: 'paid' });
  expect(await paymentsOf()).toBe(8);
  await clean(addDays(addYears(new Date(), 7), 1));
  expect((await sponsorships().doc(id).get()).exists).toBe(false);
  expect(await paymentsOf()).toBe(0);
});

test('an old payment that cannot be read stays, as what it paid may be there', async () => {
  allowConsole(/"code":"broken_record"/);
  const id = await yearlySponsor(1);
  const [entry] = (await ledger().where('recordId', '==', id).get()).docs;
  await entry?.ref.update({ updatedAt: subYears(new Date(), 8).toISOString(), label: 5 });
  await clean(new Date());
  expect((await entry?.ref.get())?.exists).toBe(true);
  await brokenRecordsNoted();
  await entry?.ref.update({ updatedAt: new Date().toISOString(), label: entry.get('label') });
});

test('a monthly gift by check is asked for in its second year', async () => {
  const createdAt = new Date(daysAgo(500));
  const { id } = await storeDonation({
    totalCents: 2500,
    frequency: 'monthly',
    paymentMethod: 'check',
    createdAt,
  });
  // Thirteen came, and the next was due some twenty days ago.
  await donations()
    .doc(id)
    .update({ 'payment.plan.firstOn': daysAgo(415) });
  await note('donation', id, 13 * 2500, subDays(new Date(), 40));
  await runNightly(new Date());
  const reminders = await remindersOf(`donations/${id}`);
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.text).toContain('$25.00');
});
