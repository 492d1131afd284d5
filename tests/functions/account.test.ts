import { describe, expect, test } from 'vitest';
import {
  changeOwnDetailsEndpoint,
  deleteOwnAccountEndpoint,
  exportAccountEndpoint,
  openPlanPageEndpoint,
  readAccountRecordsEndpoint,
} from '#contracts/accounts/own-account.ts';
import api from '#functions/account.ts';
import { auth } from '#server/gateways/auth.ts';
import {
  donations,
  orders,
  profiles,
  registrations,
  sponsorBills,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { SECRET } from '#tests/helpers/own-payable.ts';
import { giveBill, giveRecords, giveSponsorship } from '#tests/helpers/own-records.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { storeOrder } from '#tests/helpers/store-order.ts';

const read = (user: TestUser, { path }: { path: string } = readAccountRecordsEndpoint) =>
  invoke(api, sentBy(user, get(path)));
const send = (user: TestUser, { path }: { path: string }, body: unknown) =>
  invoke(api, sentBy(user, postJson(path, body)));

async function refusal(response: Response) {
  const text = await response.text();
  return { status: response.status, code: JSON.parse(text).error.code as string, text };
}

describe('what is theirs', () => {
  test('one of each kind, and nothing that must stay with us', async () => {
    const user = await signUpUser();
    const { playerId } = await giveRecords(user);
    const response = await read(user);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('Asthma');
    const records = readAccountRecordsEndpoint.response.parse(JSON.parse(text));
    expect(records).toMatchObject({
      players: [{ id: playerId, firstName: 'Sam', photoConsent: true }],
      registrations: { items: [{ seasonName: '2026-27 Season' }] },
      bills: { items: [{ playerName: 'Sam Doe', amountCents: 15_000, next: 'pay' }] },
      orders: { items: [{ payment: { status: 'paid', totalCents: 3_598 } }] },
      donations: { items: [{ type: 'monthly', payment: { plan: { eachCents: 2_500 } } }] },
      sponsorships: { items: [{ businessName: 'Doe & Daughters' }] },
      receipts: { items: [{ amountCents: 2_500, refundedCents: 500 }], more: false },
      submissions: { items: [{ status: 'rejected', rejectionReason: 'Too dark to see anyone.' }] },
    });
  });

  test('another’s records are in no answer of theirs', async () => {
    const [one, other] = await Promise.all([signUpUser(), signUpUser()]);
    await giveRecords(other);
    const empty = { items: [], more: false };
    const records = await (await read(one)).json();
    expect(records).toEqual({
      players: [],
      registrations: empty,
      bills: empty,
      orders: empty,
      donations: empty,
      sponsorships: empty,
      receipts: empty,
      submissions: empty,
    });
    const file = await (await read(one, exportAccountEndpoint)).text();
    expect(file).not.toContain(other.email);
    expect(file).not.toContain('Doe & Daughters');
  });

  test('fifty of a kind, the latest first, and whether there are more', async () => {
    const user = await signUpUser();
    await Promise.all(Array.from({ length: 51 }, () => giveBill(user.email)));
    const { bills } = readAccountRecordsEndpoint.response.parse(await (await read(user)).json());
    expect(bills.items).toHaveLength(50);
    expect(bills.more).toBe(true);
  });

  test('what was promised by check or transfer is owed until it has come', async () => {
    const user = await signUpUser();
    const [order] = await Promise.all([
      storeOrder({ email: user.email }),
      storeOrder({ email: user.email, paid: true }),
      storeOrder({ email: user.email, paymentMethod: 'credit-card' }),
      giveSponsorship(user.email),
    ]);
    const owed = async () => {
      const { orders, sponsorships } = readAccountRecordsEndpoint.response.parse(
        await (await read(user)).json(),
      );
      return [orders, sponsorships].map(({ items }) => items.map(({ owedCents }) => owedCents));
    };
    const [ordered, sponsored] = await owed();
    expect(ordered?.toSorted((a, b) => b - a)).toEqual([3598, 0, 0]);
    expect(sponsored).toEqual([75_000]);
    await orders().doc(order.id).update({ 'payment.status': 'cancelled' });
    expect((await owed())[0]).toEqual([0, 0, 0]);
  });

  test('a sponsorship that the office has put down for a card waits for no transfer', async () => {
    const user = await signUpUser();
    const { id } = await giveSponsorship(user.email);
    const byCard = async () =>
      readAccountRecordsEndpoint.response
        .parse(await (await read(user)).json())
        .sponsorships.items.map(({ owedCents, isByCard }) => ({ owedCents, isByCard }));
    expect(await byCard()).toEqual([{ owedCents: 75_000 }]);
    await sponsorBills().doc(id).update({ paymentMethod: 'stripe' });
    expect(await byCard()).toEqual([{ owedCents: 75_000, isByCard: true }]);
  });

  test('a bill whose registration is paid in installments is not offered for payment', async () => {
    const user = await signUpUser();
    const { billId } = await giveRecords(user);
    const found = await registrations().where('payer.email', '==', user.email).get();
    await found.docs[0]?.ref.update({
      'payment.status': 'active',
      'payment.stripeSubscriptionId': 'sub_running',
    });
    const { bills } = readAccountRecordsEndpoint.response.parse(await (await read(user)).json());
    expect(bills.items.find(({ id }) => id === billId)?.next).toBe('plan');
  });
});

describe('who may not', () => {
  test.each([readAccountRecordsEndpoint, exportAccountEndpoint] as const)(
    'unverified: $path is refused and tells nothing',
    async (endpoint) => {
      const user = await signUpUser({ verified: false });
      await giveRecords(user);
      const answer = await refusal(await read(user, endpoint));
      expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
      expect(answer.text).toContain('verify your email address');
      expect(answer.text).not.toMatch(/Doe|Sam|150/);
    },
  );

  test.each([
    ['no token', undefined],
    ['a forged token', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJkZW1vLXBhcmVudCJ9.'],
    ['another scheme', 'Basic cGFyZW50OmNvdXJ0c2lkZQ=='],
  ])('%s: 401 for each address', async (_, authorization) => {
    for (const { method, path } of [
      readAccountRecordsEndpoint,
      exportAccountEndpoint,
      changeOwnDetailsEndpoint,
      openPlanPageEndpoint,
      deleteOwnAccountEndpoint,
    ]) {
      const request = method === 'GET' ? get(path) : postJson(path, {});
      if (authorization) request.headers.set('authorization', authorization);
      expect(await refusal(await invoke(api, request))).toMatchObject({ status: 401 });
    }
  });

  test('a token of an account that is deleted', async () => {
    const user = await signUpUser();
    await auth().deleteUser(user.uid);
    expect(await refusal(await read(user))).toMatchObject({ status: 401 });
  });
});

describe('details', () => {
  test('names and phone are changed, and nothing else, whatever is sent', async () => {
    const user = await signUpUser();
    const response = await send(user, changeOwnDetailsEndpoint, {
      firstName: ' Robin ',
      lastName: 'Díaz 🏀',
      phone: '',
      role: 'admin',
      email: 'x@example.com',
      userId: 'demo-admin',
      id: 'demo-admin',
    });
    expect(response.status).toBe(200);
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      id: user.uid,
      userId: user.uid,
      role: 'parent',
      email: user.email,
      firstName: 'Robin',
      lastName: 'Díaz 🏀',
      phone: null,
    });
  });

  test.each([
    ['a header', { firstName: 'A\r\nBcc: x@example.com' }, 'firstName'],
    ['a null byte', { lastName: 'D\u0000oe' }, 'lastName'],
    ['no name', { lastName: ' ' }, 'lastName'],
    ['words for a number', { phone: 'call me' }, 'phone'],
  ])('%s is refused', async (_, change, field) => {
    const user = await signUpUser();
    const details = { firstName: 'Robin', lastName: 'Doe', phone: '239-555-0123', ...change };
    const answer = await refusal(await send(user, changeOwnDetailsEndpoint, details));
    expect(answer.status).toBe(422);
    expect(Object.keys(JSON.parse(answer.text).error.fields)).toEqual([field]);
  });

  test('before the sign-up is completed there is nothing to change', async () => {
    const user = await signUpUser({ role: null });
    const details = { firstName: 'Robin', lastName: 'Doe', phone: null };
    expect(await refusal(await send(user, changeOwnDetailsEndpoint, details))).toMatchObject({
      status: 409,
    });
  });
});

describe('plans', () => {
  test('one’s own opens at Stripe; another’s, unverified and one without a plan do not', async () => {
    const [owner, other, unverified] = await Promise.all([
      signUpUser(),
      signUpUser(),
      signUpUser({ verified: false }),
    ]);
    const { donationId, sponsorshipId } = await giveRecords(owner);
    const customer = await stripe().customers.create({ email: owner.email });
    await donations().doc(donationId).update({ 'payment.stripeCustomerId': customer.id });
    const plan = { kind: 'donation', id: donationId };
    const answer = await send(owner, openPlanPageEndpoint, plan);
    expect(answer.status).toBe(200);
    expect(openPlanPageEndpoint.response.parse(await answer.json()).url).toMatch(/^http/);
    expect(await refusal(await send(other, openPlanPageEndpoint, plan))).toMatchObject({
      status: 404,
    });
    expect(await refusal(await send(unverified, openPlanPageEndpoint, plan))).toMatchObject({
      status: 403,
    });
    const check = { kind: 'sponsorship', id: sponsorshipId };
    expect(await refusal(await send(owner, openPlanPageEndpoint, check))).toMatchObject({
      status: 409,
    });
    const path = { kind: 'donation', id: '../orders/x' };
    expect(await refusal(await send(owner, openPlanPageEndpoint, path))).toMatchObject({
      status: 422,
    });
  });
});
