import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { stack } from '#tests/helpers/functions.ts';
import { note, sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import {
  billsOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeRegistration,
} from '#tests/helpers/payables.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { forgetPlans, settleEvents } from '#tests/helpers/stripe-events.ts';

/* A plan is stopped at Stripe, and one of two players quits: the other's bill is paid like any other. */

const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

/** Two players at $150.00, by card in four charges of $75.00, of which so many came before the plan was stopped. */
async function stopped(charges: number) {
  await forgetPlans();
  const { registration, bills } = await storeRegistration(2, {
    email: guardian.email,
    frequency: 'quarterly',
  });
  await control.pay(await openPayment('registration', registration), 'succeeds');
  await settleEvents();
  const { stripeSubscriptionId } = await paymentOf('registration', registration.id);
  const plan = stripeSubscriptionId ?? '';
  for (let more = 1; more < charges; more += 1) await control.nextBill(plan, 'paid');
  await settleEvents();
  await stripe().subscriptions.cancel(plan);
  await settleEvents();
  const [quits, stays] = [bills[0]?.id ?? '', bills[1]?.id ?? ''];
  await cancelBill(registration.id, quits);
  const standing = async () => [
    (await paymentOf('registration', registration.id)).status,
    (await billsOf(registration.id)).find((one) => one.id === stays)?.paymentStatus,
  ];
  return { registration, stays, standing };
}

async function cancelBill(registrationId: string, billId: string) {
  const stored = (await billsOf(registrationId)).find(({ id }) => id === billId);
  const { id, updatedAt, payer: _, ...form } = stored ?? { id: billId };
  const cancelled = { id, seen: updatedAt, bill: { ...form, paymentStatus: 'cancelled' } };
  const answer = await sendAs(office, updateBillEndpoint.path, cancelled);
  expect(answer.status, await answer.clone().text()).toBe(200);
}

const open = (billId: string) => openBillPage(guardian, billId);

test('the rest by bank makes it paid', async () => {
  const { stays, standing } = await stopped(1);
  expect(await standing()).toEqual(['ended', 'overdue']);
  const page = await open(stays);
  expect((await stripe().checkout.sessions.retrieve(page)).amount_total).toBe(7_500);
  await control.pay(page, 'ach');
  await settleEvents();
  await control.finishAch(page, 'succeeds');
  await settleEvents();
  expect(await standing()).toEqual(['paid', 'paid']);
});

test('the rest by check makes it paid, and no receipt speaks of a card', async () => {
  const { registration, standing } = await stopped(1);
  for (const cents of [2_500, 5_000]) {
    const { id } = await note(office, 'registration', registration.id, cents);
    const receipt = (await mailsAbout(`registrations/${registration.id}`)).find((mail) =>
      mail.id.endsWith(`-paid-${id}`),
    );
    expect(receipt?.text).toContain(cents === 2_500 ? '$25.00' : '$50.00');
    expect(receipt?.text).not.toContain('/api/payments/manage?');
  }
  expect(await standing()).toEqual(['paid', 'paid']);
});

test('what came before is enough for the one who stays', async () => {
  const { standing } = await stopped(2);
  expect(await standing()).toEqual(['paid', 'paid']);
});

test('a dispute of the rest that is lost leaves it owed, and to be paid again', async () => {
  const { registration, stays, standing } = await stopped(1);
  await control.pay(await open(stays), 'succeeds');
  await settleEvents();
  const intentId = (await paymentOf('registration', registration.id)).stripePaymentIntentId ?? '';
  await control.disputeCharge(intentId);
  await settleEvents();
  await control.closeDispute(intentId, 'lost');
  await settleEvents();
  expect(await standing()).toEqual(['ended', 'pending']);
  await note(office, 'registration', registration.id, 7_500);
  expect(await standing()).toEqual(['paid', 'paid']);
});
