import { describe, expect, test } from 'vitest';
import {
  createBillEndpoint,
  deleteBillEndpoint,
  getBillEndpoint,
  updateBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import { createBillPaymentEndpoint } from '#contracts/billing/public.ts';
import {
  listPaymentsEndpoint,
  refundEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { PlayerBillForm } from '#domain/billing/player-bill-form.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import createBillPayment from '#functions/create-bill-payment.ts';
import { playerBills, profiles, registrations, sponsorBills } from '#server/gateways/records.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, office, pay } from '#tests/helpers/office.ts';
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
import { messages as billRefusals } from '#words/office/refusals/bills.ts';

/* No status says what the ledger denies, and who gets the emails of a bill is never lost. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const guardian = await signUpUser();
const player = await addPlayer();
const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };

const send = (path: string, body: object) =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));
const billAt = async (id: string) => (await playerBills().doc(id).get()).data() as PlayerBill;
const ownBill = (change = {}) => storeBill({ playerId: player.id, payer, ...change });
async function change(id: string, edit: Partial<PlayerBillForm>) {
  const { updatedAt, payer: _, ...bill } = await billAt(id);
  return send(updateBillEndpoint.path, { id, seen: updatedAt, bill: { ...bill, ...edit } });
}
const setStatus = (id: string, paymentStatus: PlayerBill['paymentStatus']) =>
  change(id, { paymentStatus });
const ok = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
};
const refusedWith = async (answer: Promise<Response>, words: RegExp | string) => {
  const response = await answer;
  expect([409, 422]).toContain(response.status);
  expect(await response.text()).toMatch(words);
};
function openBill(billId: string) {
  const request = postJson(createBillPaymentEndpoint.path, { billId });
  request.headers.set('authorization', `Bearer ${guardian.idToken}`);
  return invoke(createBillPayment, request);
}
async function family(players: number, wanted = {}) {
  const stored = await storeRegistration(players, { email: guardian.email, ...wanted });
  for (const { id } of stored.bills) await playerBills().doc(id).update({ playerId: player.id });
  return {
    id: stored.registration.id,
    registration: stored.registration,
    bills: stored.bills.map(({ id }) => id),
  };
}
const detailOf = async (id: string) =>
  getBillEndpoint.response.parse((await ask(getBillEndpoint.path, { id })).body);
const paymentsOf = async (id: string) =>
  listPaymentsEndpoint.response.parse(
    await (
      await invoke(
        adminPayments,
        sentBy(office, get(`${listPaymentsEndpoint.path}?recordId=${id}`)),
      )
    ).json(),
  ).entries;

describe('a paid bill that was canceled', () => {
  test('is paid again when it is opened again, and nobody is asked to pay it', async () => {
    const { id } = await ownBill();
    await pay('bill', id);
    await ok(setStatus(id, 'cancelled'));
    expect((await billAt(id)).payment?.surplusCents).toBe(15_000);
    await ok(setStatus(id, 'overdue'));
    expect(await billAt(id)).toMatchObject({ paymentStatus: 'paid' });
    expect((await billAt(id)).payment?.surplusCents).toBeUndefined();
    await refusedWith(openBill(id), /already paid/);
  });

  test('can have its money taken back, and is owed when it is opened after that', async () => {
    const { id } = await ownBill();
    const entry = await pay('bill', id);
    await ok(setStatus(id, 'cancelled'));
    expect(await paymentsOf(id)).toMatchObject([{ id: entry.id, isReversible: true }]);
    const reversal = { entryId: entry.id, reason: 'Wrong bill', date: '2026-11-21' };
    await ok(send(reversePaymentEndpoint.path, reversal));
    expect(await billAt(id)).toMatchObject({
      paymentStatus: 'cancelled',
      payment: { paidCents: 0, surplusCents: 0 },
    });
    await ok(setStatus(id, 'pending'));
    const page = await openBill(id);
    expect(createBillPaymentEndpoint.response.parse(await page.json()).totalCents).toBe(15_000);
  });

  test('whose money was refunded by card is over, and says what to do', async () => {
    const { id } = await ownBill();
    const page = createBillPaymentEndpoint.response.parse(await (await openBill(id)).json());
    await control.pay(page.checkout?.sessionId ?? '', 'succeeds');
    await settleEvents();
    const [entry] = await entriesOf(id);
    const refund = { entryId: entry?.id, seenRefundedCents: 0, amountCents: 15_000 };
    await ok(send(refundEndpoint.path, refund));
    expect((await billAt(id)).paymentStatus).toBe('cancelled');
    await refusedWith(setStatus(id, 'pending'), billRefusals.refunded);
    await refusedWith(openBill(id), /was canceled/);
  });

  test('of a sponsor is paid again, too', async () => {
    const { id } = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
    await pay('sponsorship', id);
    for (const paymentStatus of ['cancelled', 'overdue']) {
      const { updatedAt, ...bill } = (await sponsorBills().doc(id).get()).data() ?? {};
      await ok(
        send(updateSponsorEndpoint.path, { id, seen: updatedAt, bill: { ...bill, paymentStatus } }),
      );
    }
    expect((await sponsorBills().doc(id).get()).data()?.paymentStatus).toBe('paid');
  });
});

describe('a registration and its bills', () => {
  test('the last bill that is canceled cancels the registration, which comes back with it', async () => {
    const { id, bills } = await family(2, { paymentMethod: 'check' });
    const [first = '', second = ''] = bills;
    await ok(setStatus(first, 'cancelled'));
    expect((await paymentOf('registration', id)).status).toBe('pending');
    expect((await detailOf(second)).registration?.isLastBill).toBe(true);
    await ok(setStatus(second, 'cancelled'));
    expect((await paymentOf('registration', id)).status).toBe('cancelled');
    await ok(setStatus(first, 'pending'));
    expect((await paymentOf('registration', id)).status).toBe('pending');
    await pay('registration', id);
    expect((await billsOf(id)).map((bill) => bill.paymentStatus).sort()).toEqual([
      'cancelled',
      'paid',
    ]);
    expect(await paymentOf('registration', id)).toMatchObject({
      status: 'paid',
      paidCents: 15_000,
    });
  });

  test('so does the money of a canceled bill that goes back by hand', async () => {
    const { id, bills } = await family(1, { paymentMethod: 'check' });
    const entry = await pay('registration', id);
    await ok(setStatus(bills[0] ?? '', 'cancelled'));
    expect((await paymentOf('registration', id)).status).toBe('paid');
    await ok(
      send(reversePaymentEndpoint.path, {
        entryId: entry.id,
        reason: 'Left the team',
        date: '2026-11-21',
      }),
    );
    expect(await paymentOf('registration', id)).toMatchObject({
      status: 'cancelled',
      paidCents: 0,
      surplusCents: 0,
    });
    await ok(setStatus(bills[0] ?? '', 'pending'));
    expect((await paymentOf('registration', id)).status).toBe('pending');
  });

  test('a bill of it is not deleted under it', async () => {
    const { id, bills } = await family(1, { paymentMethod: 'check' });
    const { updatedAt } = await billAt(bills[0] ?? '');
    const asked = { id: bills[0], seen: updatedAt };
    await refusedWith(send(deleteBillEndpoint.path, asked), /Set it to Canceled/);
    expect((await paymentOf('registration', id)).status).toBe('pending');
  });

  test('what Stripe collects is not canceled here', async () => {
    const { registration, bills } = await family(1, { frequency: 'monthly' });
    await control.pay(await openPayment('registration', registration), 'succeeds');
    await settleEvents();
    await refusedWith(setStatus(bills[0] ?? '', 'cancelled'), /Stop the plan in Stripe/);
  });

  test('a bill of one that its family canceled is over', async () => {
    const { id, bills } = await family(1, { paymentMethod: 'check' });
    const cancelled = { at: new Date().toISOString(), by: 'guardian', replacedBy: null } as const;
    await registrations().doc(id).update({ cancelled, 'payment.status': 'cancelled' });
    await playerBills()
      .doc(bills[0] ?? '')
      .update({ paymentStatus: 'cancelled' });
    await refusedWith(setStatus(bills[0] ?? '', 'pending'), billRefusals.registrationOver);
  });

  test('what was split off from one that is canceled is over as well', async () => {
    const { id, registration, bills } = await family(2, { paymentMethod: 'check' });
    const cancelled = { at: new Date().toISOString(), by: 'office', replacedBy: null } as const;
    const players = registration.players.map((one) => ({ ...one, profileId: player.id }));
    await registrations().doc(id).update({ cancelled, players });
    const part = { registrationId: null, partOf: id, paymentStatus: 'cancelled' } as const;
    const [own = '', other = ''] = bills;
    await playerBills().doc(own).update(part);
    await playerBills()
      .doc(other)
      .update({ ...part, playerId: (await addPlayer()).id });
    await refusedWith(setStatus(own, 'pending'), billRefusals.registrationOver);
    // Given to a player who is not in that registration, it stands alone.
    expect((await setStatus(other, 'pending')).status).toBe(200);
  });

  test('its bill lists its payments, and says what counts for the bill', async () => {
    const { id, bills } = await family(2, { paymentMethod: 'check' });
    const entry = await pay('registration', id);
    const billId = bills[0] ?? '';
    expect((await paymentsOf(billId)).map((one) => one.id)).toEqual([entry.id]);
    expect(await detailOf(billId)).toMatchObject({
      paidCents: 15_000,
      leftCents: 0,
      payCents: 0,
      registration: { paidCents: 30_000, totalCents: 30_000 },
    });
  });
});

describe('who gets the emails of a bill', () => {
  const add = async (edit: Partial<PlayerBillForm>) => {
    const form = {
      playerId: player.id,
      parentId: null,
      amountCents: 5_000,
      description: 'Camp',
      paymentMethod: 'cash',
      paymentStatus: 'pending',
      dueDate: null,
      paidDate: null,
      invoiceNumber: null,
      notes: null,
      ...edit,
    };
    const body = { idempotencyKey: crypto.randomUUID(), bill: form };
    const answer = await invoke(admin, sentBy(office, postJson(createBillEndpoint.path, body)));
    expect(answer.status, await answer.clone().text()).toBe(200);
    return createBillEndpoint.response.parse(await answer.json()).bill;
  };

  test('is the player’s guardian, with or without an account', async () => {
    const bill = await add({});
    expect(bill.payer).toMatchObject({ firstName: 'Parent', email: player.email });
    await profiles().doc(player.id).update({ parentGuardianName: 'Ines Ruiz' });
    expect((await add({})).payer).toEqual({
      firstName: 'Ines',
      lastName: 'Ruiz',
      email: player.email,
    });
  });

  test('is whom the office names, and stays when only a note is changed', async () => {
    const named = { guardianName: 'Maria del Mar Ruiz', guardianEmail: 'Maria@Example.org' };
    const bill = await add(named);
    const maria = { firstName: 'Maria', lastName: 'del Mar Ruiz', email: 'maria@example.org' };
    expect(bill.payer).toEqual(maria);
    await ok(change(bill.id, { notes: 'Called' }));
    expect(await billAt(bill.id)).toMatchObject({ notes: 'Called', payer: maria });
    await ok(change(bill.id, { guardianName: '', guardianEmail: '' }));
    expect((await billAt(bill.id)).payer?.email).toBe(player.email);
  });

  test.each([
    ['no address', { guardianEmail: 'maria' }, 'bill.guardianEmail'],
    ['a link for a name', { guardianName: 'https://evil.example' }, 'bill.guardianName'],
  ])('%s is refused beside its field', async (_, edit, field) => {
    const { id } = await ownBill();
    const answer = await change(id, edit);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).error.fields)).toEqual([field]);
  });
});
