import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { playerBills, sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { sum } from './records.ts';

/** What open bills still ask for, in cents, by their status; worked out from the ledger, bill by bill. */
export interface StillOwed {
  pending: number;
  overdue: number;
  /** Of one bill, by its id; 0 where it is not open. */
  byBill: ReadonlyMap<string, number>;
}

type Status = PlayerBill['paymentStatus'];
const isOpen = (status: Status) => status === 'pending' || status === 'overdue';

/** What came for a record: what was refunded of it is owed no more. */
function cameFor(entries: readonly LedgerEntry[], recordId: string): number {
  const own = entries.filter((entry) => entry.recordId === recordId && entry.paidAt !== null);
  return sum(own.map(({ amountCents }) => amountCents));
}

/** What came on a bill itself. One that stands though all of that went back was paid by its registration, too. */
function cameOn(
  { id, amountCents, paymentStatus }: PlayerBill,
  entries: readonly LedgerEntry[],
): number {
  const came = cameFor(entries, id);
  const own = entries.filter(({ recordId, paidAt }) => recordId === id && paidAt !== null);
  const isGone = came >= amountCents && sum(own.map((entry) => entry.refundedCents)) >= came;
  return isGone && paymentStatus !== 'cancelled' ? 0 : came;
}

function total(owed: readonly { id: string; status: Status; cents: number }[]): StillOwed {
  const of = (status: Status) =>
    sum(owed.filter((one) => one.status === status).map(({ cents }) => cents));
  return {
    pending: of('pending'),
    overdue: of('overdue'),
    byBill: new Map(owed.map(({ id, status, cents }) => [id, isOpen(status) ? cents : 0])),
  };
}

/**
 * Of players: what came for a registration counts for each of its open bills by its share; cents that
 * do not divide, for those due first.
 */
export async function owedByPlayers(entries: readonly LedgerEntry[]): Promise<StillOwed> {
  const bills = (await playerBills().get()).docs.map((doc) => doc.data());
  const families = new Map<string, PlayerBill[]>();
  for (const bill of bills) {
    const family = bill.registrationId ?? bill.id;
    families.set(family, [...(families.get(family) ?? []), bill]);
  }
  return total(
    [...families].flatMap(([family, members]) => owedByFamily(family, members, entries)),
  );
}

/** @param family the registration's id, or that of a bill that stands alone */
function owedByFamily(
  family: string,
  members: readonly PlayerBill[],
  entries: readonly LedgerEntry[],
) {
  const own = (bill: PlayerBill) => cameOn(bill, entries);
  const settled = members.filter(({ paymentStatus }) => paymentStatus === 'paid');
  const isAlone = members.every(({ registrationId }) => registrationId === null);
  const bySharing = settled.map((bill) => Math.max(bill.amountCents - own(bill), 0));
  const came = isAlone ? 0 : cameFor(entries, family) - sum(bySharing);
  const inOrder = members
    .filter(({ paymentStatus }) => isOpen(paymentStatus))
    .map((bill) => ({
      id: bill.id,
      due: bill.dueDate ?? '9999',
      asked: Math.max(bill.amountCents - own(bill), 0),
    }))
    .filter((bill) => bill.asked > 0)
    .sort((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
  const asked = sum(inOrder.map((bill) => bill.asked));
  const counts = Math.min(Math.max(came, 0), asked);
  const shares = inOrder.map((bill) => Math.floor((counts * bill.asked) / Math.max(asked, 1)));
  const odd = counts - sum(shares);
  return members.map(({ id, paymentStatus: status }) => {
    const place = inOrder.findIndex((bill) => bill.id === id);
    const share = (shares[place] ?? 0) + (place >= 0 && place < odd ? 1 : 0);
    return { id, status, cents: (inOrder[place]?.asked ?? 0) - share };
  });
}

/** Of sponsors: what is paid by the year is owed anew with each, whatever came before. */
export async function owedBySponsors(entries: readonly LedgerEntry[]): Promise<StillOwed> {
  const frequencies = new Map(
    (await sponsorships().get()).docs.map((doc) => [doc.id, doc.data().paymentFrequency]),
  );
  const bills = (await sponsorBills().get()).docs.map((doc) => doc.data());
  const owed = bills.map(({ id, amountCents, paymentStatus: status }) => {
    const came = cameFor(entries, id);
    const counts = frequencies.get(id) === 'annual' ? came % amountCents : came;
    return { id, status, cents: Math.max(amountCents - counts, 0) };
  });
  return total(owed);
}
