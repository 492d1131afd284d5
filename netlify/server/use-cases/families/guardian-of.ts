import type { Profile } from '#domain/accounts/profile.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { Registration } from '#domain/registration/registration.ts';

/**
 * Whose a bill is: the guardian it names, else who registered the player, else the address that the player
 * stands under. Empty where none is known.
 */
export function guardianOf(
  bill: PlayerBill,
  registrations: ReadonlyMap<string, Registration>,
  players: ReadonlyMap<string, Pick<Profile, 'email'>>,
): string {
  const registration = registrations.get(bill.registrationId ?? '');
  const email =
    bill.payer?.email ?? registration?.payer.email ?? players.get(bill.playerId)?.email ?? '';
  return email.toLowerCase();
}
