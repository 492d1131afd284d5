import { afterEach, describe, expect, test } from 'vitest';
import { listPaymentsEndpoint, refundEndpoint } from '#contracts/payments/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { chargeDay } from '#domain/payments/charge-day.ts';
import adminPayments from '#functions/admin-payments.ts';
import { donations, ledger, sponsorBills } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  entriesOf,
  mailsAbout,
  openPayment,
  paymentOf,
  storeDonation,
  storeRegistration,
  storeSponsorship,
} from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { forgetPlans, settleEvents } from '#tests/helpers/stripe-events.ts';

/* A refund of what Stripe charges again and again: whether that goes on is the office's choice, and is said. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
afterEach(forgetPlans);

const CHARGED_AGAIN = 'the card will be charged again';

type PaidKind = 'sponsorship' | 'donation' | 'registration';

async function begin(kind: PaidKind, record: Parameters<typeof openPayment>[1]) {
  await control.pay(await openPayment(kind, record), 'succeeds');
  await settleEvents();
  const [entry] = await entriesOf(record.id);
  const { stripeSubscriptionId } = await paymentOf(kind, record.id);
  return {
    id: record.id,
    entryId: entry?.id ?? '',
    intent: entry?.stripePaymentIntentId ?? '',
    plan: stripeSubscriptionId ?? '',
  };
}
const monthlyGift = async () =>
  begin('donation', await storeDonation({ totalCents: 5000, frequency: 'monthly' }));
const yearlySponsor = async () =>
  begin('sponsorship', await storeSponsorship({ totalCents: 50_000, frequency: 'annual' }));

const installments = async () =>
  begin('registration', (await storeRegistration(1, { frequency: 'monthly' })).registration);

function refund(entryId: string, amountCents: number, stopsPlan: boolean) {
  const body = { entryId, amountCents, seenRefundedCents: 0, stopsPlan };
  return invoke(adminPayments, sentBy(office, postJson(refundEndpoint.path, body)));
}
async function listed(recordId: string) {
  const path = `${listPaymentsEndpoint.path}?${new URLSearchParams({ recordId })}`;
  const answer = await invoke(adminPayments, sentBy(office, get(path)));
  return listPaymentsEndpoint.response.parse(await answer.json()).entries;
}
/** Whether a refund is offered to stop it, of each payment. */
const offeredOn = async (recordId: string) =>
  (await listed(recordId)).map(({ chargedAgain }) => chargedAgain);
/** Which installment Stripe charges next, of each payment. */
const nextOn = async (recordId: string) =>
  (await listed(recordId)).map(({ nextCharge }) => nextCharge);
const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;
const statusAtStripe = async (plan: string) => (await stripe().subscriptions.retrieve(plan)).status;
const refundsOf = async (intent: string) =>
  (await stripe().refunds.list({ payment_intent: intent })).data.length;
const billOf = async (id: string) => (await sponsorBills().doc(id).get()).data()?.paymentStatus;

async function mailsOf(path: string) {
  const mails = await mailsAbout(path);
  return {
    office: mails.filter(({ id }) => id.endsWith('-office')),
    payer: mails.filter(({ id }) => !id.endsWith('-office')),
  };
}

describe('a refund that stops what Stripe charges', () => {
  test('of a monthly gift: the subscription is canceled, and the donor is told of both', async () => {
    const gift = await monthlyGift();
    expect(await offeredOn(gift.id)).toEqual(['donation']);
    expect((await refund(gift.entryId, 5000, true)).status).toBe(200);
    expect(await offeredOn(gift.id)).toEqual([null]);
    expect(await statusAtStripe(gift.plan)).toBe('canceled');
    expect(await paymentOf('donation', gift.id)).toMatchObject({
      status: 'refunded',
      refundedCents: 5000,
    });
    await settleEvents();
    expect((await paymentOf('donation', gift.id)).status).toBe('refunded');
    const { payer, office: toOffice } = await mailsOf(`donations/${gift.id}`);
    const subjects = payer.map(({ subject }) => subject.replace(/^Gift \S+: /, ''));
    expect(subjects.sort()).toEqual([
      'Thank you: receipt for your gift of $50.00',
      'refund',
      'your plan has ended',
    ]);
    expect(payer.some(({ text }) => text.includes('card may have expired'))).toBe(false);
    expect(toOffice.some(({ text }) => text.includes(CHARGED_AGAIN))).toBe(false);
    expect(await actionsOn(`payments/${gift.entryId}`)).toEqual([
      'payment.refundAsked',
      'payment.refunded',
      'payment.planStopped',
    ]);
  });

  test('of a yearly sponsor: its bill is canceled', async () => {
    const sponsor = await yearlySponsor();
    expect(await offeredOn(sponsor.id)).toEqual(['sponsorship']);
    expect((await refund(sponsor.entryId, 50_000, true)).status).toBe(200);
    expect(await statusAtStripe(sponsor.plan)).toBe('canceled');
    expect(await billOf(sponsor.id)).toBe('cancelled');
  });

  test('of a gift that its donor has just canceled at Stripe is one like any other', async () => {
    const gift = await monthlyGift();
    await stripe().subscriptions.cancel(gift.plan);
    expect((await refund(gift.entryId, 5000, true)).status).toBe(200);
    expect((await paymentOf('donation', gift.id)).status).toBe('refunded');
  });

  test('and Stripe does not stop it: nothing is refunded, and the office is told', async () => {
    allowConsole(/stop_plan/);
    const gift = await monthlyGift();
    await donations().doc(gift.id).update({ 'payment.stripeSubscriptionId': 'sub_of_nobody' });
    const answer = await refund(gift.entryId, 2000, true);
    expect(answer.status).toBe(409);
    expect(await messageOf(answer)).toBe(
      'Stripe did not stop the payments that come after this one. Nothing was refunded. Please try again, or cancel the subscription at Stripe first.',
    );
    expect(await statusAtStripe(gift.plan)).toBe('active');
    expect(await entriesOf(gift.id)).toMatchObject([{ refundedCents: 0 }]);
    expect(await refundsOf(gift.intent)).toBe(0);
    expect(await actionsOn(`payments/${gift.entryId}`)).toEqual(['payment.refundAsked']);
  });

  test('and Stripe refuses the refund: the office is told so, and asks again', async () => {
    const gift = await monthlyGift();
    const entry = ledger().doc(gift.entryId);
    await entry.update({ stripePaymentIntentId: 'pi_of_nobody' });
    const refused = await refund(gift.entryId, 2000, true);
    expect(refused.status).toBe(409);
    expect(await messageOf(refused)).toMatch(
      /^The payments that come after this one were stopped\. But nothing was refunded\. Stripe did not accept this refund: /,
    );
    expect(await statusAtStripe(gift.plan)).toBe('canceled');
    await entry.update({ stripePaymentIntentId: gift.intent });
    await settleEvents();
    expect((await refund(gift.entryId, 2500, true)).status).toBe(200);
    expect(await refundsOf(gift.intent)).toBe(1);
    expect(await entriesOf(gift.id)).toMatchObject([{ refundedCents: 2500 }]);
  });

  test('is refused where nothing is charged again, and nothing is refunded', async () => {
    const gift = await begin('donation', await storeDonation({ totalCents: 5000 }));
    expect(await offeredOn(gift.id)).toEqual([null]);
    expect((await refund(gift.entryId, 5000, true)).status).toBe(409);
    expect(await entriesOf(gift.id)).toMatchObject([{ refundedCents: 0 }]);
  });
});

describe('what Stripe goes on to charge', () => {
  test('after a refund: the office is told so', async () => {
    const gift = await monthlyGift();
    expect((await refund(gift.entryId, 5000, false)).status).toBe(200);
    expect(await statusAtStripe(gift.plan)).toBe('active');
    expect((await paymentOf('donation', gift.id)).status).toBe('active');
    const { office: told } = await mailsOf(`donations/${gift.id}`);
    const refunded = told.find(({ subject }) => subject.includes('refunded'));
    expect(refunded?.text).toContain(CHARGED_AGAIN);
    expect(told.filter(({ text }) => text.includes(CHARGED_AGAIN))).toEqual([refunded]);
  });

  test('after a refund of an installment: the office is told before and after, and the family', async () => {
    const family = await installments();
    const { plan } = await paymentOf('registration', family.id);
    const on = plan && chargeDay(plan, 1);
    expect(await nextOn(family.id)).toEqual([{ cents: plan?.eachCents, on }]);
    const [entry] = await entriesOf(family.id);
    expect((await refund(family.entryId, entry?.amountCents ?? 0, false)).status).toBe(200);
    expect(await statusAtStripe(family.plan)).toBe('active');
    const { office: told, payer } = await mailsOf(`registrations/${family.id}`);
    const refunded = told.find(({ subject }) => subject.includes('refunded'));
    expect(refunded?.text).toContain(CHARGED_AGAIN);
    const back = payer.find(({ subject }) => subject.includes('refund'));
    expect(back?.text).toContain(
      `The next payment of ${formatCents(plan?.eachCents ?? 0)} is due on ${formatDay(on ?? '')}.`,
    );
    await stripe().subscriptions.cancel(family.plan);
    await settleEvents();
    expect(await nextOn(family.id)).toEqual([undefined]);
  });

  test('of a sponsor whose only year was refunded is not paid, until the next one is', async () => {
    const sponsor = await yearlySponsor();
    expect((await refund(sponsor.entryId, 50_000, false)).status).toBe(200);
    expect(await billOf(sponsor.id)).toBe('cancelled');
    await control.nextBill(sponsor.plan, 'paid');
    await settleEvents();
    expect(await billOf(sponsor.id)).toBe('paid');
  });

  test('after a lost dispute: the office is told so', async () => {
    const gift = await monthlyGift();
    await control.disputeCharge(gift.intent);
    await settleEvents();
    await control.closeDispute(gift.intent, 'lost');
    await settleEvents();
    const { office: told } = await mailsOf(`donations/${gift.id}`);
    const lost = told.find(({ subject }) => subject.includes('we lost the dispute'));
    expect(lost?.text).toContain(CHARGED_AGAIN);
  });
});
