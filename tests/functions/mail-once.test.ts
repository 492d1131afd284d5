import { describe, expect, test } from 'vitest';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { playerBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { flush, get, invoke, stack } from '#tests/helpers/functions.ts';
import {
  mailsAbout,
  openPayment,
  paymentOf,
  storeBill,
  storeDonation,
} from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { deliverAll, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();

/** As the schedule does every minute. */
async function sendAll(): Promise<void> {
  await flush();
  await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
}

const subjectsTo = async (email: string) =>
  (await stack.mailbox.readMail(email)).map(({ subject }) => subject);

describe('an occasion that comes again after its email was sent', () => {
  test('is not mailed again: the events of a payment, as new ones of Stripe', async () => {
    const gift = await storeDonation({ totalCents: 5000 });
    await control.pay(await openPayment('donation', gift), 'succeeds');
    const events = await takeEvents();
    await deliverAll(events);
    await sendAll();
    await deliverAll(events.map((event) => ({ ...event, id: `evt_${crypto.randomUUID()}` })));
    await sendAll();
    expect(await subjectsTo(gift.payer.email)).toHaveLength(1);
    expect(await mailsAbout(`donations/${gift.id}`)).toHaveLength(2);
  });

  test('is not mailed again, and does not fail: a bill that is overdue a second time', async () => {
    const email = newAddress('late');
    const payer = { firstName: 'Robin', lastName: 'Doe', email };
    const { id } = await storeBill({ dueDate: '2026-01-05', payer });
    const status = async () => (await playerBills().doc(id).get()).data()?.paymentStatus;
    for (let night = 0; night < 2; night += 1) {
      await playerBills().doc(id).update({ paymentStatus: 'pending' });
      await runNightly(new Date());
      expect(await status()).toBe('overdue');
      await sendAll();
    }
    expect(await subjectsTo(email)).toHaveLength(1);
  });
});

test('what happens a second time is mailed a second time: a refund that failed and is made again', async () => {
  const gift = await storeDonation({ totalCents: 5000 });
  await control.pay(await openPayment('donation', gift), 'succeeds');
  await settleEvents();
  const { stripePaymentIntentId } = await paymentOf('donation', gift.id);
  for (let time = 0; time < 2; time += 1) {
    const request = { payment_intent: stripePaymentIntentId ?? '', amount: 1000 };
    const { id } = await stripe().refunds.create(request);
    await settleEvents();
    await control.failRefund(id);
    await settleEvents();
  }
  await sendAll();
  const subjects = await subjectsTo(gift.payer.email);
  expect(subjects.filter((subject) => subject?.endsWith(': refund'))).toHaveLength(2);
  const told = (await mailsAbout(`donations/${gift.id}`)).map(({ id }) => id);
  expect(told.filter((id) => id.includes('refund-failed'))).toHaveLength(2);
});
