import { describe, expect, test } from 'vitest';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import {
  markPaidEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { playerBills, profiles, registrations, unmatchedMoney } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  billsOf,
  entriesOf,
  openPayment,
  paymentOf,
  storeBill,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* With a part paid by hand, a payment page asks for what is left, and for nothing else. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const send = (path: string, body: object) =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));
const openBill = (billId: string) => openBillPage(guardian, billId);
const pageOf = async (session: string) =>
  (await stripe().checkout.sessions.retrieve(session)).status;
const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };
const billAt = async (id: string) => (await playerBills().doc(id).get()).data() as PlayerBill;
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

describe('a part that came by hand', () => {
  const part = (kind: PayableKind, recordId: string) =>
    send(markPaidEndpoint.path, {
      kind,
      recordId,
      idempotencyKey: crypto.randomUUID(),
      payment: { method: 'check', date: '2026-11-20', reference: '7', amountCents: 5_000 },
    });
  const asked = async (session: string) =>
    (await stripe().checkout.sessions.retrieve(session)).amount_total;

  test('closes the page of a bill, and the next asks for what is left', async () => {
    const bill = await ownBill();
    const page = await openBill(bill.id);
    expect((await part('bill', bill.id)).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    const rest = await openBill(bill.id);
    expect(await asked(rest)).toBe(10_000);
    expect(await openBill(bill.id)).toBe(rest);
    await control.pay(rest, 'succeeds');
    await settleEvents();
    expect(await billAt(bill.id)).toMatchObject({ paymentStatus: 'paid' });
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
    expect((await overpaid()).map(({ number }) => number)).not.toContain(bill.number);
  });

  test('noted while the page for the rest is open closes that, too, and the next asks for less', async () => {
    const bill = await ownBill();
    expect((await part('bill', bill.id)).status).toBe(200);
    const page = await openBill(bill.id);
    expect((await part('bill', bill.id)).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    const rest = await openBill(bill.id);
    expect(await asked(rest)).toBe(5_000);
    await settleEvents();
    expect(await openBill(bill.id)).toBe(rest);
  });

  test('noted when the rest was paid a moment ago is refused, and the card’s money is in the books', async () => {
    const bill = await ownBill();
    expect((await part('bill', bill.id)).status).toBe(200);
    await control.pay(await openBill(bill.id), 'succeeds');
    const late = await part('bill', bill.id);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('was just paid by card');
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
    await settleEvents();
    expect((await entriesOf(bill.id)).map(({ amountCents }) => amountCents)).toEqual([
      5_000, 10_000,
    ]);
  });

  test('and the rest by bank: on its way it is asked for no more, refused it is asked for anew', async () => {
    const bill = await ownBill();
    expect((await part('bill', bill.id)).status).toBe(200);
    const page = await openBill(bill.id);
    await control.pay(page, 'ach');
    await settleEvents();
    expect((await paymentOf('bill', bill.id)).status).toBe('processing');
    expect(await openBill(bill.id).catch(() => 'refused')).toBe('refused');
    expect((await part('bill', bill.id)).status).toBe(409);
    await control.finishAch(page, 'fails');
    await settleEvents();
    const again = await openBill(bill.id);
    expect(again).not.toBe(page);
    expect(await asked(again)).toBe(10_000);
    // The page of a second try is closed as every other.
    expect((await part('bill', bill.id)).status).toBe(200);
    expect(await pageOf(again)).toBe('expired');
  });

  test('that is reversed after the rest was paid by card is asked for alone, and a refund of the card still fits', async () => {
    const bill = await ownBill();
    const { entry } = markPaidEndpoint.response.parse(await (await part('bill', bill.id)).json());
    await control.pay(await openBill(bill.id), 'succeeds');
    await settleEvents();
    const reversal = { entryId: entry.id, reason: 'The check bounced', date: '2026-11-21' };
    expect((await send(reversePaymentEndpoint.path, reversal)).status).toBe(200);
    expect(await asked(await openBill(bill.id))).toBe(5_000);
    const card = (await entriesOf(bill.id)).find(({ method }) => method === 'card');
    const request = { entryId: card?.id, seenRefundedCents: 0, amountCents: 1_000 };
    expect((await send(refundEndpoint.path, request)).status).toBe(200);
    expect(await paymentOf('bill', bill.id)).toMatchObject({ refundedCents: 1_000 });
    await settleEvents();
    const unmatched = await unmatchedMoney().where('recordId', '==', bill.id).get();
    expect(unmatched.docs.map((doc) => doc.data())).toEqual([]);
  });

  test('that is taken back leaves the bill to be paid as a whole, on one page', async () => {
    const bill = await ownBill();
    const { entry } = markPaidEndpoint.response.parse(await (await part('bill', bill.id)).json());
    const reversal = { entryId: entry.id, reason: 'The check bounced', date: '2026-11-21' };
    expect((await send(reversePaymentEndpoint.path, reversal)).status).toBe(200);
    await control.pay(await openBill(bill.id), 'succeeds');
    await settleEvents();
    expect(await paymentOf('bill', bill.id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
    expect((await overpaid()).map(({ number }) => number)).not.toContain(bill.number);
  });

  test('of a registration is taken off its own page, and off the page of a bill of it', async () => {
    const { registration, bills } = await storeRegistration(2, { email: guardian.email });
    const page = await openPayment('registration', registration);
    expect((await part('registration', registration.id)).status).toBe(200);
    expect(await pageOf(page)).toBe('expired');
    const stands = (await registrations().doc(registration.id).get()).data();
    if (!stands) throw new Error('The registration is gone');
    const rest = await openPayment('registration', stands);
    expect(await asked(rest)).toBe(25_000);
    const ofBill = await openBill(bills[0]?.id ?? '');
    expect(await asked(ofBill)).toBe(25_000);
    await control.pay(ofBill, 'succeeds');
    await settleEvents();
    expect((await billsOf(registration.id)).map((bill) => bill.paymentStatus)).toEqual([
      'paid',
      'paid',
    ]);
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'paid',
      paidCents: 30_000,
    });
  });

  test('of a plan by check leaves the installments that are due to be paid online, one after the other', async () => {
    const { registration, bills } = await storeRegistration(1, {
      email: guardian.email,
      frequency: 'quarterly',
      paymentMethod: 'check',
    });
    const first = await openBill(bills[0]?.id ?? '');
    expect(await asked(first)).toBe(3_750);
    await control.pay(first, 'succeeds');
    await settleEvents();
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      paidCents: 3_750,
    });
    const second = await openBill(bills[0]?.id ?? '');
    expect(second).not.toBe(first);
    expect((await part('registration', registration.id)).status).toBe(200);
    expect(await pageOf(second)).toBe('expired');
    expect((await entriesOf(registration.id)).map(({ amountCents }) => amountCents)).toEqual([
      5_000, 3_750,
    ]);
  });
});
