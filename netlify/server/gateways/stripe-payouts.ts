import type Stripe from 'stripe';
import { PAYOUT_STATUSES, type PayoutFacts } from '#domain/payouts/payout.ts';
import type { LineFacts, LineKind } from '#domain/payouts/payout-line.ts';
import { idOf, stripe } from './stripe.ts';

/** As many as Stripe gives at once. */
const PAGE = 100;
const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A payout as Stripe has it now. @throws Error when Stripe does not know it, or cannot be reached */
export async function readPayoutFacts(id: string): Promise<PayoutFacts> {
  return payoutFacts(await stripe().payouts.retrieve(id));
}

/** Every payout since a moment, newest first. Pages are asked for as they are needed. */
export async function* listPayoutFacts(since: Date): AsyncGenerator<PayoutFacts> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const one of stripe().payouts.list({ created, limit: PAGE })) yield payoutFacts(one);
}

interface LinePage {
  lines: LineFacts[];
  /** The line after which there are more; null at the end. */
  next: string | null;
}

/**
 * Lines of the balance, newest first, a page at a time: those of a payout, or all since a moment, on
 * request after one of them. What each is about comes along.
 */
export async function* listLinePages(
  asked: { payout: string } | { since: Date; after?: string | undefined },
): AsyncGenerator<LinePage> {
  const which =
    'payout' in asked
      ? { payout: asked.payout }
      : { created: { gte: Math.floor(asked.since.getTime() / 1000) } };
  let after = 'after' in asked ? asked.after : undefined;
  for (;;) {
    const page = await stripe().balanceTransactions.list({
      ...which,
      limit: PAGE,
      expand: ['data.source'],
      ...(after !== undefined && { starting_after: after }),
    });
    after = page.has_more ? page.data.at(-1)?.id : undefined;
    yield { lines: page.data.map(lineFacts), next: after ?? null };
    if (after === undefined) return;
  }
}

function payoutFacts(payout: Stripe.Payout): PayoutFacts {
  const { id, amount, arrival_date, automatic, created, failure_message, failure_code } = payout;
  return {
    id,
    amountCents: amount,
    // Stripe may learn new words: one we do not know has not arrived yet.
    status: PAYOUT_STATUSES.find((known) => known === payout.status) ?? 'pending',
    failure: failure_message ?? failure_code,
    // Midnight UTC of the bank's day.
    arrivesOn: isoOf(arrival_date).slice(0, 10),
    isAutomatic: automatic,
    createdAt: isoOf(created),
  };
}

function lineFacts(line: Stripe.BalanceTransaction): LineFacts {
  const { id, type, amount, fee, net, created, reporting_category } = line;
  const source = typeof line.source === 'object' ? line.source : null;
  const kind = KINDS[reporting_category] ?? 'other';
  // On the day of the payment, the refund or the dispute itself, as the ledger has it; what a dispute
  // gives back comes on a day of its own.
  const begun = source && 'created' in source && reporting_category !== 'dispute_reversal';
  return {
    id,
    type,
    kind,
    amountCents: amount,
    feeCents: fee,
    netCents: net,
    at: isoOf(begun ? source.created : created),
    sourceId: idOf(line.source),
    paymentIntentId: source && 'payment_intent' in source ? idOf(source.payment_intent) : null,
    createdAt: isoOf(created),
  };
}

/** By Stripe's reporting categories, which it recommends for books over its types. */
const KINDS: Partial<Record<string, LineKind>> = {
  charge: 'payment',
  charge_failure: 'refund',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};
