import { expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { whatIsOwed } from '#features/accounts/own-account/owed.ts';
import account from '#functions/account.ts';
import openLink from '#functions/payment-link.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { note, reverse, sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { billsOf, mailsAbout, paymentOf, storeRegistration } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* What becomes of the payment of who registered is no matter of the bill that another guardian pays. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const leo = await signUpUser();

async function openPage(subject: Parameters<typeof paymentLink>[1], email: string) {
  const address = paymentLink('', subject, email, new Date());
  const request = { idempotencyKey: crypto.randomUUID(), link: address.split('link=')[1] };
  const answer = await invoke(openLink, postJson(openPaymentLinkEndpoint.path, request));
  const { cents, checkout } = openPaymentLinkEndpoint.response.parse(await answer.json());
  return { cents, page: checkout?.sessionId ?? '' };
}

async function payPage(page: string) {
  await control.pay(page, 'succeeds');
  await settleEvents();
}

/**
 * Two players at $150.00, of whom Leo pays for one, and who registered opens the page for the other.
 * @param isForBoth whether who registered has paid for both before one was given to Leo
 */
async function family(isForBoth = false) {
  const { registration, bills } = await storeRegistration(2, { paymentMethod: 'check' });
  const [own = '', theirs = ''] = bills.map(({ id }) => id);
  const whole = { kind: 'registration', recordId: registration.id } as const;
  const ofBoth = isForBoth ? await openPage(whole, registration.payer.email) : null;
  if (ofBoth) await payPage(ofBoth.page);
  await playerBills().doc(theirs).update({ 'payer.email': leo.email });
  const { cents, page } = ofBoth ?? (await openPage(whole, registration.payer.email));
  expect(cents).toBe(isForBoth ? 30_000 : 15_000);
  const billAt = async (id: string) => {
    const bill = (await billsOf(registration.id)).find((one) => one.id === id);
    if (!bill) throw new Error('no bill');
    return bill;
  };
  const save = async (id: string, change: Partial<PlayerBill>) => {
    const { updatedAt: seen, payer: _, ...form } = await billAt(id);
    const body = { id, seen, bill: { ...form, ...change } };
    const saved = await sendAs(office, updateBillEndpoint.path, body);
    expect(saved.status, await saved.clone().text()).toBe(200);
  };
  return {
    id: registration.id,
    billAt,
    own,
    theirs,
    page,
    statuses: async () => [(await billAt(own)).paymentStatus, (await billAt(theirs)).paymentStatus],
    save,
    become: (paymentStatus: 'cancelled' | 'pending', id = theirs) => save(id, { paymentStatus }),
  };
}

async function billSeenByLeo(id: string) {
  const response = await invoke(account, sentBy(leo, get(readAccountRecordsEndpoint.path)));
  const { bills } = readAccountRecordsEndpoint.response.parse(await response.json());
  return bills.items.find((bill) => bill.id === id);
}

test('a refund of all that came leaves it open, and the office can close it and open it again', async () => {
  const { id, theirs, page, statuses, become } = await family();
  await payPage(page);
  expect(await statuses()).toEqual(['paid', 'pending']);
  const { stripePaymentIntentId } = await paymentOf('registration', id);
  await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '' });
  await settleEvents();
  expect(await statuses()).toEqual(['cancelled', 'pending']);
  await become('cancelled');
  await become('pending');
  expect(await billSeenByLeo(theirs)).toMatchObject({ next: 'pay', payCents: 15_000 });
});

async function refund(registrationId: string, amount: number) {
  const { stripePaymentIntentId } = await paymentOf('registration', registrationId);
  await stripe().refunds.create({ payment_intent: stripePaymentIntentId ?? '', amount });
  await settleEvents();
}

const surplusOf = async (id: string) => (await paymentOf('registration', id)).surplusCents;

test.each(['before', 'after'])(
  'what was paid for a bill that is canceled %s its refund pays nothing of it',
  async (when) => {
    const { id, own, theirs, page, statuses, become } = await family();
    await payPage(page);
    if (when === 'before') {
      await become('cancelled', own);
      expect(await surplusOf(id)).toBe(15_000);
      expect(await billSeenByLeo(theirs)).toMatchObject({ next: 'pay', payCents: 15_000 });
    }
    await refund(id, 10_000);
    if (when === 'after') await become('cancelled', own);
    expect(await surplusOf(id)).toBe(5000);
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    expect(await billSeenByLeo(theirs)).toMatchObject({ next: 'pay', payCents: 15_000 });
    await refund(id, 5000);
    expect(await statuses()).toEqual(['cancelled', 'pending']);
    expect(await surplusOf(id)).toBe(0);
    await note(office, 'bill', theirs, 15_000);
    expect(await statuses()).toEqual(['cancelled', 'paid']);
    expect(await surplusOf(id)).toBe(0);
  },
);

test('a check that was sent back in part pays nothing of it either', async () => {
  const { id, own, theirs, statuses, become } = await family();
  const check = await note(office, 'registration', id, 15_000);
  await reverse(office, check.id);
  await note(office, 'registration', id, 5000);
  await become('cancelled', own);
  expect(await surplusOf(id)).toBe(5000);
  // Who registered may still pay for it, as the office notes it.
  await note(office, 'registration', id, 15_000);
  expect(await statuses()).toEqual(['cancelled', 'paid']);
  expect(await surplusOf(id)).toBe(5000);
  expect(await billSeenByLeo(theirs)).toMatchObject({ next: 'none', payCents: 0 });
});

test('what paid a part of it still does after the canceled bill beside it was edited', async () => {
  const { id, own, theirs, billAt, save, become } = await family();
  await become('cancelled', own);
  const { updatedAt } = await billAt(own);
  await note(office, 'registration', id, 10_000);
  await save(own, { notes: 'Moved away' });
  await note(office, 'registration', id, 1000);
  expect(await billAt(theirs)).toMatchObject({ paymentStatus: 'pending', receivedCents: 11_000 });
  expect(await billAt(own)).toMatchObject({ cancelledAt: updatedAt, notes: 'Moved away' });
  await become('pending', own);
  expect(await billAt(own)).not.toHaveProperty('cancelledAt');
});

test('its guardian is emailed by night where a check bounces that had paid it', async () => {
  const { id, theirs, billAt, statuses } = await family();
  await playerBills()
    .doc(theirs)
    .update({ dueDate: daysAgo(2) });
  const check = await note(office, 'registration', id, 30_000);
  expect(await statuses()).toEqual(['paid', 'paid']);
  await reverse(office, check.id);
  expect(await statuses()).toEqual(['pending', 'pending']);
  await runNightly(new Date());
  expect(await billAt(theirs)).toMatchObject({ paymentStatus: 'overdue' });
  const told = (await mailsAbout(`playerBills/${theirs}`)).filter(({ to }) => to === leo.email);
  expect(told.map(({ id: mail }) => /-overdue-/.test(mail))).toEqual([true]);
});

test('its guardian is asked for nothing while a bank decides on what paid it, and emailed by night once that is lost', async () => {
  const { id, theirs, billAt, statuses } = await family(true);
  await playerBills()
    .doc(theirs)
    .update({ dueDate: daysAgo(2) });
  const { stripePaymentIntentId } = await paymentOf('registration', id);
  await control.disputeCharge(stripePaymentIntentId ?? '');
  await settleEvents();
  expect(await statuses()).toEqual(['pending', 'pending']);
  const seen = await billSeenByLeo(theirs);
  expect(seen).toMatchObject({ next: 'none', receivedCents: 15_000 });
  expect(seen && whatIsOwed([seen])).toMatchObject({ cents: 0, stuck: null });
  await control.closeDispute(stripePaymentIntentId ?? '', 'lost');
  await settleEvents();
  expect(await statuses()).toEqual(['pending', 'pending']);
  await runNightly(new Date());
  expect(await billAt(theirs)).toMatchObject({ paymentStatus: 'overdue' });
  const told = (await mailsAbout(`playerBills/${theirs}`)).filter(({ to }) => to === leo.email);
  expect(told.map(({ id: mail }) => /-overdue-/.test(mail))).toEqual([true]);
});

test('a dispute leaves it open until its own day, and so does its end', async () => {
  const { id, page, statuses } = await family();
  await payPage(page);
  const { stripePaymentIntentId } = await paymentOf('registration', id);
  await control.disputeCharge(stripePaymentIntentId ?? '');
  await settleEvents();
  expect(await statuses()).toEqual(['pending', 'pending']);
  await control.closeDispute(stripePaymentIntentId ?? '', 'won');
  await settleEvents();
  expect(await statuses()).toEqual(['paid', 'pending']);
});

test('paid by both guardians, it stays paid once the second payment of it is refunded', async () => {
  const { id, theirs, statuses, become } = await family(true);
  const { stripePaymentIntentId: first } = await paymentOf('registration', id);
  const sent = await stripe().refunds.create({ payment_intent: first ?? '' });
  await settleEvents();
  await become('pending');
  await payPage((await openPage({ kind: 'bill', recordId: theirs }, leo.email)).page);
  // The bank of who registered sends the refund back.
  await control.failRefund(sent.id);
  await settleEvents();
  expect(await statuses()).toEqual(['paid', 'paid']);
  expect(await surplusOf(id)).toBe(15_000);
  const { stripePaymentIntentId: second } = await paymentOf('bill', theirs);
  await stripe().refunds.create({ payment_intent: second ?? '' });
  await settleEvents();
  expect(await statuses()).toEqual(['paid', 'paid']);
  expect(await surplusOf(id)).toBe(0);
});

test('who pays it is told nothing of a bank payment that is processing', async () => {
  const { id, theirs, page } = await family();
  await control.pay(page, 'ach');
  await settleEvents();
  expect(await paymentOf('registration', id)).toMatchObject({ status: 'processing' });
  expect(await billSeenByLeo(theirs)).toMatchObject({ next: 'none', payCents: 0 });
});
