import { expect, test } from 'vitest';
import { adjustBillEndpoint, takeBackAdjustmentEndpoint } from '#contracts/billing/dashboard.ts';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import {
  mailStatementEndpoint,
  previewRemindersEndpoint,
  type ReminderPreview,
  sendRemindersEndpoint,
} from '#contracts/families/mails.ts';
import { playerBills } from '#server/gateways/records.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { note, payerOf, sendAs } from '#tests/helpers/hand-money.ts';
import { mailsTo, office, send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * What the office sends about a bill before any money has come: the address may be a stranger's by a slip, so
 * it names somebody, and says why the family gets help, only where the address is known.
 */

const CHILD = 'Leo Diaz';
const REASON = 'Father lost his job';

const unverified = async () => (await signUpUser({ verified: false })).email;
const verified = async () => (await signUpUser()).email;
async function paidFrom() {
  const email = await unverified();
  const bill = await storeBill({ payer: payerOf(email), description: 'Team bag' });
  await note(office, 'bill', bill.id, 15_000);
  return email;
}

const billOf = (email: string) =>
  storeBill({
    payer: payerOf(email),
    description: `Registration K7QF-2M9X: ${CHILD}, 2026-27 Season`,
    dueDate: daysAgo(3),
  });

/** What the office's emails to an address say, without receipts of what was paid before. */
async function toldTo(email: string): Promise<string> {
  const mails = await mailsTo(email);
  const told = mails.filter(({ id }) => /^(adjustment|bill|family)-/.test(id));
  const all = told.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
  // Links and addresses are random letters.
  return all.replaceAll(/https?:\S+|\S+@\S+/g, '');
}

async function adjust(id: string, cents = 5_000) {
  const seen = (await playerBills().doc(id).get()).data()?.updatedAt;
  const adjustment = { kind: 'scholarship', cents, reason: REASON, tellFamily: true };
  const request = { id, seen, idempotencyKey: crypto.randomUUID(), adjustment };
  const response = await sendAs(office, adjustBillEndpoint.path, request);
  expect(response.status).toBe(200);
  const { bill } = adjustBillEndpoint.response.parse(await response.json());
  return { id, seen: bill.updatedAt, adjustmentId: bill.adjustments?.[0]?.id, tellFamily: true };
}

async function takeBack(id: string) {
  const request = { ...(await adjust(id)), reason: REASON };
  expect((await sendAs(office, takeBackAdjustmentEndpoint.path, request)).status).toBe(200);
}

async function split(id: string) {
  const seen = (await playerBills().doc(id).get()).data()?.updatedAt;
  const plan = { count: 3, firstOn: daysAgo(-7), frequency: 'monthly' };
  const request = { id, seen, idempotencyKey: crypto.randomUUID(), plan };
  expect((await sendAs(office, splitBillEndpoint.path, request)).status).toBe(200);
}

async function remind(_: string, email: string) {
  const shown = await send(previewRemindersEndpoint.path, { emails: [email] });
  const [reminder] = (shown.body as { reminders: ReminderPreview[] }).reminders;
  const { path } = sendRemindersEndpoint;
  await send(path, { reminders: [{ email, dueCents: reminder?.dueCents }] });
  expect((await mailsTo(email)).map(({ text }) => text)).toContain(reminder?.text);
}

async function mailStatement(id: string, email: string) {
  await adjust(id);
  expect((await send(mailStatementEndpoint.path, { email })).status).toBe(200);
}

test.each([
  ['a scholarship', 'Registration K7QF-2M9X', (id: string) => adjust(id)],
  ['a scholarship taken back', 'scholarship of $50.00 was removed', takeBack],
  ['a plan', 'Registration K7QF-2M9X (part 3 of 3)', split],
  ['a reminder by hand', 'Registration K7QF-2M9X, due', remind],
  ['a statement', 'Scholarship for Bill', mailStatement],
])(
  '%s names nobody to a stranger, and the child where the address is known',
  async (_, says, tell) => {
    const stranger = await unverified();
    const bill = await billOf(stranger);
    await tell(bill.id, stranger);
    const told = await toldTo(stranger);
    expect(told).toContain(says);
    expect(told).toContain('Hello, ');
    expect(told).not.toMatch(/Leo|Ana|Diaz|2026-27|job/);
    for (const email of [await verified(), await paidFrom()]) {
      await tell((await billOf(email)).id, email);
      expect(await toldTo(email)).toContain('Hi Ana, ');
      expect(await toldTo(email)).toContain(CHILD);
    }
  },
);

test('a scholarship that leaves nothing to pay says how to get the signed documents, which wait', async () => {
  const isTold = async (email: string, cents: number, players = 1) => {
    const { bills } = await storeRegistration(players, { email });
    await adjust(bills[0]?.id ?? '', cents);
    return (await toldTo(email)).includes('please verify this email address');
  };
  expect(await isTold(await unverified(), 15_000)).toBe(true);
  expect(await isTold(await unverified(), 5_000)).toBe(false);
  expect(await isTold(await unverified(), 15_000, 2)).toBe(false);
  expect(await isTold(await verified(), 15_000)).toBe(false);
});
