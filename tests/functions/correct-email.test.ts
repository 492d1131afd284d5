import { expect, test } from 'vitest';
import { correctDonorEmailEndpoint } from '#contracts/donations/dashboard.ts';
import { correctBuyerEmailEndpoint } from '#contracts/orders/dashboard.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import admin from '#functions/admin.ts';
import { donations, orders, outbox, sponsorBills } from '#server/gateways/records.ts';
import { composeMail, forOffice } from '#server/mails/compose.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { conflict, entriesOn, find, office, pay, refused, send } from '#tests/helpers/office.ts';
import { storeDonation, storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

/* The office corrects the address of a gift, an order or a sponsor. */

const donor = (id: string) => donations().doc(id).get();
/** What an address is told that it no longer stands on a record. */
const newsAt = async (email: string) =>
  (await outbox().where('to', '==', email).get()).docs
    .map((doc) => doc.data())
    .filter(({ id }) => id.startsWith('payer-email-'));
const mailTo = async (to: string, about: string) => {
  const id = `mail-${crypto.randomUUID()}`;
  const draft = forOffice(() => ({ id, to, about, subject: 'Hello', blocks: ['Hello'] }));
  await outbox()
    .doc(id)
    .create({ ...(await composeMail(draft, new Date())), status: 'failed' });
  return async () => (await outbox().doc(id).get()).data();
};

test('of a gift, which is found by it, and can be undone where no email goes out', async () => {
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
  expect(answer.headers.get(UNDO_HEADER)).toMatch(/./);
  expect(await newsAt(gift.payer.email)).toEqual([]);
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

test('is told to the address before where that is known to be somebody’s, and to it alone', async () => {
  const email = newAddress('other');
  const [known, unproved] = [await signUpUser(), await signUpUser({ verified: false })];
  const gift = await storeDonation({ totalCents: 5_000, email: known.email });
  const order = await storeOrder({ email: known.email });
  const slip = await storeOrder({ email: unproved.email });
  const sponsor = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await pay('sponsorship', sponsor.id);
  const correct = async (
    path: string,
    { id, updatedAt: seen }: { id: string; updatedAt: string },
  ) => invoke(admin, sentBy(office, postJson(path, { id, seen, email })));
  const told = await correct(correctDonorEmailEndpoint.path, gift);
  expect([told.status, told.headers.get(UNDO_HEADER)]).toEqual([200, null]);
  expect((await correct(correctBuyerEmailEndpoint.path, order)).status).toBe(200);
  expect((await correct(correctBuyerEmailEndpoint.path, slip)).status).toBe(200);
  const edit = async (sponsorEmail: string, invoiceNumber: string) => {
    const { updatedAt, ...form } = (await sponsorBills().doc(sponsor.id).get()).data() ?? {};
    const bill = { ...form, sponsorEmail, invoiceNumber };
    const change = { id: sponsor.id, seen: updatedAt, bill };
    const answer = await sendAs(office, updateSponsorEndpoint.path, change);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await edit(sponsor.payer.email, '2077');
  expect(await newsAt(sponsor.payer.email)).toEqual([]);
  await edit(email, '2077');

  const news = (await newsAt(known.email)).map(({ about, subject }) => [about, subject]);
  expect(news.sort()).toEqual([
    [`donations/${gift.id}`, 'Your email address was removed from a gift'],
    [`orders/${order.id}`, 'Your email address was removed from an order'],
  ]);
  expect(await newsAt(unproved.email)).toEqual([]);
  expect(await newsAt(sponsor.payer.email)).toMatchObject([
    { subject: 'Your email address was removed from a sponsorship' },
  ]);
  expect(await newsAt(email)).toEqual([]);
});

test.each(['', 'nobody', 'a@example.com, b@example.com'])('to %j is refused', async (email) => {
  const gift = await storeDonation({ totalCents: 5_000 });
  const change = { id: gift.id, seen: gift.updatedAt, email };
  expect(await send(correctDonorEmailEndpoint.path, change)).toMatchObject(refused);
  const same = { ...change, email: gift.payer.email };
  expect(await send(correctDonorEmailEndpoint.path, same)).toMatchObject(refused);
});
