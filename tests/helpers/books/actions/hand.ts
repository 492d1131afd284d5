import { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import { byCheck, noteMoney, readOwed, reverse } from '../requests.ts';
import { type Actions, choose, NOTHING, part, type Target, targets, told } from '../step.ts';
import type { BooksWorld } from '../world.ts';

/** Corrects money by hand: its amount, or where it belongs. */
function correct(world: BooksWorld, entryId: string, cents: number, to?: Target) {
  return world.act(correctPaymentEndpoint.path, {
    entryId,
    idempotencyKey: crypto.randomUUID(),
    ...(to && { to: { kind: to.kind, recordId: to.id } }),
    payment: { ...byCheck(cents), reason: 'The check says so' },
  });
}

/** What the office notes of money that comes another way than by Stripe. */
export const HAND_ACTIONS = {
  part: async (world, books, { which, much }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target);
    return told(await noteMoney(world, target, part(owedCents, much)));
  },
  tooMuch: async (world, books, { which }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target);
    const answer = await noteMoney(world, target, owedCents + 1);
    if (answer.status === 200) throw new Error('More than is owed was booked by hand.');
    return told(answer);
  },
  pay: async (world, books, { which }) => {
    const target = choose(targets(books), which);
    if (!target) return NOTHING;
    const { owedCents } = await readOwed(world, target);
    return told(await noteMoney(world, target, owedCents));
  },
  reverse: async (world, { entries }, { which }) => {
    const entry = choose(entries, which);
    return entry ? told(await reverse(world, entry.id)) : NOTHING;
  },
  correct: async (world, { entries }, { which, much }) => {
    const entry = choose(byHand(entries), which);
    if (!entry) return NOTHING;
    return told(await correct(world, entry.id, part(2 * entry.amountCents, much)));
  },
  move: async (world, books, { which, much }) => {
    const entry = choose(byHand(books.entries), which);
    const to = choose(targets(books), much);
    if (!entry || !to) return NOTHING;
    return told(await correct(world, entry.id, entry.amountCents, to));
  },
} satisfies Actions;

const byHand = <E extends { method: string; amountCents: number }>(entries: readonly E[]) =>
  entries.filter(({ method, amountCents }) => method === 'check' && amountCents > 0);
