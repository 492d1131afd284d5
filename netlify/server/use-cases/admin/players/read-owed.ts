import { owedByPlayer } from '#domain/billing/owed-by-player.ts';
import type { Cents } from '#domain/money/money.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { readToday } from '../../read-today.ts';
import { readById } from '../read-by-id.ts';

/** What is still to come for a player, in cents. */
export async function readOwed(playerId: string, now: Date): Promise<Cents> {
  const found = await playerBills().where('playerId', '==', playerId).get();
  if (found.empty) return 0;
  const bills = found.docs.map((doc) => doc.data());
  const ids = bills.flatMap(({ registrationId }) => registrationId ?? []);
  const [wholes, today] = await Promise.all([readById(registrations(), ids), readToday(now)]);
  const payments = new Map([...wholes].map(([id, { payment }]) => [id, payment]));
  return owedByPlayer(bills, payments, today);
}
