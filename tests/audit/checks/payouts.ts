import type Stripe from 'stripe';
import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { ALL_TIME } from '#domain/payments/period.ts';
import { differenceOf } from '#domain/payouts/payout.ts';
import { payouts } from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { readEquation } from '#server/use-cases/payouts/read-equation.ts';
import { sum } from './records.ts';

const ZONE = 'America/New_York';

/**
 * Ledger − fees − held − paid out − waiting is nothing, in all and in each month; each payout is what
 * Stripe sent, to the cent; fees and what waits are Stripe's own sums.
 */
export async function checkPayouts(entries: readonly LedgerEntry[]): Promise<string[]> {
  const byStripe = entries.filter(
    ({ paidAt, stripePaymentIntentId }) => paidAt !== null && stripePaymentIntentId !== null,
  );
  return [
    ...(await checkEquation(byStripe)),
    ...(await checkEachPayout()),
    ...byStripe
      .filter(({ feeCents, amountCents }) => amountCents !== 0 && typeof feeCents !== 'number')
      .map(({ label, id }) => `${label}: the fee of ${id} is not known`),
  ];
}

async function checkEquation(byStripe: readonly LedgerEntry[]): Promise<string[]> {
  const differences: string[] = [];
  const { equation, unmatched } = await readEquation(ALL_TIME);
  const say = (what: string, got: number, wanted: number) => {
    if (got !== wanted) differences.push(`${what}: ${got} cents, not ${wanted}`);
  };
  say('the equation of all time', equation.differenceCents, 0);
  say('lines that fit no entry', unmatched, 0);
  const net = sum(byStripe.map((entry) => entry.amountCents - entry.refundedCents));
  say('what came by Stripe', equation.ledgerCents, net);
  const lines: Stripe.BalanceTransaction[] = [];
  for await (const line of stripe().balanceTransactions.list({ limit: 100 })) lines.push(line);
  say('fees', equation.feeCents, sum(lines.map(({ fee }) => fee)));
  say('fees of entries', sum(byStripe.map(({ feeCents }) => feeCents ?? 0)), equation.feeCents);
  say('still at Stripe', equation.afterCents, sum(lines.map((line) => line.net)));
  const months = new Set(
    byStripe.map(({ paidAt }) => monthOf(dayOf(new Date(paidAt ?? ''), ZONE))),
  );
  for (const month of months) {
    say(`the equation of ${month}`, (await readEquation(month)).equation.differenceCents, 0);
  }
  return differences;
}

async function checkEachPayout(): Promise<string[]> {
  const differences: string[] = [];
  const stored = new Map((await payouts().get()).docs.map((doc) => [doc.id, doc.data()]));
  for await (const { id, amount, status } of stripe().payouts.list({ limit: 100 })) {
    const payout = stored.get(id);
    stored.delete(id);
    if (!payout) differences.push(`payout ${id} is not known`);
    else if (payout.amountCents !== amount || payout.status !== status) {
      differences.push(`${id} is ${payout.amountCents} ${payout.status}, not ${amount} ${status}`);
    } else if (differenceOf(payout) !== 0 || payout.unmatched > 0) {
      differences.push(`${id}: its lines are off by ${differenceOf(payout)}, or fit nothing`);
    }
  }
  return [...differences, ...[...stored.keys()].map((id) => `${id} is nowhere at Stripe`)];
}
