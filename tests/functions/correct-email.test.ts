import { expect, test } from 'vitest';
import { correctDonorEmailEndpoint } from '#contracts/donations/dashboard.ts';
import { correctBuyerEmailEndpoint } from '#contracts/orders/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import admin from '#functions/admin.ts';
import { donations, orders, outbox } from '#server/gateways/records.ts';
import { composeMail, forOffice } from '#server/mails/compose.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { conflict, entriesOn, find, office, refused, send } from '#tests/helpers/office.ts';
import { storeDonation } from '#tests/helpers/payables.ts';
import { newAddress, sentBy } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* The office corrects the address of a gift or an order. */

const donor = (id: string) => donations().doc(id).get();
const mailTo = async (to: string, about: string) => {
  const id = `mail-${crypto.randomUUID()}`;
  const draft = forOffice(() => ({ id, to, about, subject: 'Hello', blocks: ['Hello'] }));
  await outbox()
    .doc(id)
    .create({ ...(await composeMail(draft, new Date())), status: 'failed' });
  return async () => (await outbox().doc(id).get()).data();
};

test('of a gift, which is found by it, and it can be undone', async () => {
  const gift = await storeDonation({ totalCents: 5_000, paymentMethod: 'check' });
  const email = newAddress('donor');
  const change = { id: gift.id, seen: gift.updatedAt, email: email.toUpperCase() };
  const path = correctDonorEmailEndpoint.path;
  const answer = await invoke(admin, sentBy(office, postJson(path, change)));
  expect(answer.status).toBe(200);
  expect((await donor(gift.id)).data()?.payer).toEqual({ ...gift.payer, email });
  expect(await find('/api/admin/donations', { search: email })).toEqual([gift.id]);
  expect(await entriesOn(`donations/${gift.id}`)).toMatchObject([
    {
      action: 'donation.emailCorrected',
      changes: [{ field: 'payer.email', before: gift.payer.email, after: email }],
    },
  ]);
  expect(await send(path, change)).toMatchObject(conflict);
  const undone = await send(undoEndpoint.path, { id: answer.headers.get(UNDO_HEADER) });
  expect(undone.status).toBe(200);
  expect((await donor(gift.id)).data()?.payer.email).toBe(gift.payer.email);
});

test('of an order, with its customer and the emails that wait', async () => {
  const order = await storeOrder();
  const waiting = await mailTo(order.payer.email, `orders/${order.id}`);
  const other = await mailTo(order.payer.email, `orders/${crypto.randomUUID()}`);
  const email = newAddress('buyer');
  const change = { id: order.id, seen: order.updatedAt, email };
  expect((await send(correctBuyerEmailEndpoint.path, change)).status).toBe(200);
  const stored = (await orders().doc(order.id).get()).data();
  expect(stored?.payer.email).toBe(email);
  expect(stored?.customer.email).toBe(email);
  expect(await waiting()).toMatchObject({ to: email, status: 'pending', attempts: 0 });
  expect((await other())?.to).toBe(order.payer.email);
});

test.each(['', 'nobody', 'a@example.com, b@example.com'])('to %j is refused', async (email) => {
  const gift = await storeDonation({ totalCents: 5_000 });
  const change = { id: gift.id, seen: gift.updatedAt, email };
  expect(await send(correctDonorEmailEndpoint.path, change)).toMatchObject(refused);
  const same = { ...change, email: gift.payer.email };
  expect(await send(correctDonorEmailEndpoint.path, same)).toMatchObject(refused);
});
