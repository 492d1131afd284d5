import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * How money moves: it comes, or it goes. A reversal takes back money by hand, a dispute is what the
 * payer's bank has taken back.
 */
export const MOVES = ['received', 'refund', 'reversal', 'dispute'] as const;
type Move = (typeof MOVES)[number];

/** Money that came or went on one day. */
export interface Movement<Entry = LedgerEntry> {
  /** The same whenever the entry is asked for. */
  id: string;
  /** When it came or went. UTC ISO instant. */
  at: string;
  /** Less than zero for what went. */
  cents: Cents;
  what: Move;
  entry: Entry;
}

/** What of an entry says how money moved. */
export type MovedEntry = Pick<
  LedgerEntry,
  'id' | 'status' | 'method' | 'amountCents' | 'refundedCents' | 'refunds' | 'paidAt' | 'updatedAt'
>;

/**
 * How the money of entries moved, in the order of the entries. Their sum is what has come and stayed:
 * `amountCents - refundedCents` over the entries that have arrived. Of a refund whose day was not noted
 * the day is the one on which the entry was last written.
 */
export function movementsOf<Entry extends MovedEntry>(
  entries: readonly Entry[],
): Movement<Entry>[] {
  return entries.flatMap((entry) => {
    const { id, paidAt, amountCents } = entry;
    if (paidAt === null) return [];
    const what = entry.status === 'reversal' ? takenBackBy(entry) : 'received';
    const came = { id, at: paidAt, cents: amountCents, what, entry } as const;
    return [came, ...refundsOf(entry)];
  });
}

/** Money that came by Stripe is taken back only by the payer's bank. */
function takenBackBy({ method }: MovedEntry): 'reversal' | 'dispute' {
  return method === 'card' || method === 'us_bank_account' ? 'dispute' : 'reversal';
}

function refundsOf<Entry extends MovedEntry>(entry: Entry): Movement<Entry>[] {
  const { id, refunds = [], refundedCents, updatedAt } = entry;
  const noted = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const rest = { id: 'rest', cents: refundedCents - noted, at: updatedAt };
  return [...refunds, rest]
    .filter(({ cents }) => cents !== 0)
    .map(({ id: refundId, cents, at }) => {
      return { id: `${id}/${refundId}`, at, cents: -cents, what: 'refund' as const, entry };
    });
}

/** What movements come to, by what moved the money; what went is less than zero. */
export type Sums = Record<Move, Cents>;

export function sumsByMove(
  movements: readonly Pick<Movement<Corrected>, 'what' | 'cents' | 'entry'>[],
): Sums {
  const sums: Sums = { received: 0, refund: 0, reversal: 0, dispute: 0 };
  for (const movement of movements) sums[countsAs(movement)] += movement.cents;
  return sums;
}

type Corrected = Pick<LedgerEntry, 'corrects'>;

/**
 * In which sum a movement counts. What was recorded by mistake was never received: what corrects it takes it off
 * there, on the same day, and nothing was reversed.
 */
export function countsAs({ what, entry }: Pick<Movement<Corrected>, 'what' | 'entry'>): Move {
  return what === 'reversal' && entry.corrects ? 'received' : what;
}

/** What has come and stayed. */
export function netOf(sums: Sums): Cents {
  return MOVES.reduce((net, what) => net + sums[what], 0);
}

/**
 * What Stripe kept of a movement: null while that is not known, undefined where it keeps nothing. The
 * fee of an entry is of the day on which its money came, or was lost; giving it back costs nothing.
 */
export function feeOf({
  what,
  entry,
}: Pick<Movement<Pick<LedgerEntry, 'method' | 'feeCents'>>, 'what' | 'entry'>):
  | Cents
  | null
  | undefined {
  const isStripes = entry.method === 'card' || entry.method === 'us_bank_account';
  return what === 'refund' || !isStripes ? undefined : entry.feeCents;
}
