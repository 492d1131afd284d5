import { stillOwedCents } from '#domain/billing/received.ts';
import type { Cents } from '#domain/money/money.ts';
import { playerBills } from '../../gateways/records.ts';

/** What is still to come for a player, in cents: of every open bill what it asks for, less what came. */
export async function readOwed(playerId: string): Promise<Cents> {
  const bills = await playerBills().where('playerId', '==', playerId).get();
  return bills.docs.reduce((total, bill) => total + stillOwedCents(bill.data()), 0);
}
