import { instantOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import { notePayout, type Payout, sumUpLines } from '#domain/payouts/payout.ts';
import { type LineFacts, noteLine, type PayoutLine } from '#domain/payouts/payout-line.ts';
import { demoAccounts } from '../records/demo-accounts.ts';
import { stableId } from '../stable-id.ts';
import { type DemoClock, dayAfter, noonOf } from './clock.ts';

/** Stripe's ids have no dashes. */
const idOf = (prefix: string, of: string) =>
  `${prefix}_${stableId('demo stripe', of).replaceAll('-', '').slice(0, 24)}`;

/** The demo's money goes to the bank every so many days, two days after it came at the earliest. */
const EVERY_DAYS = 14;
const SETTLES_AFTER_DAYS = 2;
/** The newest so many are still to be found on the bank's statement. */
const NOT_MATCHED = 2;

interface DemoPayouts {
  /** The ledger, which now says in which payout each entry is. */
  payments: LedgerEntry[];
  payouts: Payout[];
  payoutLines: PayoutLine[];
}

/** What Stripe would have paid out of the demo's card payments; what came in the last days waits. */
export function demoPayouts(ledger: readonly LedgerEntry[], clock: DemoClock): DemoPayouts {
  let waiting = ledger
    .filter(({ method, paidAt }) => method === 'card' && paidAt !== null)
    .flatMap(linesOf);
  const oldest = waiting.map(({ at }) => at).sort()[0] ?? clock.now.toISOString();
  const payouts: Payout[] = [];
  const payoutLines: PayoutLine[] = [];
  for (const sentOn of payoutDays(oldest, clock)) {
    const until = instantOf(dayAfter(sentOn, -SETTLES_AFTER_DAYS), '00:00', clock.timeZone);
    const own = waiting.filter(({ at }) => at < until.toISOString());
    const { payout, lines } = payOut(own, sentOn, clock);
    if (payout.amountCents <= 0) continue;
    waiting = waiting.filter((line) => !own.includes(line));
    payouts.push(payout);
    payoutLines.push(...lines);
  }
  const inPayout = new Map(
    payoutLines.flatMap((line) => (line.kind === 'payment' ? [[line.entryId, line.payout]] : [])),
  );
  return {
    payments: ledger.map((entry) => {
      const payoutId = inPayout.get(entry.id);
      return payoutId ? { ...entry, payoutId } : entry;
    }),
    payouts: payouts.map((one, index) =>
      index < payouts.length - NOT_MATCHED ? findAtBank(one, clock) : one,
    ),
    payoutLines: [...payoutLines, ...waiting],
  };
}

/** Of a payment and of each refund of it. Neither has an id at Stripe but its own. */
function linesOf(entry: LedgerEntry): PayoutLine[] {
  return movementsOf([entry]).map(({ id, at, cents, what }) => {
    const isPayment = what === 'received';
    const feeCents = isPayment ? (entry.feeCents ?? 0) : 0;
    const facts: LineFacts = {
      id: idOf('txn', id),
      kind: isPayment ? 'payment' : 'refund',
      type: isPayment ? 'charge' : 'refund',
      amountCents: cents,
      feeCents,
      netCents: cents - feeCents,
      at,
      createdAt: at,
      sourceId: null,
      paymentIntentId: null,
    };
    return noteLine(undefined, facts, null, entry, new Date(at));
  });
}

function payOut(own: readonly PayoutLine[], sentOn: string, clock: DemoClock) {
  const id = idOf('po', sentOn);
  const createdAt = noonOf(sentOn, clock.timeZone);
  const arrivesOn = dayAfter(sentOn, 1);
  const lines = own.map((line) => ({ ...line, payout: id, updatedAt: createdAt }));
  const sums = sumUpLines(lines);
  const amountCents = sums.linesCents;
  const payout = notePayout(
    undefined,
    {
      id,
      amountCents,
      failure: null,
      arrivesOn,
      isAutomatic: true,
      createdAt,
      status: arrivesOn <= clock.today ? 'paid' : 'in_transit',
    },
    sums,
    new Date(createdAt),
  );
  const out: LineFacts = {
    id: idOf('txn', id),
    kind: 'payout',
    type: 'payout',
    feeCents: 0,
    at: createdAt,
    amountCents: -amountCents,
    netCents: -amountCents,
    createdAt,
    sourceId: id,
    paymentIntentId: null,
  };
  return {
    payout,
    lines: [...lines, noteLine(undefined, out, id, undefined, new Date(createdAt))],
  };
}

/** Counted back from yesterday, so that the demo always has one that is just there. */
function payoutDays(oldest: string, { day }: DemoClock): string[] {
  const days: string[] = [];
  for (let ago = 1; ; ago += EVERY_DAYS) {
    if (day(ago) < oldest.slice(0, 10)) return days.reverse();
    days.push(day(ago));
  }
}

const treasurer = demoAccounts.find(({ role }) => role === 'admin');

function findAtBank(payout: Payout, { timeZone }: DemoClock): Payout {
  const at = noonOf(dayAfter(payout.arrivesOn, 1), timeZone);
  const by = `${treasurer?.firstName} ${treasurer?.lastName}`;
  const match = { day: payout.arrivesOn, note: null, by, at };
  return { ...payout, bank: 'matched', match, updatedAt: at };
}
