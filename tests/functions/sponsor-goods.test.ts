import { expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import { SponsorBillFormSchema } from '#domain/billing/sponsor-bill-form.ts';
import account from '#functions/account.ts';
import createSponsorshipPayment from '#functions/create-sponsorship-payment.ts';
import { sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sponsorRequest } from '#tests/helpers/giving.ts';
import { askForStatement, statementsTo } from '#tests/helpers/giving-statements.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office, pay } from '#tests/helpers/office.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* A level that gives more than recognition: what that is worth is said where a sponsor could deduct the rest. */

const WORTH = 'We estimate that they are worth $40.00.';
const ONLY_ABOVE = 'Only what you pay above that amount may be deductible.';

async function applied(change: Parameters<typeof sponsorRequest>[0] = {}) {
  const request = sponsorRequest({ paymentMethod: 'check', ...change });
  const answer = await invoke(
    createSponsorshipPayment,
    postJson(createSponsorshipPaymentEndpoint.path, request),
  );
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { id: request.idempotencyKey, email: request.email };
}

const note = (recordId: string, amountCents: number, date: string) =>
  markPaid(
    {
      kind: 'sponsorship',
      recordId,
      amountCents,
      date,
      method: 'check',
      reference: '7',
      idempotencyKey: crypto.randomUUID(),
    },
    new Date(),
  );

async function textsFor({ id, email }: Awaited<ReturnType<typeof applied>>) {
  await pay('sponsorship', id, '2026-03-05');
  const receipt = (await mailsAbout(`sponsorships/${id}`)).find(
    (mail) => mail.to === email && mail.id.includes('-paid-'),
  );
  await askForStatement({ email, year: 2026 });
  await flush();
  return [receipt?.text, (await statementsTo(email))[0]?.text];
}

test('receipt and statement say what goods are worth, as the level had them when it was chosen', async () => {
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: 40 });
  const sponsor = await applied();
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: null });
  expect((await sponsorships().doc(sponsor.id).get()).data()?.goodsCents).toBe(4000);
  for (const text of await textsFor(sponsor)) {
    expect(text).toContain(WORTH);
    expect(text).toContain(ONLY_ABOVE);
  }
});

test('who pays in installments is told of them with the whole, in receipts and in both years', async () => {
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: 40 });
  const { id, email } = await applied({ paymentFrequency: 'quarterly' });
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: null });
  for (const date of ['2025-12-01', '2026-03-05']) await note(id, 18_750, date);
  const receipts = (await mailsAbout(`sponsorships/${id}`)).filter(
    (mail) => mail.to === email && mail.id.includes('-paid-'),
  );
  for (const year of [2025, 2026]) await askForStatement({ email, year });
  await flush();
  const texts = [...receipts, ...(await statementsTo(email))].map(({ text }) => text);
  expect(texts).toHaveLength(4);
  for (const text of texts) {
    expect(text).toContain('sponsorship of $750.00');
    expect(text).toContain('worth $40.00 in total');
    expect(text).toContain('Of all your payments for it, only what is above that amount');
    expect(text).not.toContain(ONLY_ABOVE);
  }
});

test('a year in which all of the installments came is told as one payment is', async () => {
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: 40 });
  const { id, email } = await applied({ paymentFrequency: 'quarterly' });
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: null });
  await note(id, 75_000, '2026-03-05');
  await askForStatement({ email, year: 2026 });
  await flush();
  expect((await statementsTo(email))[0]?.text).toContain(ONLY_ABOVE);
});

test('the receipt in the account says what the email says', async () => {
  const user = await signUpUser();
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: 40 });
  const { id } = await applied({ email: user.email });
  await publishFields(stack.content.url, 'tier-team-player', { goodsValue: null });
  await note(id, 75_000, '2026-03-05');
  const answer = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  const { receipts } = readAccountRecordsEndpoint.response.parse(await answer.json());
  const notes = receipts.items[0]?.notes?.join(' ');
  expect(notes).toContain(WORTH);
  expect(notes).toContain(ONLY_ABOVE);
});

/** The office opens the sponsor, changes the day it is due, and saves. */
async function putOff(id: string) {
  const bill = (await sponsorBills().doc(id).get()).data();
  const change = { ...SponsorBillFormSchema.parse(bill), dueDate: '2026-12-20' };
  const body = { id, seen: bill?.updatedAt, bill: change };
  expect((await sendAs(office, updateSponsorEndpoint.path, body)).status).toBe(200);
}

test('spaces in a level’s name that nobody sees do not take its goods away', async () => {
  const sponsorshipLevel = 'Team\u00a0Player ';
  await publishFields(stack.content.url, 'tier-team-player', {
    name: sponsorshipLevel,
    goodsValue: 40,
  });
  const stored = async (id: string) => (await sponsorships().doc(id).get()).data();
  // From a page that was built before, or of now.
  for (const level of [sponsorshipLevel, 'Team Player']) {
    const { id } = await applied({ sponsorshipLevel: level });
    expect(await stored(id)).toMatchObject({ sponsorshipLevel: 'Team Player', goodsCents: 4000 });
    await putOff(id);
    expect(await stored(id)).toMatchObject({ sponsorshipLevel: 'Team Player', goodsCents: 4000 });
  }
  // Stored as the page had it, of a level that gives nothing now.
  const { id } = await applied();
  await sponsorships().doc(id).update({ sponsorshipLevel });
  await publishFields(stack.content.url, 'tier-team-player', {
    name: 'Team Player',
    goodsValue: null,
  });
  await putOff(id);
  expect((await stored(id))?.goodsCents).toBe(4000);
});

test('of a level that gives recognition alone they say nothing of goods', async () => {
  const sponsor = await applied();
  for (const text of await textsFor(sponsor)) {
    expect(text).toContain('recognition');
    expect(text).not.toMatch(/goods|deductible/);
  }
});
