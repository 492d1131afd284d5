import { describe, expect, test } from 'vitest';
import { findOpenRecordsEndpoint } from '#contracts/payments/corrections.ts';
import { reversePaymentEndpoint } from '#contracts/payments/dashboard.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import adminPayments from '#functions/admin-payments.ts';
import { auditLog, ledger, playerBills } from '#server/gateways/records.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import {
  type Correction,
  correct as correctAs,
  note as noteAs,
  payerOf,
  refused,
  sendAs,
} from '#tests/helpers/hand-money.ts';
import { entriesOf, storeBill, storeDonation } from '#tests/helpers/payables.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { messages } from '#words/office/refusals/payments.ts';

/* Corrections that come twice, too late or for what cannot be corrected; and where money can go. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const note = (kind: PayableKind, recordId: string, amountCents: number) =>
  noteAs(office, kind, recordId, amountCents);
const correct = (entryId: string, change: Correction) => correctAs(office, entryId, change);
const net = async (recordId: string) =>
  (await entriesOf(recordId)).reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('a correction', () => {
  test('is one however often it is sent, and its key does not serve for another', async () => {
    const bill = await storeBill({ payer: payerOf(newAddress()) });
    const wrong = await note('bill', bill.id, 5000);
    const key = crypto.randomUUID();
    const both = await Promise.all([
      correct(wrong.id, { key, amountCents: 4000 }),
      correct(wrong.id, { key, amountCents: 4000 }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await correct(wrong.id, { key, amountCents: 4000 })).status).toBe(200);
    await refused(await correct(wrong.id, { key, amountCents: 4100 }), 409);
    expect(await net(bill.id)).toBe(4000);
    const entries = await entriesOf(bill.id);
    expect(entries.filter(({ replaces }) => replaces === wrong.id)).toHaveLength(1);
    expect(entries).toHaveLength(3);
    const logged = await auditLog().where('subject', '==', `payments/${wrong.id}`).get();
    expect(logged.docs.map((doc) => doc.data())).toMatchObject([
      {
        action: 'payment.corrected',
        changes: expect.arrayContaining([{ field: 'amount', before: '$50.00', after: '$40.00' }]),
      },
    ]);
  });

  test('of two at once, or after a reversal, is refused: it was taken back already', async () => {
    const bill = await storeBill();
    const wrong = await note('bill', bill.id, 5000);
    const both = await Promise.all(
      [4000, 3000].map((amountCents) => correct(wrong.id, { amountCents })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = await storeBill();
    const bounced = await note('bill', other.id, 5000);
    await sendAs(office, reversePaymentEndpoint.path, {
      entryId: bounced.id,
      reason: 'Bounced',
      date: daysAgo(1),
    });
    expect((await refused(await correct(bounced.id, {}), 409)).message).toContain('already');
    expect((await refused(await correct(`reversal-${bounced.id}`, {}), 409)).message).toBeTruthy();
  });

  test('is no way to change Stripe’s money, and what is no payment is refused', async () => {
    const donation = await storeDonation({ totalCents: 5000, paymentMethod: 'check' });
    const entry = await note('donation', donation.id, 5000);
    const stored = (await ledger().doc(entry.id).get()).data();
    if (!stored) throw new Error('The payment was not stored.');
    const card = { ...stored, id: crypto.randomUUID(), method: 'card' } as const;
    await ledger().doc(card.id).create(card);
    expect((await refused(await correct(card.id, {}), 409)).message).toBe(messages.throughStripe);
    await refused(await correct('hand-nothing', {}), 404);
    expect((await refused(await correct(entry.id, { reason: ' ' }), 422)).fields).toEqual([
      'payment.reason',
    ]);
    expect((await refused(await correct(entry.id, { date: '2999-01-01' }), 422)).fields).toEqual([
      'payment.date',
    ]);
    for (const amountCents of [0, -1, 1.5]) {
      await refused(await correct(entry.id, { amountCents }), 422);
    }
  });
});

async function findOpen(entryId: string, search: string) {
  const query = new URLSearchParams({ entryId, search });
  const path = `${findOpenRecordsEndpoint.path}?${query}`;
  const response = await invoke(adminPayments, sentBy(office, get(path)));
  return findOpenRecordsEndpoint.response.parse(await response.json()).records;
}

test('what is open of the same family is offered, and what a search finds', async () => {
  const email = newAddress('guardian');
  const bill = await storeBill({ payer: payerOf(email) });
  const sibling = await storeBill({ payer: payerOf(email), amountCents: 2500 });
  const cancelled = await storeBill({ payer: payerOf(email), paymentStatus: 'cancelled' });
  const stranger = await storeBill({
    payer: { ...payerOf(newAddress()), lastName: 'Quartermain' },
  });
  const wrong = await note('bill', bill.id, 5000);
  const find = (search: string) => findOpen(wrong.id, search);
  expect(await find('')).toEqual([
    {
      kind: 'bill',
      recordId: sibling.id,
      label: `Bill ${sibling.number}`,
      owedCents: 2500,
      description: sibling.description,
      name: 'Ana Diaz',
      email,
    },
  ]);
  expect((await find('quarterm')).map(({ recordId }) => recordId)).toEqual([stranger.id]);
  expect(await find(cancelled.number)).toEqual([]);
  expect(await find('nobody-of-that-name')).toEqual([]);
});

test('what is open is offered however much newer is paid, and after the family’s email was changed', async () => {
  const email = newAddress('guardian');
  const payer = { ...payerOf(email), lastName: 'Quisenberry' };
  const createdAt = '2024-09-01T12:00:00.000Z';
  const open = [
    (await storeBill({ payer, createdAt })).id,
    ...(await storeAll(11, { payer, createdAt: '2024-09-02T12:00:00.000Z' })),
  ];
  await storeAll(10, { payer, paymentStatus: 'paid' });
  const elsewhere = await storeBill({ payer: payerOf(newAddress('guardian')) });
  const wrong = await note('bill', elsewhere.id, 5000);
  await playerBills().doc(elsewhere.id).update({ payer });
  const offered = (await findOpen(wrong.id, '')).map(({ recordId }) => recordId);
  expect(offered.toSorted()).toEqual(open.toSorted());
  expect(await findOpen(wrong.id, 'quisenb')).toHaveLength(8);
});

const storeAll = async (count: number, change: Parameters<typeof storeBill>[0]) =>
  (await Promise.all(Array.from({ length: count }, () => storeBill(change)))).map(({ id }) => id);
