import { addDays, format } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/calendar.ts';
import type { NightlyRun } from '#domain/nightly/nightly-run.ts';
import { noteUnmatched } from '#domain/payments/unmatched-money.ts';
import nightly from '#functions/nightly.ts';
import {
  donations,
  mailCounts,
  medicalNotes,
  nightlyRuns,
  outbox,
  paymentEvents,
  playerBills,
  sponsorBills,
  unmatchedMoney,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runUploadJobs } from '#server/use-cases/gallery/run-upload-jobs.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { unknownMoney } from '#server/use-cases/payments/unmatched-facts.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
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
import { messages } from '#words/office/dashboard/activity.ts';

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
  const fitsNothing = (at: Date) => ({
    ...noteUnmatched(undefined, unknownMoney({ sessionId: `cs_${+at}` }, 'none'), at),
    status: 'resolved' as const,
    note: 'Refunded to Ana Diaz',
  });
  const unmatched = [fitsNothing(inDays(-7 * 366)), fitsNothing(inDays(-6 * 366))] as const;
  for (const one of unmatched) await unmatchedMoney().doc(one.id).create(one);
  const receivedAt = inDays(-7 * 366).toISOString();
  const told = { id: 'evt_old', type: 'invoice.paid', appliedTo: null, receivedAt };
  await paymentEvents().doc(told.id).create(told);
  const counts = [mailCounts().doc(), mailCounts().doc()] as const;
  for (const [index, doc] of counts.entries()) {
    await doc.create({ id: doc.id, mails: ['one'], expiresAt: inDays(2 * index - 1) });
  }
  await runNightly(now);
  expect((await medicalNotes().doc('due').get()).exists).toBe(false);
  expect((await medicalNotes().doc('kept').get()).exists).toBe(true);
  expect((await donations().doc(old.id).get()).exists).toBe(false);
  expect((await donations().doc(kept.id).get()).exists).toBe(true);
  const exist = unmatched.map(async ({ id }) => (await unmatchedMoney().doc(id).get()).exists);
  expect(await Promise.all(exist)).toEqual([false, true]);
  expect((await paymentEvents().doc(told.id).get()).exists).toBe(false);
  const left = counts.map(async (doc) => (await doc.get()).exists);
  expect(await Promise.all(left)).toEqual([false, true]);
});

describe('in the second half of January', () => {
  test('everyone who gave is mailed the statement of last year, once', async () => {
    const gift = await storeDonation({ totalCents: 5000 });
    await control.pay(await openPayment('donation', gift), 'succeeds');
    await settleEvents();
    const { created } = await stripe()
      .events.list({ limit: 1 })
      .then(({ data }) => data[0] ?? { created: 0 });
    const year = new Date(created * 1000).getUTCFullYear();
    const statements = async () =>
      (await outbox().where('to', '==', gift.payer.email).get()).docs
        .map((doc) => doc.data())
        .filter(({ subject }) => subject.includes('statement'));
    // A gift of the last days may still be at the bank.
    await runNightly(new Date(`${year + 1}-01-14T12:00:00Z`));
    expect(await statements()).toEqual([]);
    await runNightly(new Date(`${year + 1}-01-15T12:00:00Z`));
    await runNightly(new Date(`${year + 1}-01-16T12:00:00Z`));
    await runNightly(new Date(`${year + 1}-02-15T12:00:00Z`));
    const mails = await statements();
    expect(mails.map(({ subject }) => subject)).toEqual([`Your giving statement for ${year}`]);
    expect(mails[0]?.text).toContain(`Gifts in ${year}: $50.00`);
    expect(mails[0]?.text).toContain('No goods or services were provided in exchange');
  });
});

describe('a run', () => {
  const check = { totalCents: 5000, paymentMethod: 'check' } as const;
  const jobOf = (run: NightlyRun, job: string) => run.jobs.find((report) => report.job === job);
  const storedRuns = async () =>
    (await nightlyRuns().orderBy('startedAt', 'desc').get()).docs.map((doc) => doc.data());

  /** Each job has time for so many pages. */
  const pages = (count: number) => () => {
    let asked = 0;
    return () => {
      asked += 1;
      return asked <= count;
    };
  };

  test('whose time is used says what is left, and the next goes on there', async () => {
    // Of as many families: what a family was reminded of stands in one record, in each other's way.
    const addresses = Array.from({ length: 120 }, (_, index) => `many${index}@example.com`);
    const bills = await Promise.all(
      addresses.map((email) => storeBill({ dueDate: day(-30), payer: payer(email) })),
    );
    const overdue = async () =>
      (await Promise.all(bills.map(({ id }) => statusOf(id)))).filter((one) => one === 'overdue');
    // Deletions have come to their end; they had a page each as well.
    const first = await runNightly(new Date(), pages(1));
    expect(jobOf(first, 'deleteMedicalNotes')).toMatchObject({ left: 0, resumeAt: {} });
    // One that a running plan pays stays as it is.
    expect(jobOf(first, 'markOverdueBills')).toMatchObject({ done: 50, left: 71 });
    expect(await overdue()).toHaveLength(50);

    const second = await runNightly(new Date(), pages(1));
    expect(jobOf(second, 'deleteMedicalNotes')).toBeUndefined();
    expect(jobOf(second, 'markOverdueBills')).toMatchObject({ done: 50, left: 21 });
    const third = await runNightly(new Date());
    expect(jobOf(third, 'markOverdueBills')).toMatchObject({ done: 20, left: 0, resumeAt: {} });
    expect(await overdue()).toHaveLength(120);
    const mails = await Promise.all(bills.map(({ id }) => mailIds(`playerBills/${id}`)));
    expect(mails.flat()).toHaveLength(120);
    expect(await storedRuns()).toEqual(expect.arrayContaining([first, second, third]));
    // All is done: another starts anew, with every job.
    expect((await runNightly(new Date())).jobs.length).toBeGreaterThan(5);
  });

  test('gives each job an even share of what time is left, and says when it ended', async () => {
    const shares: number[] = [];
    const run = await runNightly(inDays(1), (share) => {
      shares.push(share);
      return () => false;
    });
    expect(shares).toHaveLength(run.jobs.length);
    const [first = 0] = shares;
    expect(first * shares.length).toBeGreaterThan(21_000);
    expect(first * shares.length).toBeLessThanOrEqual(22_000);
    // Those before took next to nothing of theirs.
    expect(shares.at(-1)).toBeGreaterThan(first * 2);
    expect(Date.parse(run.endedAt ?? '')).toBeGreaterThan(Date.parse(run.startedAt));
    await nightlyRuns().doc(run.id).delete();
  });

  test('that has no time at all does nothing, says so, and the next does it', async () => {
    await medicalNotes()
      .doc('late')
      .set({
        profileId: 'p1',
        registrationId: 'r1',
        text: 'Asthma',
        createdAt: now.toISOString(),
        deleteOn: day(-3),
      });
    const idle = await runNightly(new Date(), pages(0));
    expect(jobOf(idle, 'deleteMedicalNotes')).toMatchObject({ done: 0, left: 1 });
    expect(idle.jobs.every(({ error }) => error === null)).toBe(true);
    await runNightly(new Date());
    expect((await medicalNotes().doc('late').get()).exists).toBe(false);
  });

  test('reminds of the others when one record is broken, and says which', async () => {
    const broken = await storeDonation({ ...check, createdAt: inDays(-20) });
    await donations().doc(broken.id).update({ requestHash: 5 });
    const forgotten = await storeDonation({ ...check, createdAt: inDays(-21) });
    const late = await storeBill({ dueDate: day(-1), payer: payer('late2@example.com') });
    allowConsole(/"job":"remindOfPledges"|"code":"broken_record"/);
    const response = await invoke(nightly, get('/.netlify/functions/nightly'));
    expect(response.status).toBe(500);
    const { report } = (await response.json()) as { report: NightlyRun['jobs'] };
    // The check of all records finds the same one.
    expect(report.find(({ job }) => job === 'checkRecords')).toMatchObject({ done: 1, left: 0 });
    const failed = report.filter(({ error }) => error);
    expect(failed.map(({ job, left }) => [job, left])).toEqual([['remindOfPledges', 0]]);
    expect(failed[0]?.error).toContain(`donations/${broken.id}`);
    expect(await mailIds(`donations/${forgotten.id}`)).toHaveLength(1);
    expect(await statusOf(late.id)).toBe('overdue');
    await donations().doc(broken.id).delete();
  });

  test('is not begun by the schedule when the night is done, and is kept for ninety days', async () => {
    await runNightly(inDays(-100));
    await runNightly(new Date());
    const before = await storedRuns();
    expect(before.some(({ startedAt }) => startedAt === inDays(-100).toISOString())).toBe(false);
    const scheduled = postJson('/.netlify/functions/nightly', { next_run: now.toISOString() });
    expect(await (await invoke(nightly, scheduled)).json()).toEqual({ report: [] });
    expect(await storedRuns()).toHaveLength(before.length);
  });

  test('tells the office each job in words', async () => {
    const { jobs } = await runNightly(new Date());
    const uploads = await runUploadJobs(new Date());
    const reports = [...jobs, ...uploads].map(({ job }) => job);
    expect(
      reports.filter((job) => !(job in messages.nightly.jobs)),
      'Name it in src/words/office/dashboard/activity.ts.',
    ).toEqual([]);
  });
});
