import { subDays } from 'date-fns';
import type { Payout } from '#domain/payouts/payout.ts';
import type { LineFacts, PayoutLine } from '#domain/payouts/payout-line.ts';
import { readable } from '../../core/broken-records.ts';
import { payoutLines, payouts } from '../../gateways/records.ts';
import { listLinePages, listPayoutFacts } from '../../gateways/stripe-payouts.ts';
import { recordPayout, sumUpPayout } from './record-payout.ts';
import { storeLines } from './store-lines.ts';
import { settleUnheard } from './unheard-payments.ts';

/** A payout may fail days after it was paid; of lines, longer than any waits for its payout. */
const LOOK_BACK_DAYS = 40;
const AT_ONCE = 100;

export interface Looked {
  /** How many payouts and lines were new or have changed. */
  done: number;
  /** Whether there was no time for all. */
  more: boolean;
  /** The line after which the next look is to go on; null: with the newest. */
  after: string | null;
}

interface Asked {
  /** How far back payouts are looked for. */
  days?: number;
  /** The line after which an earlier look had no more time. */
  after?: string | undefined;
}

/**
 * Catches up with Stripe: payouts that no event told of, that have changed since or lack lines, lines that no payout
 * holds yet, lines whose payment was not in the ledger when they were seen, and payments themselves. What
 * is known is settled before more lines are asked for: of those there may be more than one look has time for.
 * @param hasTime whether there is time to go on
 * @throws Error when Stripe or Firestore cannot be reached; what was done stays
 */
export async function lookAtStripe(
  now: Date,
  hasTime: () => boolean,
  { days = LOOK_BACK_DAYS, after }: Asked = {},
): Promise<Looked> {
  let done = 0;
  const touched = new Set<string>();
  const keep = (changed: readonly PayoutLine[]) => {
    done += changed.length;
    for (const { payout } of changed) touched.add(payout);
  };
  const since = subDays(now, days);
  const stored = await readPayoutsSince(since);
  for await (const { id, status } of listPayoutFacts(since)) {
    if (!hasTime()) return { done, more: true, after: after ?? null };
    const known = stored.get(id);
    const isWhole = known && (!known.isAutomatic || known.amountCents === known.linesCents);
    if (isWhole && known.status === status) continue;
    const { changed, more } = await recordPayout(id, now, hasTime);
    if (changed) done += 1;
    if (more) return { done, more, after: after ?? null };
  }
  const refit = async () => {
    for (const open of await readUnsettled()) keep(await storeLines(open, null, now));
  };
  const settle = async () => {
    await refit();
    if ((await settleUnheard(now, hasTime)) > 0) await refit();
  };
  await settle();
  const settled = done;
  let next: string | null = null;
  for await (const page of listLinePages({ since: subDays(now, LOOK_BACK_DAYS), after })) {
    keep(await storeLines(page.lines, null, now));
    next = page.next;
    if (!hasTime()) break;
  }
  if (done > settled && hasTime()) await settle();
  // What now fits counts in the sums of its payout.
  for (const id of touched) if (id.startsWith('po_')) await sumUpPayout(id, now);
  return { done, more: next !== null, after: next };
}

async function readPayoutsSince(since: Date): Promise<Map<string, Payout>> {
  const { docs } = await payouts().where('createdAt', '>=', since.toISOString()).get();
  return new Map(readable(docs).map((one) => [one.id, one]));
}

/**
 * Lines to be held against the ledger again: what fitted nothing, known to the office or not, as the event of
 * a payment may come after its payout, and disputes, which may be lost months later.
 */
async function readUnsettled(): Promise<LineFacts[][]> {
  const found = await Promise.all([
    payoutLines().where('fit', '==', 'none').orderBy('at', 'desc').limit(AT_ONCE).get(),
    payoutLines().where('fit', '==', 'known').orderBy('at', 'desc').limit(AT_ONCE).get(),
    payoutLines().where('kind', '==', 'dispute').orderBy('at', 'desc').limit(AT_ONCE).get(),
  ]);
  // The note goes where a line fits a payment after all.
  return found.map(({ docs }) => readable(docs).map(({ known: _, ...facts }) => facts));
}
