import { addDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { type FamilyAccount, readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { holdFamilyEndpoint, releaseFamilyEndpoint } from '#contracts/families/holds.ts';
import {
  type MailPreview,
  mailStatementEndpoint,
  previewRemindersEndpoint,
  previewStatementMailEndpoint,
  type ReminderPreview,
  type RemindersSent,
  sendRemindersEndpoint,
} from '#contracts/families/mails.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { outbox, playerBills, registrations } from '#server/gateways/records.ts';
import { readLinked } from '#server/use-cases/billing/open-payment-link.ts';
import { familyIdOf } from '#server/use-cases/families/family-record.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { ask, conflict, entriesOn, mailsTo, pay, refused, send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';

const now = new Date();
const day = (days: number) => daysAgo(-days);
const payerOf = (email: string) => ({ firstName: 'Ana', lastName: 'Diaz', email });
const newEmail = () => `family-${crypto.randomUUID()}@example.com`;

async function change<Body>(path: string, request: unknown): Promise<Body> {
  const { status, body } = await send(path, request);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
}
async function preview(...emails: string[]): Promise<ReminderPreview[]> {
  const path = previewRemindersEndpoint.path;
  return (await change<{ reminders: ReminderPreview[] }>(path, { emails })).reminders;
}
const remind = (...reminders: { email: string; dueCents: number }[]) =>
  change<RemindersSent>(sendRemindersEndpoint.path, { reminders });
async function readFamily(email: string): Promise<FamilyAccount> {
  return (await ask(readFamilyEndpoint.path, { email })).body as FamilyAccount;
}

describe('a reminder', () => {
  test('names what is due and no more, is shown before it goes, and goes once a day', async () => {
    const email = newEmail();
    const due = { payer: payerOf(email), dueDate: day(-95), description: 'Team bag' };
    await storeBill({ ...due, amountCents: 4_500 });
    await storeBill({ payer: payerOf(email), dueDate: day(10), description: 'Spring trip' });
    const [shown] = await preview(email);
    expect(shown).toMatchObject({ to: email, dueCents: 4_500, blocked: null });
    expect(shown?.text).toContain('Team bag');
    expect(shown?.text).toContain('Total due: $45.00');
    expect(shown?.text).not.toContain('Spring trip');
    const [, code = ''] = /\/pay\?link=(\S+)/.exec(shown?.text ?? '') ?? [];
    expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 4_500 });
    expect(shown?.text.match(/\/pay\?link=/g)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
    // What a family owes is read by nobody without a trace.
    expect(await actionsOn(`families/${familyIdOf(email)}`)).toEqual(['family.statementRead']);

    expect(await remind({ email, dueCents: 4_500 })).toEqual({ sent: [email], skipped: [] });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toBe(shown?.text);
    const again = await remind({ email, dueCents: 4_500 });
    expect(again).toMatchObject({ sent: [], skipped: [{ email }] });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await readFamily(email)).remindedAt).not.toBeNull();
    expect(await entriesOn(`families/${familyIdOf(email)}`)).toContainEqual(
      expect.objectContaining({ action: 'family.reminded' }),
    );
  });

  test('that waits since an attempt failed is dropped where all of it has come', async () => {
    const [paid, owing] = [newEmail(), newEmail()];
    const bills = await Promise.all(
      [paid, owing].map((email) => storeBill({ payer: payerOf(email), dueDate: day(-3) })),
    );
    await remind(...[paid, owing].map((email) => ({ email, dueCents: 15_000 })));
    const failed = { status: 'pending', attempts: 2, lastError: 'down', sentAt: null };
    for (const mail of [...(await mailsTo(paid)), ...(await mailsTo(owing))]) {
      await outbox().doc(mail.id).update(failed);
    }
    await pay('bill', bills[0]?.id ?? '', day(-1));
    await deliverOutbox({}, () => new Date(Date.now() + 60_000));
    const reminders = async (email: string) =>
      (await mailsTo(email)).filter(({ id }) => id.includes('-reminder-'));
    expect(await reminders(paid)).toEqual([]);
    expect(await reminders(owing)).toMatchObject([{ status: 'sent' }]);
  });

  test('does not go where the amount is another by now, or nothing is due', async () => {
    const [email, early] = [newEmail(), newEmail()];
    const bill = await storeBill({ payer: payerOf(email), dueDate: day(-3) });
    await storeBill({ payer: payerOf(early), dueDate: day(3) });
    await playerBills().doc(bill.id).update({ amountCents: 9_000 });
    const result = await remind({ email, dueCents: 15_000 }, { email: early, dueCents: 0 });
    expect(result.sent).toEqual([]);
    expect(result.skipped.map((one) => one.email)).toEqual([email, early]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('does not ask for what Stripe is about to collect', async () => {
    const email = newEmail();
    const { registration } = await storeRegistration(1, { frequency: 'monthly', email });
    await registrations().doc(registration.id).update({
      'payment.status': 'active',
      'payment.stripeSubscriptionId': 'sub_test',
    });
    const [shown] = await preview(email);
    expect(shown?.blocked).not.toBeNull();
    expect(shown?.dueCents).toBe(0);
  });

  test('refuses no one, too many, and what is no address', async () => {
    const path = previewRemindersEndpoint.path;
    expect(await send(path, { emails: [] })).toMatchObject(refused);
    expect(await send(path, { emails: ['<b>'] })).toMatchObject(refused);
    const many = Array.from({ length: 26 }, (_, n) => `a${n}@example.com`);
    expect(await send(path, { emails: many })).toMatchObject(refused);
  });
});

describe('a hold', () => {
  test('keeps reminders back, by hand and by night, until it is over', async () => {
    const email = newEmail();
    const bill = await storeBill({ payer: payerOf(email), dueDate: day(-2) });
    const soon = await storeBill({ payer: payerOf(email), dueDate: day(2) });
    const hold = { email, until: day(20), reason: 'Pays in January' };
    await change(holdFamilyEndpoint.path, hold);
    expect((await readFamily(email)).hold).toMatchObject({ until: day(20), reason: hold.reason });
    expect((await preview(email))[0]?.blocked).toContain('On hold until');
    await runNightly(now);
    expect(await mailsTo(email)).toEqual([]);
    // What is late is late all the same.
    expect((await playerBills().doc(bill.id).get()).data()?.paymentStatus).toBe('overdue');
    expect(await remind({ email, dueCents: 15_000 })).toMatchObject({ sent: [] });

    await change(releaseFamilyEndpoint.path, { email });
    await change(releaseFamilyEndpoint.path, { email });
    await runNightly(now);
    const mails = await mailsTo(email);
    expect(mails.map(({ about }) => about)).toEqual([`playerBills/${soon.id}`]);
    expect((await readFamily(email)).remindedAt).not.toBeNull();
    const log = (await entriesOn(`families/${familyIdOf(email)}`)).map(({ action }) => action);
    expect(log.filter((action) => action !== 'family.statementRead')).toEqual([
      'family.held',
      'family.released',
    ]);
  });

  test('of another administrator is not replaced or ended unseen', async () => {
    const email = newEmail();
    await storeBill({ payer: payerOf(email), dueDate: day(-2) });
    const hold = { email, seen: null, until: day(20), reason: 'Surgery, call Maria first' };
    await change(holdFamilyEndpoint.path, hold);
    const other = { ...hold, until: day(5), reason: 'On vacation' };
    expect(await send(holdFamilyEndpoint.path, other)).toMatchObject(conflict);
    const first = (await readFamily(email)).hold;
    expect(first).toMatchObject({ reason: hold.reason });

    await change(holdFamilyEndpoint.path, { ...other, seen: first?.at });
    const { path } = releaseFamilyEndpoint;
    expect(await send(path, { email, seen: first?.at })).toMatchObject(conflict);
    const second = (await readFamily(email)).hold;
    expect(second).toMatchObject({ reason: other.reason });
    await change(path, { email, seen: second?.at });
    expect((await readFamily(email)).hold).toBeNull();
  });

  test('that is over is put anew by whoever sees none', async () => {
    const email = newEmail();
    await storeBill({ payer: payerOf(email), dueDate: day(-2) });
    const hold = { email, until: day(5), reason: 'Away' };
    await change(holdFamilyEndpoint.path, hold);
    await firestore()
      .doc(`families/${familyIdOf(email)}`)
      .update({ 'hold.until': day(-1) });
    await change(holdFamilyEndpoint.path, { ...hold, seen: null });
    expect((await readFamily(email)).hold).toMatchObject({ until: day(5) });
  });

  test('ends by itself, and is refused for a day gone by, too far, or a stranger', async () => {
    const email = newEmail();
    await storeBill({ payer: payerOf(email), dueDate: day(-2) });
    const path = holdFamilyEndpoint.path;
    const hold = { email, until: day(1), reason: 'Away' };
    expect(await send(path, { ...hold, until: day(-1) })).toMatchObject(refused);
    expect(await send(path, { ...hold, until: day(400) })).toMatchObject(refused);
    expect(await send(path, { ...hold, reason: '' })).toMatchObject(refused);
    expect(await send(path, { ...hold, email: newEmail() })).toMatchObject({ status: 404 });
    await change(path, { ...hold, until: day(0) });
    expect((await preview(email))[0]?.blocked).toContain('On hold');
    await runNightly(addDays(now, 1));
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a statement by email', () => {
  test('has the lines of the account, is shown before it goes, and goes once a day', async () => {
    const email = newEmail();
    await storeBill({ payer: payerOf(email), dueDate: day(-2), description: 'Team bag' });
    const shown = (await ask(previewStatementMailEndpoint.path, { email })).body as MailPreview;
    expect(shown.text).toContain('Team bag');
    expect(shown.text).toContain('Your balance: $150.00');
    expect(await actionsOn(`families/${familyIdOf(email)}`)).toEqual(['family.statementRead']);
    await change(mailStatementEndpoint.path, { email });
    expect(await send(mailStatementEndpoint.path, { email })).toMatchObject(conflict);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toBe(shown.text);
    expect(await actionsOn(mail?.about ?? '')).toContain('family.statementMailed');
    expect(await send(mailStatementEndpoint.path, { email: newEmail() })).toMatchObject({
      status: 404,
    });
  });
});
