import { AggregateField } from '@google-cloud/firestore';
import type { AdminBill } from '#contracts/admin/bills.ts';
import type { TableQuery } from '#contracts/admin/table.ts';
import type { BillStatus, PlayerBill } from '#domain/billing/player-bill.ts';
import { firestore } from '../../../gateways/firestore.ts';
import { playerBills, profiles } from '../../../gateways/records.ts';
import { AppError } from '../../../http/app-error.ts';
import { readTable } from '../read-table.ts';

const UNKNOWN_PLAYER = 'Unknown Player';

/** A page of the bills, each with its player's name. */
export async function listBills(query: TableQuery) {
  const page = await readTable({ collection: playerBills() }, query);
  return { ...page, rows: await withNames(page.rows) };
}

/** One bill as it stands now. @throws AppError not_found */
export async function readBill(id: string): Promise<AdminBill> {
  const bill = (await playerBills().doc(id).get()).data();
  const [named] = bill ? await withNames([bill]) : [];
  if (!named) throw new AppError('not_found', 'This bill is no longer there.');
  return named;
}

/** Bills with the names of their players; a profile that was deleted leaves an unknown one. */
export async function withNames(bills: readonly PlayerBill[]): Promise<AdminBill[]> {
  const ids = [...new Set(bills.map(({ playerId }) => playerId))];
  const docs =
    ids.length === 0 ? [] : await firestore().getAll(...ids.map((id) => profiles().doc(id)));
  const names = new Map(
    docs
      .filter((doc) => doc.exists)
      .map((doc) => [doc.id, `${doc.get('firstName')} ${doc.get('lastName')}`]),
  );
  return bills.map((bill) => ({ ...bill, playerName: names.get(bill.playerId) ?? UNKNOWN_PLAYER }));
}

/** The sums of the stat cards, in cents; cancelled bills are in none. */
export async function readBillTotals() {
  const [paidCents, pendingCents, overdueCents] = await Promise.all([
    sumOf('paid'),
    sumOf('pending'),
    sumOf('overdue'),
  ]);
  return {
    totalCents: paidCents + pendingCents + overdueCents,
    paidCents,
    pendingCents,
    overdueCents,
  };
}

async function sumOf(status: BillStatus): Promise<number> {
  const sum = await playerBills()
    .where('paymentStatus', '==', status)
    .aggregate({ cents: AggregateField.sum('amountCents') })
    .get();
  return sum.data().cents;
}
