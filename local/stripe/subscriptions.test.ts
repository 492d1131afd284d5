import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { eventually, ORDER, receiveWebhooks, runStripe } from './test-stripe.ts';

const DAY = 24 * 60 * 60;
type Params = Stripe.Checkout.SessionCreateParams;

/** $150.05 in twelve: 12.50 a month, and the 5 cents that do not divide with the first. */
const INSTALLMENTS = {
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 1250,
        product_data: { name: 'Installment' },
        recurring: { interval: 'month' },
      },
    },
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 5, product_data: { name: 'Remaining cents' } },
    },
  ],
  success_url: ORDER.success_url,
  customer_email: 'ana@example.com',
  subscription_data: { metadata: { billId: 'bill-1' } },
} satisfies Params;

async function runPlan(params: Params = INSTALLMENTS, outcome = 'succeeds') {
  const hook = await receiveWebhooks();
  const run = await runStripe(hook);
  const created = await run.stripe.checkout.sessions.create(params);
  await run.control(`sessions/${created.id}/pay`, { outcome });
  const session = await run.stripe.checkout.sessions.retrieve(created.id);
  const id = String(session.subscription);
  const plan = () => run.stripe.subscriptions.retrieve(id);
  const bills = async () =>
    (await run.stripe.invoices.list({ subscription: id, limit: 100 })).data.reverse();
  return { ...run, hook, session, id, plan, bills };
}
const periodEnd = (plan: Stripe.Subscription) => plan.items.data[0]?.current_period_end ?? 0;

test('a plan starts with its first bill, which holds the one-time line too', async () => {
  const { stripe, hook, session, id, plan, bills } = await runPlan();
  expect(session).toMatchObject({
    amount_total: 1255,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
    customer: expect.stringMatching(/^cus_/),
  });
  expect(await plan()).toMatchObject({ status: 'active', metadata: { billId: 'bill-1' } });
  const [bill] = await bills();
  expect(bill).toMatchObject({
    id: session.invoice,
    amount_paid: 1255,
    billing_reason: 'subscription_create',
    status: 'paid',
    lines: { data: [{ description: 'Remaining cents' }, { description: '1 × Installment' }] },
    parent: { subscription_details: { subscription: id, metadata: { billId: 'bill-1' } } },
  });
  const full = await stripe.invoices.retrieve(bill?.id ?? '', {
    expand: ['payments.data.payment.payment_intent', 'parent.subscription_details.subscription'],
  });
  expect(full.payments?.data[0]).toMatchObject({
    status: 'paid',
    payment: { payment_intent: { amount_received: 1255, customer: session.customer } },
  });
  expect(full.parent?.subscription_details?.subscription).toMatchObject({ id });
  await eventually(() => hook.types().sort()).toEqual([
    'charge.succeeded',
    'charge.updated',
    'checkout.session.completed',
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('twelve installments and then the plan ends automatically, the sum exact', async () => {
  const { stripe, control, id, plan, bills } = await runPlan();
  const start = (await plan()).billing_cycle_anchor;
  const date = new Date(start * 1000);
  const end = date.setUTCFullYear(date.getUTCFullYear() + 1) / 1000;
  await stripe.subscriptions.update(id, { cancel_at: end });
  await control('advance', { days: 400 });
  expect(await plan()).toMatchObject({ status: 'canceled', ended_at: end });
  const paid = await bills();
  expect(paid.map((bill) => bill.status)).toEqual(Array.from({ length: 12 }, () => 'paid'));
  expect(paid.reduce((sum, bill) => sum + bill.amount_paid, 0)).toBe(15_005);
  const ended = await stripe.events.list({ type: 'customer.subscription.deleted' });
  expect(ended.data).toMatchObject([{ created: end, data: { object: { id } } }]);
});

test('a failed installment is tried again after 3, 5 and 7 days and the plan is past due', async () => {
  const { stripe, control, id, plan, bills } = await runPlan();
  await control(`subscriptions/${id}/next`, { outcome: 'failed' });
  expect(await plan()).toMatchObject({ status: 'past_due' });
  const due = (await bills())[1];
  expect(due).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 1250 });
  expect((due?.next_payment_attempt ?? 0) - (due?.created ?? 0)).toBe(3 * DAY);
  await control('advance', { days: 16 });
  expect((await bills())[1]).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
  const failures = await stripe.events.list({ type: 'invoice.payment_failed' });
  expect(failures.data).toHaveLength(4);

  await control(`invoices/${due?.id}/pay`, { outcome: 'paid' });
  expect(await plan()).toMatchObject({ status: 'active' });
  expect((await bills())[1]).toMatchObject({ status: 'paid', attempt_count: 5 });
  const [update] = (await stripe.events.list({ type: 'customer.subscription.updated' })).data;
  expect(update?.data.previous_attributes).toEqual({ status: 'past_due' });
});

test('a card changed in the portal pays the open bill at the next attempt', async () => {
  const { stripe, control, session, id, plan, bills } = await runPlan();
  await control(`subscriptions/${id}/next`, { outcome: 'failed' });
  const portal = await stripe.billingPortal.sessions.create({
    customer: String(session.customer),
    return_url: 'http://localhost:8888/donations',
  });
  const press = (action: string) =>
    fetch(portal.url, { method: 'POST', body: new URLSearchParams({ subscription: id, action }) });
  const shown = await (await fetch(portal.url)).text();
  expect(shown).toContain('$12.50 every month');
  expect(shown).toContain('The last payment failed.');
  expect(shown).toContain('href="http://localhost:8888/donations"');
  await press('good-card');
  await control('advance', { days: 3 });
  expect((await bills())[1]).toMatchObject({ status: 'paid' });

  await press('pause');
  expect(await plan()).toMatchObject({ status: 'paused' });
  await control('advance', { days: 100 });
  expect(await bills()).toHaveLength(2);
  await press('resume');
  expect(await plan()).toMatchObject({ status: 'active' });
  expect(await bills()).toHaveLength(2);
  await control('advance', { days: 32 });
  expect(await bills()).toHaveLength(3);

  await press('cancel');
  const ending = await plan();
  expect(ending).toMatchObject({ cancel_at_period_end: false, cancel_at: periodEnd(ending) });
  await control('advance', { days: 32 });
  expect(await plan()).toMatchObject({ status: 'canceled' });
  expect(await bills()).toHaveLength(3);
  const late = await press('pause');
  expect(late.status).toBe(409);
});

test('the portal of one customer does not reach another’s plan', async () => {
  const { stripe, id, plan } = await runPlan();
  const stranger = await stripe.customers.create({ name: 'Bo' });
  const portal = await stripe.billingPortal.sessions.create({ customer: stranger.id });
  const body = new URLSearchParams({ subscription: id, action: 'cancel' });
  expect((await fetch(portal.url, { method: 'POST', body })).status).toBe(404);
  expect((await plan()).cancel_at).toBeNull();
});

test('an open bill is paid on its own page', async () => {
  const { control, id, plan, bills } = await runPlan();
  await control(`subscriptions/${id}/next`, { outcome: 'failed' });
  const url = (await bills())[1]?.hosted_invoice_url ?? '';
  const pay = (outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) });
  expect(await (await pay('declined')).text()).toContain('role="alert">Your card was declined.');
  expect(await (await pay('succeeds')).text()).toContain('Invoice over $12.50: paid');
  expect(await plan()).toMatchObject({ status: 'active' });
  expect(await (await pay('succeeds')).text()).toContain('Invoice is already paid.');
});

test('a monthly gift is first charged on its chosen day and then every month on it', async () => {
  const { stripe, control } = await runStripe();
  const { now } = (await control('advance', { seconds: 0 })) as { now: number };
  const anchor = now + 10 * DAY;
  const [plan] = INSTALLMENTS.line_items;
  const params: Params = {
    ...INSTALLMENTS,
    line_items: plan ? [plan] : [],
    subscription_data: { billing_cycle_anchor: anchor, proration_behavior: 'none' },
  };
  const created = await stripe.checkout.sessions.create(params);
  expect(created).toMatchObject({ amount_total: 0 });
  const html = await (await fetch(created.url ?? '')).text();
  expect(html).toContain('$12.50 every month');
  expect(html).toContain('First charge on ');
  await control(`sessions/${created.id}/pay`, { outcome: 'succeeds' });
  const session = await stripe.checkout.sessions.retrieve(created.id);
  expect(session).toMatchObject({ payment_status: 'no_payment_required', invoice: null });
  const customer = String(session.customer);
  expect((await stripe.invoices.list({ customer })).data).toEqual([]);

  await control('advance', { days: 10 });
  const [first] = (await stripe.invoices.list({ customer })).data;
  expect(first).toMatchObject({ created: anchor, amount_paid: 1250, status: 'paid' });
  await control('advance', { days: 31 });
  const [second] = (await stripe.invoices.list({ customer })).data;
  const days = [first, second].map((bill) => new Date((bill?.created ?? 0) * 1000).getUTCDate());
  expect(days[0]).toBe(days[1]);
});

test('a trial begins with a bill over nothing, and is refused under two days', async () => {
  const { stripe, control } = await runStripe();
  const { now } = (await control('advance', { seconds: 0 })) as { now: number };
  const trial = (days: number): Params => ({
    ...INSTALLMENTS,
    line_items: INSTALLMENTS.line_items.slice(0, 1),
    subscription_data: { trial_end: now + days * DAY },
  });
  await expect(stripe.checkout.sessions.create(trial(1))).rejects.toMatchObject({
    param: 'subscription_data[trial_end]',
  });
  const { id } = await stripe.checkout.sessions.create(trial(60));
  await control(`sessions/${id}/pay`, { outcome: 'succeeds' });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  expect(session).toMatchObject({
    payment_status: 'no_payment_required',
    subscription: { status: 'trialing' },
  });
  await control('advance', { days: 60 });
  const bills = (await stripe.invoices.list()).data;
  expect(bills.map((bill) => bill.amount_paid)).toEqual([1250, 0]);
  const [plan] = (await stripe.subscriptions.list({ customer: String(session.customer) })).data;
  expect(plan?.status).toBe('active');
});

test.each([
  { outcome: 'succeeds', status: 'active', bill: 'paid', event: 'succeeded' },
  { outcome: 'fails', status: 'past_due', bill: 'open', event: 'failed' },
])('a plan paid from a bank account waits for the bank: $outcome', async (bank) => {
  const { stripe, control, session, plan, bills } = await runPlan(INSTALLMENTS, 'ach');
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(await plan()).toMatchObject({ status: 'active' });
  expect((await bills())[0]).toMatchObject({ status: 'open' });
  await control(`sessions/${session.id}/bank`, { outcome: bank.outcome });
  expect(await plan()).toMatchObject({ status: bank.status });
  expect((await bills())[0]).toMatchObject({ status: bank.bill });
  const type = `checkout.session.async_payment_${bank.event}`;
  expect((await stripe.events.list({ type })).data).toHaveLength(1);
});

test('a declined card starts no plan', async () => {
  const { stripe, session } = await runPlan(INSTALLMENTS, 'declined');
  expect(session).toMatchObject({ status: 'open', subscription: null, customer: null });
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('a plan is ended at once by the API, and what is half supported is refused', async () => {
  const { stripe, id, plan } = await runPlan();
  const end = periodEnd(await plan());
  await expect(stripe.subscriptions.update(id, { cancel_at: end + DAY })).rejects.toMatchObject({
    statusCode: 501,
  });
  await expect(stripe.subscriptions.pause(id)).rejects.toMatchObject({ param: 'bill_for' });
  await stripe.subscriptions.update(id, { cancel_at: end });
  expect((await stripe.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBe(null);
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.subscriptions.list()).data).toEqual([]);
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
});

test('collection that is paused voids the bills until it is resumed', async () => {
  const { stripe, control, id, bills } = await runPlan();
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
  await control(`subscriptions/${id}/next`, { outcome: 'paid' });
  await stripe.subscriptions.update(id, { pause_collection: '' });
  await control(`subscriptions/${id}/next`, { outcome: 'paid' });
  expect((await bills()).map((bill) => bill.status)).toEqual(['paid', 'void', 'paid']);
});
