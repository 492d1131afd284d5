import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  type AdminPayoutLine,
  listPayoutLinesEndpoint,
  listPayoutsEndpoint,
  lookAtStripeEndpoint,
  matchPayoutEndpoint,
  type Payout,
  readEquationEndpoint,
  readPayoutEndpoint,
  unmatchPayoutEndpoint,
} from '#contracts/payouts/dashboard.ts';
import admin from '#functions/admin-payments.ts';
import { env } from '#server/core/env.ts';
import { ledger, outbox, payoutLines, payouts } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { entriesOn, pay } from '#tests/helpers/office.ts';
import { entriesOf, openPayment, storeBill, storeDonation } from '#tests/helpers/payables.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import {
  deliverEvent,
  listEvents,
  settleEvents,
  takeEvents,
} from '#tests/helpers/stripe-events.ts';

/* Does the ledger equal what Stripe pays out? The demo's own payouts are here too, and are its own. */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
await takeEvents();
const office = await signUpUser({ role: 'admin' });

const PAID = 5000;
const FEE = Math.round(PAID * 0.029) + 30;

const answer = async (request: Request) => {
  const response = await invoke(admin, sentBy(office, request));
  return { status: response.status, body: await response.json() };
};
const ask = (path: string, query: Record<string, string> = {}) =>
  answer(get(`${path}?${new URLSearchParams(query)}`));
const send = (path: string, body: object = {}) => answer(postJson(path, body));
const equation = async (period = 'all') =>
  readEquationEndpoint.response.parse((await ask(readEquationEndpoint.path, { period })).body);
const look = () => send(lookAtStripeEndpoint.path);
const linesOf = async (payout: string): Promise<AdminPayoutLine[]> =>
  (await ask(listPayoutLinesEndpoint.path, { payout })).body.rows;

async function paidGift(isHeard = true) {
  const gift = await storeDonation({ totalCents: PAID });
  const sessionId = await openPayment('donation', gift);
  await control.pay(sessionId, 'succeeds');
  if (isHeard) await settleEvents();
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  return { id: gift.id, number: gift.number, intentId: String(session.payment_intent) };
}

/** Pays out all there is. @returns Stripe's payout and what it told of it */
async function payOut() {
  await takeEvents();
  await control.payOut();
  const [payout] = (await stripe().payouts.list({ limit: 1 })).data;
  if (!payout) throw new Error('Stripe paid nothing out');
  return { payout, events: await eventsOf(payout.id) };
}
const eventsOf = async (id: string) =>
  (await listEvents()).filter(({ data }) => (data.object as { id?: string }).id === id);
const stored = async (id: string) => (await payouts().doc(id).get()).data();
const deliver = async (events: readonly Stripe.Event[]) => {
  for (const event of events) expect((await deliverEvent(event)).status).toBe(200);
};
const told = (type: string, id: string) => ({
  id: `evt_${crypto.randomUUID()}`,
  ...{ object: 'event', type, data: { object: { id } } },
});

describe('the webhook', () => {
  test.each([
    ['in order', (events: Stripe.Event[]) => events],
    ['backwards and twice', (events: Stripe.Event[]) => [...events, ...events].reverse()],
    ['the last alone', (events: Stripe.Event[]) => events.slice(-1)],
  ])('writes the payout, its lines and what it held: %s', async (_, order) => {
    const { intentId, id } = await paidGift();
    const { payout, events } = await payOut();
    await deliver(order(events));
    const record = await stored(payout.id);
    expect(record).toMatchObject({ amountCents: payout.amount, status: 'paid', bank: 'open' });
    expect(record?.linesCents).toBe(payout.amount);
    const lines = await linesOf(payout.id);
    expect(lines.find(({ entryId }) => entryId === intentId)).toMatchObject({
      ...{ kind: 'payment', amountCents: PAID, feeCents: FEE, netCents: PAID - FEE },
      ...{ name: 'Ana Diaz', fit: 'entry' },
    });
    expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(payout.amount);
    expect(await entriesOf(id)).toMatchObject([{ payoutId: payout.id, feeCents: FEE }]);
    // What happens to the payment later leaves the payout noted.
    await stripe().refunds.create({ payment_intent: intentId, amount: 100 });
    await settleEvents();
    expect(await entriesOf(id)).toMatchObject([{ payoutId: payout.id, refundedCents: 100 }]);
  });

  test('a payment that is heard of after its payout is matched by the next look', async () => {
    const { id, intentId } = await paidGift(false);
    const late = await takeEvents();
    const { payout, events } = await payOut();
    await deliver(events);
    expect(await stored(payout.id)).toMatchObject({ unmatched: 1 });
    expect((await linesOf(payout.id)).find(({ fit }) => fit === 'none')?.name).toBe('');
    await deliver(late);
    expect((await look()).status).toBe(200);
    expect(await stored(payout.id)).toMatchObject({ unmatched: 0 });
    expect(await entriesOf(id)).toMatchObject([{ id: intentId, payoutId: payout.id }]);
  });

  test('follows more lines than Stripe gives at once', async () => {
    const gift = await paidGift();
    const charge = await stripe().paymentIntents.retrieve(gift.intentId);
    for (let cents = 0; cents < 104; cents += 1) {
      await stripe().refunds.create({ charge: String(charge.latest_charge), amount: 1 });
    }
    await settleEvents();
    await paidGift();
    const { payout, events } = await payOut();
    await deliver(events);
    expect(await stored(payout.id)).toMatchObject({ linesCents: payout.amount, unmatched: 0 });
    const lines = await payoutLines().where('payout', '==', payout.id).get();
    expect(lines.size).toBeGreaterThanOrEqual(106);
  }, 60_000);

  test('one that Stripe does not know waits for the office; one that cannot be asked comes again', async () => {
    expect((await deliverEvent(told('payout.paid', 'po_unknown'))).status).toBe(200);
    const unknown = await outbox().doc('unmatched-po_unknown-office').get();
    expect(unknown.data()?.subject).toContain('po_unknown');
    await paidGift();
    const { payout, events } = await payOut();
    allowConsole(/stripe-webhook|unexpected|api_error|500/i);
    await control.fail(50);
    expect((await deliverEvent(events[0] ?? {})).status).toBeGreaterThanOrEqual(500);
    await control.fail(0);
    await deliver(events);
    expect(await stored(payout.id)).toMatchObject({ linesCents: payout.amount });
  });

  test.each([[{}], [{ object: { id: '../payouts' } }], [{ object: { id: 7 } }]])(
    'a signed event with %j is taken and changes nothing',
    async (data) => {
      const event = { ...told('payout.paid', 'x'), data };
      expect((await deliverEvent(event)).status).toBe(200);
    },
  );

  test('a payout that the bank sends back is told once, and its money is in the next', async () => {
    await paidGift();
    const { payout, events } = await payOut();
    await deliver(events);
    await control.failPayout(payout.id);
    await deliver(await eventsOf(payout.id));
    await deliver([told('payout.failed', payout.id) as unknown as Stripe.Event]);
    expect(await stored(payout.id)).toMatchObject({
      status: 'failed',
      failure: 'The bank account has been closed.',
    });
    const mails = await outbox().where('about', '==', `payouts/${payout.id}`).get();
    expect(mails.docs.map((doc) => doc.data().to)).toEqual([env().OFFICE_EMAIL]);
    const next = await payOut();
    await deliver(next.events);
    const back = (await linesOf(next.payout.id)).find(({ kind }) => kind === 'payout');
    expect(back).toMatchObject({ amountCents: payout.amount, fit: 'own' });
    expect((await equation()).equation.differenceCents).toBe(0);
  });
});

describe('a look at Stripe', () => {
  test('finds payouts and lines of which no event told; twice it finds nothing new', async () => {
    await paidGift();
    const { payout } = await payOut();
    const waiting = await paidGift();
    expect((await look()).body).toMatchObject({ more: false });
    expect(await stored(payout.id)).toMatchObject({ linesCents: payout.amount });
    const line = (await linesOf('waiting')).find(({ entryId }) => entryId === waiting.intentId);
    expect(line).toMatchObject({ netCents: PAID - FEE, payout: 'waiting' });
    expect((await look()).body).toEqual({ done: 0, more: false });
  });

  test('learns a fee that Stripe did not know when the payment came', async () => {
    await control.delayFees(60);
    const { id } = await paidGift();
    await control.delayFees(0);
    expect(await entriesOf(id)).toMatchObject([{ feeCents: null }]);
    await control.advance(0.01);
    await look();
    expect(await entriesOf(id)).toMatchObject([{ feeCents: FEE }]);
  });

  test('is done every night', async () => {
    await paidGift();
    const { payout } = await payOut();
    const { jobs } = await runNightly(new Date());
    expect(jobs.find(({ job }) => job === 'catchUpOnPayouts')).toMatchObject({ error: null });
    expect(await stored(payout.id)).toMatchObject({ status: 'paid' });
  });

  test('says that Stripe is down; what is known is shown', async () => {
    allowConsole(/"code":"payment_unavailable"/);
    await control.fail(50);
    const { status, body } = await look();
    await control.fail(0);
    expect(status).toBe(503);
    expect(body.error.message).toContain('Stripe cannot be reached');
    expect((await ask(listPayoutsEndpoint.path)).status).toBe(200);
  });
});

describe('the equation', () => {
  const month = new Date().toISOString().slice(0, 7);

  test('adds up through refunds, disputes and payouts, of all time and of the month', async () => {
    await look();
    const before = (await equation()).equation;
    expect(before.differenceCents).toBe(0);
    const [kept, refunded, lost, won, open] = [
      await paidGift(),
      await paidGift(),
      await paidGift(),
      await paidGift(),
      await paidGift(),
    ];
    await stripe().refunds.create({ payment_intent: refunded.intentId, amount: 1200 });
    for (const { intentId } of [lost, won, open]) await control.disputeCharge(intentId);
    await control.closeDispute(lost.intentId, 'lost');
    await control.closeDispute(won.intentId, 'won');
    await settleEvents();
    // A check is nothing that Stripe knows of.
    const bill = await storeBill({ amountCents: 9000 });
    await pay('bill', bill.id);
    await look();
    const after = (await equation()).equation;
    expect(after.differenceCents).toBe(0);
    expect(after.ledgerCents - before.ledgerCents).toBe(5 * PAID - 1200 - PAID);
    expect(after.heldCents - before.heldCents).toBe(PAID);
    expect(after.feeCents - before.feeCents).toBe(5 * FEE + 3 * 1500);
    expect((await equation(month)).equation.differenceCents).toBe(0);
    const { events } = await payOut().catch(() => ({ events: [] }));
    await deliver(events);
    await look();
    expect((await equation()).equation.differenceCents).toBe(0);
    expect((await equation(month)).equation.differenceCents).toBe(0);
    expect((await entriesOf(kept.id))[0]?.payoutId).toMatch(/^po_/);
  });

  test('says what is missing: an entry that Stripe does not have, a line that fits nothing', async () => {
    const { id, intentId } = await paidGift();
    await look();
    const before = await equation();
    await ledger().doc(intentId).delete();
    const after = await equation();
    expect(after.equation.differenceCents).toBe(before.equation.differenceCents - PAID);
    expect(await entriesOf(id)).toEqual([]);
    // Stripe's own charge again, of which the ledger knows nothing.
    await payoutLines()
      .where('entryId', '==', intentId)
      .get()
      .then(({ docs }) => Promise.all(docs.map((doc) => doc.ref.delete())));
    await look();
    expect((await equation()).unmatched).toBe(before.unmatched + 1);
  });

  test.each(['2026-13', 'x', '1999-01', '2026-1'])('refuses %j as a period', async (period) => {
    expect((await ask(readEquationEndpoint.path, { period })).status).toBe(422);
  });
});

describe('matching with the bank', () => {
  async function fresh(): Promise<Payout> {
    await paidGift();
    const { payout, events } = await payOut();
    await deliver(events);
    return (await ask(readPayoutEndpoint.path, { id: payout.id })).body.payout;
  }

  test('is noted by an admin, seen, logged, refused twice, and taken back', async () => {
    const { id, updatedAt } = await fresh();
    const request = { id, seen: updatedAt, day: '2026-11-24', note: 'Statement 11, line 4' };
    const { status, body } = await send(matchPayoutEndpoint.path, request);
    expect(status).toBe(200);
    expect(body.payout).toMatchObject({ bank: 'matched', match: { day: '2026-11-24' } });
    expect((await send(matchPayoutEndpoint.path, request)).status).toBe(409);
    const again = { ...request, seen: body.payout.updatedAt };
    expect((await send(matchPayoutEndpoint.path, again)).body.error.message).toContain('already');
    // Hearing of the payout again leaves it matched.
    await deliver([told('payout.updated', id) as unknown as Stripe.Event]);
    expect(await stored(id)).toMatchObject({ bank: 'matched' });
    const back = await send(unmatchPayoutEndpoint.path, { id, seen: body.payout.updatedAt });
    expect(back.body.payout).toMatchObject({ bank: 'open', match: null });
    const logged = await entriesOn(`payouts/${id}`);
    expect(logged.map(({ action }) => action)).toEqual(['payout.matched', 'payout.unmatched']);
  });

  test.each([
    [{ day: '2026-02-30' }, 422],
    [{ day: '' }, 422],
    [{ note: 'x'.repeat(301) }, 422],
    [{ id: 'po_gone' }, 404],
  ])('refuses %j', async (wrong, status) => {
    const { id, updatedAt } = await fresh();
    const request = { id, seen: updatedAt, day: '2026-11-24', note: '', ...wrong };
    expect((await send(matchPayoutEndpoint.path, request)).status).toBe(status);
  });

  test('refuses a payout that the bank sent back', async () => {
    const { id } = await fresh();
    await control.failPayout(id);
    await deliver(await eventsOf(id));
    const { updatedAt } = (await stored(id)) ?? { updatedAt: '' };
    const request = { id, seen: updatedAt, day: '2026-11-24', note: '' };
    expect((await send(matchPayoutEndpoint.path, request)).status).toBe(409);
  });
});
