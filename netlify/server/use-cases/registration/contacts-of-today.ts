import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameName } from '#domain/registration/same-name.ts';

/** Who is to be called in an emergency, and for which of the players: all, where it is one for all. */
interface EmergencyContact {
  players: string[];
  name: string | null;
  phone: string | null;
}

/**
 * Whom to call today: the office corrects contacts on the players, and the registration says what the form said.
 * That counts where no player is left.
 */
export function emergencyOfToday(
  { players, emergencyContact, emergencyPhone }: Registration,
  people: ReadonlyMap<string, Profile>,
): EmergencyContact[] {
  const contacts: EmergencyContact[] = [];
  for (const { profileId, firstName } of players) {
    const person = people.get(profileId);
    if (!person) continue;
    const { emergencyContactName, emergencyContactPhone } = person;
    // None where the office has taken it off: that one must not be called.
    const own = { name: emergencyContactName, phone: emergencyContactPhone };
    const same = contacts.find((one) => one.name === own.name && one.phone === own.phone);
    if (same) same.players.push(firstName);
    else contacts.push({ players: [firstName], ...own });
  }
  if (contacts.length > 0) return contacts;
  return [{ players: [], name: emergencyContact, phone: emergencyPhone }];
}

/** The guardian's phone, as corrected on a player who has that guardian: never another one's. */
export function phoneOfToday(
  { payer, phone }: Registration,
  people: ReadonlyMap<string, Profile>,
): string {
  const corrected = [...people.values()]
    .filter(({ parentGuardianName: name }) => isSameName(name ?? '', fullName(payer)))
    .find(({ parentGuardianPhone: other }) => other && other !== phone);
  return corrected?.parentGuardianPhone ?? phone;
}
