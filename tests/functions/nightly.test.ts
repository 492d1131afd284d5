import { addDays, format } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/calendar.ts';
import nightly from '#functions/nightly.ts';
import {
  donations,
  medicalNotes,
  outbox,
  playerBills,
  sponsorBills,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import {
  mailsAbout,
  openPayment,
  storeBill,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const now = new Date();
const inDays = (days: number) => addDays(now, days);
const day = (days: number) =>
  format(new Date(`${dayOf(inDays(days), 'America/New_York')}T12:00`), 'yyyy-MM-dd');
const payer = (email: string) => ({ firstName: 'Robin', lastName: 'Doe', email });
const statusOf = async (id: string) => (await playerBills().doc(id).get()).data()?.paymentStatus;
const mailIds = async (path: string) => (await mailsAbout(path)).map(({ id }) => id);

test('bills past their date are overdue and reminded of once; those of a running plan are not', async () => {
  const late = await storeBill({ dueDate: day(-1), payer: payer('late@example.com') });
  const today = await storeBill({ dueDate: day(0), payer: payer('today@example.com') });
  const { registration, bills } = await storeRegistration(1, { frequency: 'monthly' });
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ dueDate: day(-20) });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const sponsorship = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await sponsorBills()
    .doc(sponsorship.id)
    .update({ dueDate: day(-2) });

  await runNightly(now);
  await runNightly(now);
  expect(await statusOf(late.id)).toBe('overdue');
  expect(await statusOf(today.id)).toBe('pending');
  expect(await statusOf(bills[0]?.id ?? '')).toBe('pending');
  expect((await sponsorBills().doc(sponsorship.id).get()).data()?.paymentStatus).toBe('overdue');
  expect(await mailIds(`playerBills/${late.id}`)).toEqual([
    `playerBills-${late.id}-overdue-${day(-1)}`,
  ]);
  expect(await mailIds(`sponsorBills/${sponsorship.id}`)).toHaveLength(1);
});

test('bills are reminded of three days before they are due, not four, and once', async () => {
  const soon = await storeBill({ dueDate: day(3), payer: payer('soon@example.com') });
  const later = await storeBill({ dueDate: day(4), payer: payer('later@example.com') });
  await runNightly(now);
  await runNightly(now);
  const [mail, ...others] = await mailsAbout(`playerBills/${soon.id}`);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'soon@example.com',
    subject: `Bill ${soon.number} is due soon`,
  });
  expect(mail?.text).toContain('$150.00');
  expect(await mailIds(`playerBills/${later.id}`)).toEqual([]);
});

test('a check or a transfer that has not come for two weeks is asked for once', async () => {
  const check = { totalCents: 5000, paymentMethod: 'check' } as const;
  const forgotten = await storeDonation({ ...check, createdAt: inDays(-15) });
  const fresh = await storeDonation({ ...check, createdAt: inDays(-13) });
  const byCard = await storeDonation({ totalCents: 5000, createdAt: inDays(-15) });
  await runNightly(now);
  await runNightly(now);
  const [mail, ...others] = await mailsAbout(`donations/${forgotten.id}`);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Please mail a check for $50.00');
  expect(await mailIds(`donations/${fresh.id}`)).toEqual([]);
  expect(await mailIds(`donations/${byCard.id}`)).toEqual([]);
});

test('what was promised to be deleted is, and nothing else', async () => {
  const note = (deleteOn: string) => ({
    profileId: crypto.randomUUID(),
    registrationId: 'r1',
    text: 'Asthma',
    createdAt: now.toISOString(),
    deleteOn,
  });
  await medicalNotes()
    .doc('due')
    .set(note(day(0)));
  await medicalNotes()
    .doc('kept')
    .set(note(day(1)));
  const old = await storeDonation({ totalCents: 5000, createdAt: inDays(-7 * 366) });
  const kept = await storeDonation({ totalCents: 5000, createdAt: inDays(-6 * 366) });
  await runNightly(now);
  expect((await medicalNotes().doc('due').get()).exists).toBe(false);
  expect((await medicalNotes().doc('kept').get()).exists).toBe(true);
  expect((await donations().doc(old.id).get()).exists).toBe(false);
  expect((await donations().doc(kept.id).get()).exists).toBe(true);
});

describe('in January', () => {
  test('everyone who gave is mailed the statement of last year, once', async () => {
    const gift = await storeDonation({ totalCents: 5000 });
    await control.pay(await openPayment('donation', gift), 'succeeds');
    await settleEvents();
    const { created } = await stripe()
      .events.list({ limit: 1 })
      .then(({ data }) => data[0] ?? { created: 0 });
    const year = new Date(created * 1000).getUTCFullYear();
    await runNightly(new Date(`${year + 1}-01-10T12:00:00Z`));
    await runNightly(new Date(`${year + 1}-01-11T12:00:00Z`));
    await runNightly(new Date(`${year + 1}-02-11T12:00:00Z`));
    const mails = (await outbox().where('to', '==', gift.payer.email).get()).docs
      .map((doc) => doc.data())
      .filter(({ subject }) => subject.includes('statement'));
    expect(mails.map(({ subject }) => subject)).toEqual([`Your giving statement for ${year}`]);
    expect(mails[0]?.text).toContain(`Gifts in ${year}: $50.00`);
    expect(mails[0]?.text).toContain('No goods or services were provided in exchange');
  });
});

test('a duty that fails is reported and does not keep the others from being done', async () => {
  const check = { totalCents: 5000, paymentMethod: 'check' } as const;
  const broken = await storeDonation({ ...check, createdAt: inDays(-20) });
  await donations().doc(broken.id).update({ requestHash: 5 });
  const late = await storeBill({ dueDate: day(-1), payer: payer('late2@example.com') });
  allowConsole(/"duty":"remindOfPledges"/);
  const response = await invoke(nightly, get('/.netlify/functions/nightly'));
  expect(response.status).toBe(500);
  const { report } = (await response.json()) as {
    report: { duty: string; error: string | null }[];
  };
  expect(report.filter(({ error }) => error).map(({ duty }) => duty)).toEqual(['remindOfPledges']);
  expect(await statusOf(late.id)).toBe('overdue');
});
