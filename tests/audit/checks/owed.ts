import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import {
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '#server/gateways/records.ts';
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

/** What came for a record: what was given back of it is owed no more. */
function cameFor(entries: readonly LedgerEntry[], recordId: string): number {
  const own = entries.filter((entry) => entry.recordId === recordId && entry.paidAt !== null);
  return sum(own.map(({ amountCents }) => amountCents));
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

/** Of players: what came for a registration counts for its open bills, those due first before the others. */
export async function owedByPlayers(entries: readonly LedgerEntry[]): Promise<StillOwed> {
  const bills = (await playerBills().get()).docs.map((doc) => doc.data());
  const left = new Map<string, number>();
  for (const { id } of (await registrations().get()).docs) left.set(id, cameFor(entries, id));
  // What it has settled by itself takes of it before anything that is open does.
  for (const { paymentStatus, registrationId, amountCents, id } of bills) {
    if (paymentStatus !== 'paid' || !registrationId || cameFor(entries, id) > 0) continue;
    left.set(registrationId, (left.get(registrationId) ?? 0) - amountCents);
  }
  const inOrder = [...bills].sort(
    (a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') || a.id.localeCompare(b.id),
  );
  const owed = inOrder.map(({ id, amountCents, paymentStatus: status, registrationId }) => {
    const alone = Math.max(amountCents - cameFor(entries, id), 0);
    if (!isOpen(status) || !registrationId) return { id, status, cents: alone };
    const share = Math.min(Math.max(left.get(registrationId) ?? 0, 0), alone);
    left.set(registrationId, (left.get(registrationId) ?? 0) - share);
    return { id, status, cents: alone - share };
  });
  return total(owed);
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
