import { addHours } from 'date-fns';
import type Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { listMovementsEndpoint, type MovementPage } from '#contracts/payments/movements.ts';
import { listPayoutsEndpoint } from '#contracts/payouts/dashboard.ts';
import { env } from '#server/core/env.ts';
import { outbox, payoutLines } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { readOverview } from '#server/use-cases/overview/read-overview.ts';
import { lookAtStripe } from '#server/use-cases/payouts/look-at-stripe.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { stack } from '#tests/helpers/functions.ts';
import * as office from '#tests/helpers/office.ts';
import { entriesOf, mailsAbout, paymentOf } from '#tests/helpers/payables.ts';
import {
  ask,
  control,
  deliver,
  equation,
  eventsOf,
  FEE,
  linesOf,
  look,
  PAID,
  paidGift,
  payOut,
  stored,
  told,
} from '#tests/helpers/payouts.ts';
import { deliverEvent, settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* What Stripe pays out is taken apart, however its events come. */

await stack.seed();

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
      kind: 'payment',
      amountCents: PAID,
      feeCents: FEE,
      netCents: PAID - FEE,
      name: 'Ana Diaz',
      fit: 'entry',
    });
    expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(payout.amount);
    expect(await entriesOf(id)).toMatchObject([{ payoutId: payout.id, feeCents: FEE }]);
    // What happens to the payment later leaves the payout noted.
    await stripe().refunds.create({ payment_intent: intentId, amount: 100 });
    await settleEvents();
    expect(await entriesOf(id)).toMatchObject([{ payoutId: payout.id, refundedCents: 100 }]);
  });

  test('a refund is in the payout that it was taken from: the rows of each come to it', async () => {
    const { intentId } = await paidGift();
    const first = await payOut();
    await deliver(first.events);
    await stripe().refunds.create({ payment_intent: intentId, amount: 100 });
    await settleEvents();
    await paidGift();
    const second = await payOut();
    await deliver(second.events);
    const { rows } = (await office.ask(listMovementsEndpoint.path)).body as MovementPage;
    for (const { payout } of [first, second]) {
      const held = rows.filter(({ payoutId }) => payoutId === payout.id);
      const net = held.map(({ cents, feeCents }) => cents - (feeCents ?? 0));
      expect(net.reduce((sum, cents) => sum + cents, 0)).toBe(payout.amount);
      expect(held.every(({ payoutOn }) => payoutOn !== null)).toBe(true);
    }
    const back = rows.filter(({ what }) => what === 'refund').map(({ payoutId }) => payoutId);
    expect(back).toContain(second.payout.id);
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
    // One of them tells of all: one by one, each would be settled with all that came before it.
    await deliver((await takeEvents()).slice(-1));
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
    expect(mails.docs[0]?.data().text).toMatch(/^Expected on: [A-Z][a-z]+ \d{1,2}, \d{4}$/m);
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
    expect((await look()).body).toEqual({ done: 0, more: false, after: null });
  });

  test('books a payment whose event was lost, an hour later', async () => {
    const { id, intentId } = await paidGift(false);
    const waiting = async (now: Date) => (await readOverview(now)).waiting.unbookedMoney;
    const now = new Date();
    const lost = await waiting(addHours(now, 2));
    await takeEvents();
    await look();
    expect(await entriesOf(id)).toEqual([]);
    expect(await waiting(now)).toBe(0);
    expect(await waiting(addHours(now, 2))).toBe(lost + 1);
    const night = await runNightly(addHours(now, 2));
    expect(night.jobs.find(({ job }) => job === 'catchUpOnPayouts')).toMatchObject({ error: null });
    expect(await entriesOf(id)).toMatchObject([
      { id: intentId, amountCents: PAID, status: 'paid', feeCents: FEE },
    ]);
    expect((await mailsAbout(`donations/${id}`)).length).toBeGreaterThan(0);
    expect((await linesOf('waiting')).find(({ entryId }) => entryId === intentId)).toBeDefined();
    expect(await waiting(addHours(now, 2))).toBe(lost);
    // Its page is known to be over: the next payment opens another.
    expect(await paymentOf('donation', id)).toMatchObject({ status: 'paid' });
    expect((await entriesOf(id))[0]?.stripeCheckoutSessionId).not.toBeNull();
  });

  test('goes on where the time was up, and books what was lost also while lines are left', async () => {
    const gift = await paidGift();
    const charge = await stripe().paymentIntents.retrieve(gift.intentId);
    const { id, intentId } = await paidGift(false);
    await takeEvents();
    // Newer than the lost payment, and more than Stripe gives at once.
    for (let cents = 0; cents < 250; cents += 1) {
      await stripe().refunds.create({ charge: String(charge.latest_charge), amount: 1 });
    }
    // Told one by one, each would be settled with all that came before it.
    await takeEvents();
    const later = addHours(new Date(), 2);
    const list = vi.spyOn(stripe().balanceTransactions, 'list');
    const looks: boolean[] = [];
    let after: string | undefined;
    for (let run = 0; run < 6 && looks.at(-1) !== false; run += 1) {
      // Time for one page.
      list.mockClear();
      const looked = await lookAtStripe(later, () => list.mock.calls.length === 0, { after });
      after = looked.after ?? undefined;
      looks.push(looked.more);
    }
    list.mockRestore();
    expect(looks.length).toBeGreaterThan(2);
    expect(looks.at(-1)).toBe(false);
    expect(await entriesOf(id)).toMatchObject([{ id: intentId, status: 'paid' }]);
  }, 60_000);

  test('goes on within a payout of more lines than one look has time for', async () => {
    const gift = await paidGift();
    const charge = await stripe().paymentIntents.retrieve(gift.intentId);
    for (let cents = 0; cents < 205; cents += 1) {
      await stripe().refunds.create({ charge: String(charge.latest_charge), amount: 1 });
    }
    await takeEvents();
    await paidGift();
    const { payout } = await payOut();
    await takeEvents();
    const list = vi.spyOn(stripe().balanceTransactions, 'list');
    const pages = () => list.mock.calls.filter(([asked]) => asked?.payout === payout.id).length;
    const isWhole = async () => (await stored(payout.id))?.linesCents === payout.amount;
    const asked: number[] = [];
    for (let run = 0; run < 12 && !(await isWhole()); run += 1) {
      list.mockClear();
      // Time for one page.
      expect((await lookAtStripe(new Date(), () => list.mock.calls.length === 0)).more).toBe(true);
      asked.push(pages());
    }
    list.mockRestore();
    // With what other tests left to be paid out there are more than three pages.
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked)).toEqual(new Set([1]));
    expect(await stored(payout.id)).toMatchObject({ linesCents: payout.amount, linesAfter: null });
  }, 60_000);

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
