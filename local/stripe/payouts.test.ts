import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { businessDayFrom, businessDaysAfter } from './business-days.ts';
import { eventually, ORDER, receiveWebhooks, runStripe } from './test-stripe.ts';

const secondsOf = (instant: string) => Date.parse(instant) / 1000;

async function run() {
  const hook = await receiveWebhooks();
  const local = await runStripe(hook);
  const { stripe, control } = local;
  /** Pays the order of $55.98; answers the charge's id. */
  async function pay(outcome: 'succeeds' | 'ach' = 'succeeds') {
    const { id } = await stripe.checkout.sessions.create(ORDER);
    await control(`sessions/${id}/pay`, { outcome });
    if (outcome === 'ach') await control(`sessions/${id}/bank`, { outcome: 'succeeds' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    return String((session.payment_intent as Stripe.PaymentIntent).latest_charge);
  }
  const linesOf = async (payout: string) =>
    (await stripe.balanceTransactions.list({ payout, limit: 100 })).data;
  return { ...local, hook, pay, linesOf };
}

test.each([
  ['2026-11-18T10:00:00Z', 2, '2026-11-20T00:00:00Z'],
  ['2026-11-19T23:59:00Z', 2, '2026-11-23T00:00:00Z'],
  ['2026-11-20T10:00:00Z', 1, '2026-11-23T00:00:00Z'],
  ['2026-11-21T10:00:00Z', 2, '2026-11-24T00:00:00Z'],
])('%s and %i business days is %s', (from, days, expected) => {
  expect(businessDaysAfter(secondsOf(from), days)).toBe(secondsOf(expected));
});

test('a day that is one is its own business day', () => {
  const friday = secondsOf('2026-11-20T00:00:00Z');
  expect(businessDayFrom(friday)).toBe(friday);
  expect(businessDayFrom(friday + 1)).toBe(secondsOf('2026-11-23T00:00:00Z'));
});

test.each([
  ['succeeds', 'charge', 192],
  ['ach', 'payment', 45],
] as const)('a payment that %s is a %s with its fee', async (outcome, type, fee) => {
  const { stripe, hook, pay } = await run();
  const id = await pay(outcome);
  const charge = await stripe.charges.retrieve(id, { expand: ['balance_transaction'] });
  expect(charge.balance_transaction).toMatchObject({
    type,
    fee,
    amount: 5598,
    net: 5598 - fee,
    source: id,
    status: 'pending',
    fee_details: [{ amount: fee, type: 'stripe_fee' }],
  });
  // Told of first without its fee, as Stripe does.
  await eventually(hook.types).toContain('charge.updated');
  const told = hook.events.find(({ type: what }) => what === 'charge.succeeded');
  expect(told?.data.object).toMatchObject({ balance_transaction: null });
});

test('a fee can come later', async () => {
  const { stripe, control, pay } = await run();
  await control('fee-delay', { seconds: 3600 });
  const id = await pay();
  expect((await stripe.charges.retrieve(id)).balance_transaction).toBeNull();
  await control('advance', { seconds: 3601 });
  expect((await stripe.charges.retrieve(id)).balance_transaction).toMatch(/^txn_/);
});

test('refunds give no fee back, disputes cost one, and what comes back is said', async () => {
  const { stripe, control, pay } = await run();
  const [refunded, disputed] = [await pay(), await pay()];
  const refund = await stripe.refunds.create({ charge: refunded, amount: 1000 });
  await control(`refunds/${refund.id}/fail`);
  await control(`charges/${disputed}/dispute`);
  const [dispute] = (await stripe.disputes.list({ charge: disputed })).data;
  expect(dispute?.balance_transactions).toMatchObject([{ amount: -5598, fee: 1500, net: -7098 }]);
  await control(`disputes/${dispute?.id}/close`, { outcome: 'won' });
  const { data } = await stripe.balanceTransactions.list({ limit: 100, expand: ['data.source'] });
  expect(data.map(({ type, amount, fee }) => [type, amount, fee])).toEqual([
    ['adjustment', 5598, 0],
    ['adjustment', -5598, 1500],
    ['refund_failure', 1000, 0],
    ['refund', -1000, 0],
    ['charge', 5598, 192],
    ['charge', 5598, 192],
  ]);
  expect(data[3]?.source).toMatchObject({ object: 'refund', id: refund.id, charge: refunded });
  expect(data[1]?.source).toMatchObject({ object: 'dispute', charge: disputed });
});

test('pays out what is available each business day, in sums that agree', async () => {
  const { stripe, hook, control, pay, linesOf } = await run();
  for (let index = 0; index < 3; index += 1) await pay();
  expect((await stripe.payouts.list()).data).toEqual([]);
  await control('advance', { days: 8 });
  const { data: payouts } = await stripe.payouts.list();
  expect(payouts).toMatchObject([{ amount: 3 * (5598 - 192), status: 'paid', automatic: true }]);
  const lines = await linesOf(payouts[0]?.id ?? '');
  // Its own is among them, as Stripe has it.
  expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  expect(lines.filter(({ type }) => type === 'charge')).toHaveLength(3);
  await eventually(hook.types).toEqual(expect.arrayContaining(['payout.created', 'payout.paid']));
  await control('advance', { days: 8 });
  expect((await stripe.payouts.list()).data).toHaveLength(1);
});

test('waits while there is less than nothing, and then nets it', async () => {
  const { stripe, control, pay } = await run();
  const id = await pay();
  await control('advance', { days: 8 });
  await stripe.refunds.create({ charge: id });
  await control('advance', { days: 8 });
  expect((await stripe.payouts.list()).data).toHaveLength(1);
  await pay();
  await pay();
  await control('advance', { days: 8 });
  const [last] = (await stripe.payouts.list()).data;
  expect(last?.amount).toBe(2 * (5598 - 192) - 5598);
});

test('a payout that the bank sends back is in the next one', async () => {
  const { stripe, hook, control, pay, linesOf } = await run();
  await pay();
  const sent = (await control('payouts')) as Stripe.Payout;
  expect(sent).toMatchObject({ status: 'paid', amount: 5406 });
  expect(await control('payouts')).toMatchObject({
    error: { message: 'There is nothing to pay out.' },
  });
  await control(`payouts/${sent.id}/fail`);
  expect(await stripe.payouts.retrieve(sent.id)).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
  });
  await eventually(hook.types).toContain('payout.failed');
  const again = (await control('payouts')) as Stripe.Payout;
  expect(again.amount).toBe(5406);
  expect((await linesOf(again.id)).map(({ type }) => type)).toEqual(['payout', 'payout_failure']);
});
