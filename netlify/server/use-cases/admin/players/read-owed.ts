import { owedByPlayer } from '#domain/billing/owed-by-player.ts';
import type { Cents } from '#domain/money/money.ts';
import { playerBills, registrations } from '../../../gateways/records.ts';
import { readToday } from '../../read-today.ts';

/** What is still to come for a player, in cents. */
export async function readOwed(playerId: string, now: Date): Promise<Cents> {
  const found = await playerBills().where('playerId', '==', playerId).get();
  if (found.empty) return 0;
  const bills = found.docs.map((doc) => doc.data());
  const ids = [...new Set(bills.flatMap(({ registrationId }) => registrationId ?? []))];
  const [wholes, today] = await Promise.all([
    Promise.all(ids.map((id) => registrations().doc(id).get())),
    readToday(now),
  ]);
  const payments = wholes.flatMap((doc) => {
    const registration = doc.data();
    return registration ? [[doc.id, registration.payment] as const] : [];
  });
  return owedByPlayer(bills, new Map(payments), today);
}
