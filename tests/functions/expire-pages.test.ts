import { describe, expect, test, vi } from 'vitest';
import { deleteBillEndpoint, updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import {
  markPaidEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import { deleteSponsorEndpoint, updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { playerBills, profiles, sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  entriesOf,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Whatever changes what is owed closes the pages that ask for it; what comes in all the same is seen. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const send = (path: string, body: object) =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));
const note = (kind: PayableKind, recordId: string) =>
  send(markPaidEndpoint.path, {
    kind,
    recordId,
    idempotencyKey: crypto.randomUUID(),
    payment: { method: 'check', date: '2026-11-20', reference: '7' },
  });
const openBill = (billId: string) => openBillPage(guardian, billId);
const pageOf = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).status;
const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };
const billAt = async (id: string) => (await playerBills().doc(id).get()).data() as PlayerBill;
async function change(id: string, edit: Partial<PlayerBill>) {
  const { updatedAt, ...bill } = await billAt(id);
  return send(updateBillEndpoint.path, { id, seen: updatedAt, bill: { ...bill, ...edit } });
}
async function ownBill() {
  const player = await addPlayer();
  const parent = crypto.randomUUID();
  const { id: _, ...profile } = player;
  await profiles()
    .doc(parent)
    .create({ ...profile, id: parent, role: 'parent', email: guardian.email });
  return storeBill({ playerId: player.id, parentId: parent, payer });
}
const overpaid = async () =>
  readOverviewEndpoint.response.parse(
    await (await invoke(admin, sentBy(office, get(readOverviewEndpoint.path)))).json(),
  ).overpaid;

describe('a registration that is marked paid', () => {
  test('closes the open pages of its bills: the money comes once', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const page = await openBill(bills[0]?.id ?? '');
    expect((await note('registration', registration.id)).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    await settleEvents();
    expect((await billsOf(registration.id))[0]).toMatchObject({ paymentStatus: 'paid' });
    expect(await entriesOf(bills[0]?.id ?? '')).toEqual([]);
  });

  test('closes a bill’s page that is being opened at that moment', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const { sessions } = stripe().checkout;
    const create = sessions.create.bind(sessions);
    const opened: string[] = [];
    vi.spyOn(sessions, 'create').mockImplementationOnce(async (...given) => {
      const page = await create(...given);
      opened.push(page.id);
      expect((await note('registration', registration.id)).status).toBe(200);
      return page;
    });
    const request = postJson(createBillPaymentEndpoint.path, { billId: bills[0]?.id });
    expect((await invoke(createBillPayment, sentBy(guardian, request))).status).toBe(409);
    expect(await Promise.all(opened.map(pageOf))).toEqual(['expired']);
    expect((await billsOf(registration.id))[0]).toMatchObject({ paymentStatus: 'paid' });
  });

  test('is refused where a bill’s page was paid a moment ago, and that money is in the books', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const billId = bills[0]?.id ?? '';
    await control.pay(await openBill(billId), 'succeeds');
    const response = await note('registration', registration.id);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('was just paid by card');
    expect(await entriesOf(billId)).toMatchObject([{ amountCents: 15_000, status: 'paid' }]);
    expect(await entriesOf(registration.id)).toEqual([]);
  });
});

describe('a bill with an open page', () => {
  test.each([
    ['another amount', { amountCents: 10_000 }],
    ['a cancellation', { paymentStatus: 'cancelled' }],
  ] as const)('that gets %s cannot be paid on it any more', async (_, edit) => {
    const bill = await ownBill();
    const page = await openBill(bill.id);
    expect((await change(bill.id, edit)).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    if (!('amountCents' in edit)) return;
    await control.pay(await openBill(bill.id), 'succeeds');
    await settleEvents();
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 10_000 });
  });

  test('that was paid from a bank account keeps its amount until the bank is done', async () => {
    const bill = await ownBill();
    const page = await openBill(bill.id);
    await control.pay(page, 'ach');
    await settleEvents();
    const refused = await change(bill.id, { amountCents: 10_000 });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('A payment is being processed');
    await control.finishAch(page, 'succeeds');
    await settleEvents();
    expect(await billAt(bill.id)).toMatchObject({ paymentStatus: 'paid', amountCents: 15_000 });
  });

  test('that is deleted takes its page along; notes alone leave it', async () => {
    const bill = await ownBill();
    const page = await openBill(bill.id);
    expect((await change(bill.id, { notes: 'Called' })).status).toBe(200);
    expect(await pageOf(page)).toBe('open');
    const { updatedAt } = await billAt(bill.id);
    expect((await send(deleteBillEndpoint.path, { id: bill.id, seen: updatedAt })).status).toBe(
      200,
    );
    expect(await pageOf(page)).toBe('expired');
  });

  test.each(['of a registration', 'changed since it was seen'])(
    '%s is not deleted, and its page stays open',
    async (what) => {
      const isOld = what === 'changed since it was seen';
      const bill = isOld
        ? await ownBill()
        : (await storeRegistration(1, { email: guardian.email })).bills[0];
      const page = await openBill(bill?.id ?? '');
      const { id, updatedAt } = await billAt(bill?.id ?? '');
      const seen = isOld ? '2026-01-01T00:00:00.000Z' : updatedAt;
      expect((await send(deleteBillEndpoint.path, { id, seen })).status).toBe(409);
      expect(await pageOf(page)).toBe('open');
    },
  );

  test('of a registration that is canceled closes the registration’s page, too', async () => {
    const { registration, bills } = await storeRegistration(2, { email: guardian.email });
    const page = await openPayment('registration', registration);
    const player = await addPlayer();
    const billId = bills[0]?.id ?? '';
    await playerBills().doc(billId).update({ playerId: player.id });
    expect((await change(billId, { paymentStatus: 'cancelled' })).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    await settleEvents();
    expect((await paymentOf('registration', registration.id)).status).toBe('ended');
  });
});

test('a sponsor’s bill that gets another amount closes the page of its sponsorship', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 50_000 });
  const page = await openPayment('sponsorship', sponsorship);
  const bill = (await sponsorBills().doc(sponsorship.id).get()).data();
  const edit = {
    id: sponsorship.id,
    seen: bill?.updatedAt,
    bill: { ...bill, amountCents: 60_000 },
  };
  const response = await send(updateSponsorEndpoint.path, edit);
  expect(response.status, await response.text()).toBe(200);
  expect(await pageOf(page)).toBe('expired');
});

describe('money that comes in all the same', () => {
  test('on a canceled bill is shown as too much, and can be refunded', async () => {
    const bill = await ownBill();
    const page = await openBill(bill.id);
    // As when the office’s save and the guardian’s click cross.
    await control.pay(page, 'succeeds');
    await playerBills().doc(bill.id).update({ paymentStatus: 'cancelled' });
    await settleEvents();
    const stands = await billAt(bill.id);
    expect(stands).toMatchObject({ paymentStatus: 'cancelled', payment: { surplusCents: 15_000 } });
    expect(await overpaid()).toContainEqual({
      kind: 'bill',
      number: bill.number,
      name: 'Robin Doe',
      surplusCents: 15_000,
    });
    const [entry] = await entriesOf(bill.id);
    const request = { entryId: entry?.id, seenRefundedCents: 0, amountCents: 15_000 };
    expect((await send(refundEndpoint.path, request)).status).toBe(200);
    expect((await billAt(bill.id)).payment?.surplusCents).toBe(0);
    expect((await actionsOn(`payments/${entry?.id}`)).sort()).toEqual([
      'payment.refundAsked',
      'payment.refunded',
    ]);
    expect((await overpaid()).map(({ number }) => number)).not.toContain(bill.number);
  });

  test('for a bill and for its registration is the registration’s surplus; giving it back leaves both paid', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const billId = bills[0]?.id ?? '';
    const page = await openBill(billId);
    await control.pay(page, 'ach');
    await settleEvents();
    // The bank takes days, and a check comes first.
    const check = await note('registration', registration.id);
    expect(check.status).toBe(200);
    const { entry: noted } = markPaidEndpoint.response.parse(await check.json());
    await control.finishAch(page, 'succeeds');
    await settleEvents();
    const surplusOf = async () =>
      (await paymentOf('registration', registration.id)).surplusCents ?? 0;
    expect(await surplusOf()).toBe(15_000);
    const [entry] = await entriesOf(billId);
    const request = { entryId: entry?.id, seenRefundedCents: 0, amountCents: 15_000 };
    expect((await send(refundEndpoint.path, request)).status).toBe(200);
    expect(await surplusOf()).toBe(0);
    expect((await paymentOf('registration', registration.id)).status).toBe('paid');
    expect((await billAt(billId)).paymentStatus).toBe('paid');
    // The check bounces: nothing is in the books, and all of it is owed again, on one page.
    const taken = { entryId: noted.id, reason: 'It bounced', date: '2026-11-21' };
    expect((await send(reversePaymentEndpoint.path, taken)).status).toBe(200);
    expect((await billAt(billId)).paymentStatus).toBe('pending');
    expect(stillOwedCents(await billAt(billId))).toBe(15_000);
    const again = await openBill(billId);
    expect((await stripe().checkout.sessions.retrieve(again)).amount_total).toBe(15_000);
    await control.pay(again, 'succeeds');
    await settleEvents();
    expect((await billAt(billId)).paymentStatus).toBe('paid');
    expect(await surplusOf()).toBe(0);
  });
});

test('a refund asks for nothing anew: a page that waits for other money stays as it is', async () => {
  const paid = await ownBill();
  await control.pay(await openBill(paid.id), 'succeeds');
  await settleEvents();
  const page = await openBill((await ownBill()).id);
  const [entry] = await entriesOf(paid.id);
  const request = { entryId: entry?.id, seenRefundedCents: 0, amountCents: 15_000 };
  expect((await send(refundEndpoint.path, request)).status).toBe(200);
  expect(await pageOf(page)).toBe('open');
  // What was refunded in full is over: it is not owed again.
  expect(await billAt(paid.id)).toMatchObject({ paymentStatus: 'cancelled' });
});

test('a sponsor who has changed since it was seen is not deleted, and its page stays open', async () => {
  const sponsorship = await storeSponsorship({ totalCents: 50_000 });
  const page = await openPayment('sponsorship', sponsorship);
  const old = { id: sponsorship.id, seen: '2026-01-01T00:00:00.000Z' };
  expect((await send(deleteSponsorEndpoint.path, old)).status).toBe(409);
  expect(await pageOf(page)).toBe('open');
});
