import { subHours } from 'date-fns';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createBillEndpoint,
  getBillEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import admin from '#functions/admin.ts';
import { seal } from '#server/core/sealed.ts';
import { outbox } from '#server/gateways/records.ts';
import { readPaymentLink } from '#server/use-cases/billing/payment-link.ts';
import { sendPaymentLink } from '#server/use-cases/billing/send-payment-link.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office, pay } from '#tests/helpers/office.ts';
import { mailsAbout, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The emails of a bill that the office sends, and what becomes of those that wait. */

await stack.seed();
let form: PlayerBillForm;

beforeAll(async () => {
  const player = await addPlayer();
  form = {
    playerId: player.id,
    parentId: null,
    guardianName: 'Ana Diaz',
    guardianEmail: newAddress('ana'),
    amountCents: 15_000,
    description: 'Registration 2026-27',
    paymentMethod: 'cash',
    paymentStatus: 'pending',
    dueDate: '2026-12-01',
    paidDate: null,
    invoiceNumber: null,
    notes: null,
  };
});

const send = (path: string, body: object) => sendAs(office, path, body);
async function add() {
  const body = { idempotencyKey: crypto.randomUUID(), bill: form };
  const response = await invoke(admin, sentBy(office, postJson(createBillEndpoint.path, body)));
  expect(response.status).toBe(200);
  return createBillEndpoint.response.parse(await response.json()).bill;
}

describe('a bill whose guardian is changed', () => {
  /** A bill of Ana's, of which a link and a receipt wait to be sent. */
  async function waiting() {
    const bill = await add();
    expect((await send(sendPaymentLinkEndpoint.path, { billId: bill.id })).status).toBe(200);
    const about = `playerBills/${bill.id}`;
    const [link] = await mailsAbout(about);
    if (!link) throw new Error('There is no link');
    const failed = { status: 'failed', attempts: 18, lastError: '550 no such user' } as const;
    await outbox().doc(link.id).update(failed);
    const receipt = { ...link, ...failed, id: `bill-${bill.id}-paid-1`, subject: 'Receipt' };
    await outbox().doc(receipt.id).create(receipt);
    return { bill, link, receipt };
  }
  async function update(id: string, change: Partial<PlayerBillForm>) {
    const { updatedAt } = getBillEndpoint.response.parse(
      await (await invoke(admin, sentBy(office, get(`${getBillEndpoint.path}?id=${id}`)))).json(),
    ).bill;
    const body = { id, seen: updatedAt, bill: { ...form, ...change } };
    expect((await send(updateBillEndpoint.path, body)).status).toBe(200);
  }
  const stored = async (id: string) => (await outbox().doc(id).get()).data();

  test('to the right address: what waits goes there, and its link opens there', async () => {
    const { bill, link, receipt } = await waiting();
    const guardianEmail = newAddress('corrected');
    await update(bill.id, { guardianEmail });
    for (const { id } of [link, receipt]) {
      expect(await stored(id)).toMatchObject({ to: guardianEmail, status: 'pending', attempts: 0 });
    }
    const code = /link=([\w-]+)/.exec((await stored(link.id))?.text ?? '')?.[1] ?? '';
    expect(readPaymentLink(code)?.email).toBe(guardianEmail);
  });

  test('to somebody else: what asked the former one for money goes to nobody, a receipt stays', async () => {
    const { bill, link, receipt } = await waiting();
    await update(bill.id, { guardianName: 'Ben Lee', guardianEmail: newAddress('ben') });
    expect(await stored(link.id)).toBeUndefined();
    expect(await stored(receipt.id)).toEqual(receipt);
  });

  test('to the right address after it was paid: what asked for the money goes to nobody', async () => {
    const { bill, link, receipt } = await waiting();
    const createdAt = subHours(new Date(), 1).toISOString();
    for (const { id } of [link, receipt]) await outbox().doc(id).update({ createdAt });
    await pay('bill', bill.id);
    await update(bill.id, { guardianEmail: newAddress('corrected'), paymentStatus: 'paid' });
    await deliverOutbox({});
    expect(await stored(link.id)).toBeUndefined();
    expect(await stored(receipt.id)).toMatchObject({ status: 'sent' });
  });

  test('is told to the address before where that is known to be somebody’s, once', async () => {
    // Nobody has paid from it, as another test does from the form's.
    const slip = newAddress('slip');
    form.guardianEmail = slip;
    const { bill } = await waiting();
    const known = (await signUpUser()).email;
    await update(bill.id, { guardianEmail: known });
    await update(bill.id, { guardianEmail: known, invoiceNumber: '2077' });
    await update(bill.id, { guardianName: 'Ben Lee', guardianEmail: newAddress('ben') });
    const told = (await mailsAbout(`playerBills/${bill.id}`)).filter(({ id }) =>
      id.startsWith('payer-email-'),
    );
    expect(told).toMatchObject([
      { to: known, subject: 'Your email address was removed from a bill' },
    ]);
    expect(told[0]?.text).not.toMatch(/Ana|Ben|Diaz/);
    expect(told[0]?.text).not.toContain(slip);
  });

  /** A registration's bills, of which a reminder of the night and the instructions wait to be sent. */
  async function ofRegistration(players: number) {
    const email = newAddress('ana');
    const { registration, bills } = await storeRegistration(players, { email });
    const [bill] = bills;
    const { link } = await waiting();
    const text = `https://example.org/pay?link=${seal('payment-link', ['bill', bill?.id ?? '', email, '99999'])}`;
    const about = `registrations/${registration.id}`;
    const ids = ['overdue-2026-11-01', 'instructions', 'pledge-reminder'].map(
      (step) => `registrations-${registration.id}-${step}`,
    );
    for (const id of ids) {
      const failed = { status: 'failed', attempts: 18, lastError: '550 no such user' } as const;
      await outbox()
        .doc(id)
        .create({ ...link, ...failed, id, about, to: email, text, html: text });
    }
    return { billId: bill?.id ?? '', email, ids };
  }
  const sentTo = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await stored(id))?.to));

  test('of a registration, to somebody else: the reminder goes to nobody, the rest is its payer’s', async () => {
    const { billId, email, ids } = await ofRegistration(1);
    await update(billId, { guardianName: 'Ben Lee', guardianEmail: newAddress('ben') });
    expect(await sentTo(ids)).toEqual([undefined, email, email]);
  });

  test('of a registration, to the right address: the reminder of it alone goes there', async () => {
    const { billId, email, ids } = await ofRegistration(1);
    const guardianEmail = newAddress('corrected');
    await update(billId, { guardianEmail });
    expect(await sentTo(ids)).toEqual([guardianEmail, email, email]);
    const code = /link=([\w-]+)/.exec((await stored(ids[0] ?? ''))?.text ?? '')?.[1] ?? '';
    expect(readPaymentLink(code)?.email).toBe(guardianEmail);

    const other = await ofRegistration(2);
    await update(other.billId, { guardianEmail: newAddress('corrected') });
    expect(await sentTo(other.ids)).toEqual([undefined, other.email, other.email]);
  });
});

test('a link is emailed once a day of the program, not of Greenwich', async () => {
  const { id } = await add();
  const { uid, email } = office;
  const signedInAt = new Date().toISOString();
  const actor = { uid, email, emailVerified: true, signedInAt, profile: null };
  const link = (at: string) =>
    sendPaymentLink({ kind: 'bill', recordId: id }, actor, new Date(`2026-11-27T${at}Z`));
  // In the evening of the 26th in New York, the next morning, and once more in that evening.
  await link('01:30:00');
  await link('14:00:00');
  await expect(link('23:30:00')).rejects.toThrow('today');
  const mails = (await mailsAbout(`playerBills/${id}`)).map((mail) => mail.id);
  expect(mails.map((mail) => /link-([\d-]{10})/.exec(mail)?.[1])).toEqual([
    '2026-11-26',
    '2026-11-27',
  ]);
});
