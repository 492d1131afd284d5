import { subHours } from 'date-fns';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  type AdminPayoutLine,
  knowLineEndpoint,
  listPayoutLinesEndpoint,
  matchPayoutEndpoint,
  type Payout,
  readEquationEndpoint,
  readPayoutEndpoint,
  unknowLineEndpoint,
  unmatchPayoutEndpoint,
} from '#contracts/payouts/dashboard.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { ledger, payoutLines } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { readOverview } from '#server/use-cases/overview/read-overview.ts';
import { ZONE } from '#tests/helpers/days.ts';
import { entriesOn, pay } from '#tests/helpers/office.ts';
import { entriesOf, storeBill } from '#tests/helpers/payables.ts';
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
  send,
  stored,
  told,
} from '#tests/helpers/payouts.ts';
import { storeUnheardPayment } from '#tests/helpers/store-payout-line.ts';
import { settleEvents, takeEvents } from '#tests/helpers/stripe-events.ts';

/* Does the ledger equal what Stripe pays out? The demo's own payouts are here too, and are its own. */

const NEVER = '2020-01-01T00:00:00.000Z';

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

describe('a payment that was made outside the website', () => {
  const countUnbooked = async () => (await readOverview(new Date())).waiting.unbookedMoney;
  const listed = async (id: string) => {
    const { body } = await ask(listPayoutLinesEndpoint.path, { fit: 'known' });
    return (body.rows as AdminPayoutLine[]).find((line) => line.id === id);
  };

  test('is noted once: it leaves To Do, and the month says that it is explained', async () => {
    const at = subHours(new Date(), 2);
    const period = dayOf(at, ZONE).slice(0, 7);
    const [before, waiting] = [await equation(period), await countUnbooked()];
    const { id, amountCents, updatedAt } = await storeUnheardPayment(at);
    const { differenceCents } = (await equation(period)).equation;
    expect(differenceCents).toBe(before.equation.differenceCents - amountCents);
    expect(await countUnbooked()).toBe(waiting + 1);

    const request = { id, seen: updatedAt, note: 'Invoice to Joe’s Diner' };
    expect((await send(knowLineEndpoint.path, { ...request, note: ' ' })).status).toBe(422);
    expect((await send(knowLineEndpoint.path, { ...request, seen: NEVER })).status).toBe(409);
    expect((await send(knowLineEndpoint.path, request)).status).toBe(200);
    expect(await countUnbooked()).toBe(waiting);
    const noted = await equation(period);
    expect(noted.unmatched).toBe(before.unmatched);
    expect(noted.known).toBe(before.known + 1);
    expect(noted.equation).toMatchObject({
      differenceCents,
      explainedCents: before.equation.explainedCents - amountCents,
    });
    const known = await listed(id);
    expect(known?.known).toEqual({ note: 'Invoice to Joe’s Diner', by: 'Robin Doe' });
    const seen = known?.updatedAt ?? '';
    expect((await send(knowLineEndpoint.path, { ...request, seen })).status).toBe(409);

    expect((await send(unknowLineEndpoint.path, { id, seen })).status).toBe(200);
    expect(await countUnbooked()).toBe(waiting + 1);
    expect((await equation(period)).equation.explainedCents).toBe(before.equation.explainedCents);
    const logged = await entriesOn(`payoutLines/${id}`);
    expect(logged.map(({ action }) => action)).toEqual(['payoutLine.noted', 'payoutLine.noted']);
  });

  test('is counted no more by its payout, and is a payment like any other if it was ours', async () => {
    const { intentId } = await paidGift(false);
    const late = await takeEvents();
    const { payout, events } = await payOut();
    await deliver(events);
    const line = (await linesOf(payout.id)).find(({ fit }) => fit === 'none');
    const { unmatched = 0 } = (await stored(payout.id)) ?? {};
    const request = { id: line?.id, seen: line?.updatedAt, note: 'Tap to Pay' };
    expect((await send(knowLineEndpoint.path, request)).status).toBe(200);
    expect((await stored(payout.id))?.unmatched).toBe(unmatched - 1);
    await deliver(late);
    await look();
    const found = (await linesOf(payout.id)).find(({ id }) => id === line?.id);
    expect(found).toMatchObject({ fit: 'entry', entryId: intentId });
    expect(found?.known).toBeUndefined();
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
