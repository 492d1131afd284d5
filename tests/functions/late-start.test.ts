import { subDays } from 'date-fns';
import { expect, test, vi } from 'vitest';
import { dayOf, formatDay } from '#domain/calendar/day.ts';
import { chargeInstant } from '#domain/donations/charge-instant.ts';
import { billingDate } from '#domain/payments/charge-day.ts';
import type { PlanFrequency } from '#domain/payments/choices.ts';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { playerBills, sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { acceptDonation } from '#server/use-cases/donations/accept-donation.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { stack } from '#tests/helpers/functions.ts';
import { monthlyRequest } from '#tests/helpers/giving.ts';
import {
  mailsAbout,
  openPayment,
  paymentOf,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* Plans of which the payment page is opened, or paid, later than the form was sent. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();

const DAY_SECONDS = 24 * 60 * 60;

/** Pays a record's page. @returns its plan at Stripe, and the days on which that charges (from 0) */
async function begin(...[kind, record]: Parameters<typeof openPayment>) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  const id = (await paymentOf(kind, record.id)).stripeSubscriptionId ?? '';
  const { start_date: start } = await stripe().subscriptions.retrieve(id);
  const dayAt = (n: number, frequency: PlanFrequency = 'monthly') =>
    dayOf(new Date(billingDate(start, frequency, n) * 1000), ZONE);
  return { id, firstOn: dayOf(new Date(start * 1000), ZONE), dayAt };
}

test('installments of a registration count from the day on which the first is paid', async () => {
  const { registration, bills } = await storeRegistration(2, {
    frequency: 'monthly',
    createdAt: subDays(new Date(), 40),
  });
  const [one, other] = bills.map(({ id }) => playerBills().doc(id));
  await one?.update({ dueDate: registration.payment.plan?.lastOn });
  // The office has agreed on a day of its own.
  await other?.update({ dueDate: '2030-01-31' });
  const { id, firstOn, dayAt } = await begin('registration', registration);
  const dates = { firstOn, lastOn: dayAt(11) };
  const paid = await paymentOf('registration', registration.id);
  expect(paid).toMatchObject({ status: 'active', plan: dates });
  expect((await one?.get())?.data()).toMatchObject({ dueDate: dates.lastOn });
  expect((await other?.get())?.data()).toMatchObject({ dueDate: '2030-01-31' });
  const next = formatDay(dayAt(1));
  expect(describeProgress(paid)).toContainEqual(['Next payment', `$25.00 on ${next}`]);

  await control.nextBill(id, 'paid');
  await settleEvents();
  expect(await paymentOf('registration', registration.id)).toMatchObject({
    paidCents: 5000,
    plan: dates,
  });
});

test.each(['quarterly', 'annual'] as const)(
  'a sponsorship that is paid %s counts from the day on which it is first paid',
  async (frequency) => {
    const createdAt = subDays(new Date(), 40);
    const sponsorship = await storeSponsorship({ totalCents: 50_000, frequency, createdAt });
    const bill = sponsorBills().doc(sponsorship.id);
    await bill.update({ dueDate: sponsorship.payment.plan?.lastOn ?? null });
    const { firstOn, dayAt } = await begin('sponsorship', sponsorship);
    const lastOn = frequency === 'annual' ? null : dayAt(3, frequency);
    expect((await paymentOf('sponsorship', sponsorship.id)).plan).toMatchObject({
      firstOn,
      lastOn,
    });
    expect((await bill.get()).data()).toMatchObject({ dueDate: lastOn });
  },
);

test('installments that begin in the evening are told for the days on which Stripe charges', async () => {
  // In the program's time zone, the evening before: the last of February.
  const { now } = await (await fetch(`${stack.stripe.url}/_local/clock`)).json();
  const year = new Date(now * 1000).getUTCFullYear() + 1;
  await control.advance((Date.parse(`${year}-03-01T01:00Z`) / 1000 - now) / DAY_SECONDS);
  const { registration, bills } = await storeRegistration(1, { frequency: 'monthly' });
  const [{ id: billId = '' } = {}] = bills;
  await playerBills().doc(billId).update({ dueDate: registration.payment.plan?.lastOn });
  const { id, firstOn } = await begin('registration', registration);
  expect(firstOn.slice(5, 7)).toBe('02');
  const last = `${year + 1}-01-31`;
  expect((await playerBills().doc(billId).get()).data()).toMatchObject({ dueDate: last });
  for (const [paid, next] of [
    [1, `${year}-03-31`],
    [2, `${year}-04-30`],
  ] as const) {
    const payment = await paymentOf('registration', registration.id);
    expect(payment).toMatchObject({ paidCents: paid * 1_250, plan: { firstOn, lastOn: last } });
    expect(describeProgress(payment)).toContainEqual([
      'Next payment',
      `$12.50 on ${formatDay(next)}`,
    ]);
    const receipts = await mailsAbout(`registrations/${registration.id}`);
    expect(receipts.map(({ text }) => text).join()).toContain(
      `${formatDay(next)}, charged automatically`,
    );
    await control.nextBill(id, 'paid');
    const [invoice] = (await stripe().invoices.list({ subscription: id, limit: 1 })).data;
    expect(dayOf(new Date((invoice?.created ?? 0) * 1000), ZONE)).toBe(next);
    await settleEvents();
  }
});

test('a monthly gift whose page Stripe did not open until a day before: it closes before the first charge', async () => {
  const request = monthlyRequest('2027-03-17', { paymentDay: 17 });
  const charge = chargeInstant('2027-03-17', ZONE).getTime();
  const asked = vi.spyOn(stripe().checkout.sessions, 'create').mockRejectedValue(new Error('down'));
  for (const hoursAhead of [24.5, 24.2, 2, 1.5]) {
    const now = new Date(charge - hoursAhead * 60 * 60_000);
    await expect(acceptDonation(request, now)).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
  }
  const [first, second, third, fourth] = asked.mock.calls;
  asked.mockRestore();
  expect(first?.[0]?.expires_at).toBeUndefined();
  expect(third?.[0]?.expires_at).toBe(charge / 1000 - 60);
  // The same asked again is the same page; another page needs a key of its own.
  expect(second).toEqual(first);
  expect(fourth).toEqual(third);
  expect(third?.[1]?.idempotencyKey).not.toBe(first?.[1]?.idempotencyKey);
});
