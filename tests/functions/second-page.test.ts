import { describe, expect, test } from 'vitest';
import { openPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import paymentLink from '#functions/payment-link.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { paymentLink as linkTo } from '#server/use-cases/billing/payment-link.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { note } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import {
  billsOf,
  entriesOf,
  mailsAbout,
  paymentOf,
  storeBill,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* One page was paid, or refused, and another one is open, on its way, refused, or left. */

const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const payer = { firstName: 'Robin', lastName: 'Doe', email: guardian.email };

const open = (billId: string) => openBillPage(guardian, billId);
async function pay(billId: string, outcome: 'succeeds' | 'ach') {
  const page = await open(billId);
  await control.pay(page, outcome);
  await settleEvents();
  return page;
}
async function refuse(page: string) {
  await control.finishAch(page, 'fails');
  await settleEvents();
}
async function runOut(page: string) {
  await stripe().checkout.sessions.expire(page);
  await settleEvents();
}
const stateOf = async (page: string) => (await stripe().checkout.sessions.retrieve(page)).status;

/** Installments by link, of which the first was paid by card. */
async function installments() {
  const { registration, bills } = await storeRegistration(1, {
    email: guardian.email,
    frequency: 'quarterly',
    paymentMethod: 'check',
  });
  const billId = bills[0]?.id ?? '';
  await pay(billId, 'succeeds');
  const [first] = await entriesOf(registration.id);
  return { registration, billId, intentId: first?.stripePaymentIntentId ?? '' };
}

describe('the second installment by bank', () => {
  test('refused is told, owed again, and can be noted by hand', async () => {
    const { registration, billId } = await installments();
    const page = await pay(billId, 'ach');
    expect((await paymentOf('registration', registration.id)).status).toBe('processing');
    await refuse(page);
    expect(await paymentOf('registration', registration.id)).toMatchObject({
      status: 'active',
      paidCents: 3_750,
    });
    const failed = (await entriesOf(registration.id)).find(({ status }) => status === 'failed');
    expect(failed).toMatchObject({ amountCents: 3_750, method: 'us_bank_account' });
    const told = (await mailsAbout(`registrations/${registration.id}`)).find(
      ({ id }) => id === `registration-${registration.id}-payment-failed-${failed?.id}`,
    );
    expect(told?.text).toContain('your bank did not complete the payment of $37.50');
    expect(told?.text).toContain('/pay?link=');
    expect(told?.text).not.toMatch(/your card|try again/);
    expect(await open(billId)).not.toBe(page);
    await note(office, 'registration', registration.id, 3_750);
    expect((await paymentOf('registration', registration.id)).paidCents).toBe(7_500);
  });

  test('whose page was left is paid on a new one', async () => {
    const { registration, billId } = await installments();
    const left = await open(billId);
    await runOut(left);
    expect(await pay(billId, 'succeeds')).not.toBe(left);
    expect((await paymentOf('registration', registration.id)).paidCents).toBe(7_500);
  });

  test('has its page closed by money by hand, though the first was refunded meanwhile', async () => {
    const { registration, billId, intentId } = await installments();
    const page = await open(billId);
    await stripe().refunds.create({ payment_intent: intentId, amount: 100 });
    await settleEvents();
    expect(await stateOf(page)).toBe('open');
    await note(office, 'registration', registration.id, 3_750);
    expect(await stateOf(page)).toBe('expired');
  });
});

describe('a bill', () => {
  test('whose page was lost on the way to who opened it by email is paid from the account', async () => {
    const { id } = await storeBill({ payer });
    const mailed = linkTo('', { kind: 'bill', recordId: id }, guardian.email, new Date());
    const link = mailed.split('link=')[1];
    const byLink = { idempotencyKey: crypto.randomUUID(), link };
    allowConsole(/payment_unavailable/);
    await control.fail(2, 'after');
    const lost = await invoke(paymentLink, postJson(openPaymentLinkEndpoint.path, byLink));
    expect(lost.status).toBe(503);
    await pay(id, 'succeeds');
    expect(await paymentOf('bill', id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
  });

  test('that a bank refused, and whose second page was left, is paid on a third', async () => {
    const { id } = await storeBill({ payer });
    await refuse(await pay(id, 'ach'));
    const left = await open(id);
    await runOut(left);
    expect(await pay(id, 'succeeds')).not.toBe(left);
    expect(await paymentOf('bill', id)).toMatchObject({ status: 'paid', paidCents: 15_000 });
  });

  test('whose card money was lost: refused by the bank, it is owed again', async () => {
    const { registration, bills } = await storeRegistration(1, { email: guardian.email });
    const id = bills[0]?.id ?? '';
    await pay(id, 'succeeds');
    const intentId = (await paymentOf('bill', id)).stripePaymentIntentId ?? '';
    await control.disputeCharge(intentId);
    await control.closeDispute(intentId, 'lost');
    await settleEvents();
    await refuse(await pay(id, 'ach'));
    expect(await paymentOf('bill', id)).toMatchObject({ status: 'payment_failed', paidCents: 0 });
    await pay(id, 'succeeds');
    expect(await billsOf(registration.id)).toMatchObject([{ paymentStatus: 'paid' }]);
  });

  test('has one open page, though the money of the first was lost while the second was open', async () => {
    const { id } = await storeBill({ payer });
    await pay(id, 'succeeds');
    const intentId = (await paymentOf('bill', id)).stripePaymentIntentId ?? '';
    await control.disputeCharge(intentId);
    await control.closeDispute(intentId, 'lost');
    // The first of its events finds the dispute lost already; the last comes late.
    const [first, ...late] = await takeEvents();
    await deliverAll(first ? [first] : []);
    const page = await open(id);
    expect(late.length).toBeGreaterThan(0);
    await deliverAll(late);
    expect((await paymentOf('bill', id)).status).toBe('payment_failed');
    expect(await open(id)).toBe(page);
    await note(office, 'bill', id, 5_000);
    expect(await stateOf(page)).toBe('expired');
  });
});
