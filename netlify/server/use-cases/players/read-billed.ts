import type { PlayerDetail } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { isRegistrationTold } from '#domain/families/records.ts';
import { playerBills, registrations } from '../../gateways/records.ts';
import { guardianOf } from '../families/guardian-of.ts';
import { readById } from '../records/read-by-id.ts';

/**
 * What is still to come for a player, in cents: of every open bill what it asks for, less what came. And whose
 * statements have the player's bills.
 */
export async function readBilled(
  player: Profile,
): Promise<Pick<PlayerDetail, 'owedCents' | 'families'>> {
  const found = await playerBills().where('playerId', '==', player.id).get();
  const bills = found.docs.map((bill) => bill.data());
  const registered = await readById(
    registrations(),
    bills.flatMap(({ registrationId }) => registrationId ?? []),
  );
  const told = bills.filter(({ registrationId }) => {
    const registration = registered.get(registrationId ?? '');
    return !registration || isRegistrationTold(registration);
  });
  const players = new Map([[player.id, player]]);
  const emails = told.map((bill) => guardianOf(bill, registered, players));
  return {
    owedCents: bills.reduce((total, bill) => total + stillOwedCents(bill), 0),
    families: [...new Set(emails)].filter((email) => email !== '').sort(),
  };
}
