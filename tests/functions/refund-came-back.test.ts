import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { openBillPage } from '#tests/helpers/bill-page.ts';
import { stack } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office } from '#tests/helpers/office.ts';
import { paymentOf, storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Weeks after a bill was refunded in full, the bank sends the money back: the family does not have it. */

const guardian = await signUpUser();
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

async function ownBill() {
  const player = await addPlayer();
  const payer = { firstName: 'Ana', lastName: 'Diaz', email: guardian.email };
  return (await storeBill({ playerId: player.id, payer })).id;
}

/** The bill of a registration that was to be paid by check. */
async function registeredBill() {
  const made = await storeRegistration(1, { email: guardian.email, paymentMethod: 'check' });
  return made.bills[0]?.id ?? '';
}

async function paidBill(id: string) {
  await control.pay(await openBillPage(guardian, id), 'succeeds');
  await settleEvents();
  const stored = async () => {
    const bill = (await playerBills().doc(id).get()).data();
    if (!bill?.payment) throw new Error('The bill is gone');
    return { ...bill, payment: bill.payment };
  };
  return { id, stored };
}

type Paid = Awaited<ReturnType<typeof paidBill>>;

const cancel = (paid: Paid) => become(paid, 'cancelled');
async function become({ id, stored }: Paid, paymentStatus: 'cancelled' | 'pending') {
  const { updatedAt, payer: _, ...form } = await stored();
  const request = { id, seen: updatedAt, bill: { ...form, paymentStatus } };
  const answer = await sendAs(office, updateBillEndpoint.path, request);
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** Refunds all of it, and has the bank send that back. @returns the bill after each */
async function refundAndBack({ stored }: Paid) {
  const { payment } = await stored();
  const refund = await stripe().refunds.create({
    payment_intent: payment.stripePaymentIntentId ?? '',
  });
  await settleEvents();
  const refunded = await stored();
  await control.failRefund(refund.id);
  await settleEvents();
  return { refunded, back: await stored() };
}

test('a bill that the office had canceled stays canceled, and its money is to be returned', async () => {
  const paid = await paidBill(await ownBill());
  await cancel(paid);
  const { refunded, back } = await refundAndBack(paid);
  expect(refunded).toMatchObject({ paymentStatus: 'cancelled', payment: { surplusCents: 0 } });
  expect(back).toMatchObject({
    paymentStatus: 'cancelled',
    paidDate: null,
    payment: { surplusCents: 15_000 },
  });
});

test('so does the bill of a registration, where the surplus is noted', async () => {
  const paid = await paidBill(await registeredBill());
  await cancel(paid);
  const { refunded, back } = await refundAndBack(paid);
  expect([refunded.paymentStatus, back.paymentStatus]).toEqual(['cancelled', 'cancelled']);
  const registration = await paymentOf('registration', back.registrationId ?? '');
  expect(registration).toMatchObject({ surplusCents: 15_000 });
});

test('a bill that the refund had canceled is paid again', async () => {
  const { refunded, back } = await refundAndBack(await paidBill(await ownBill()));
  expect(refunded.paymentStatus).toBe('cancelled');
  expect(back.paymentStatus).toBe('paid');
  expect(back.payment.surplusCents).toBeUndefined();
});

test.each([
  ['one of its own', ownBill],
  ['one of a registration', registeredBill],
])('so is %s that the office had canceled by mistake and opened again', async (_, made) => {
  const paid = await paidBill(await made());
  await cancel(paid);
  await become(paid, 'pending');
  expect((await paid.stored()).paymentStatus).toBe('paid');
  const { refunded, back } = await refundAndBack(paid);
  expect([refunded.paymentStatus, back.paymentStatus]).toEqual(['cancelled', 'paid']);
});
