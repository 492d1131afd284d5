import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameName } from '#domain/registration/same-name.ts';
import { readPaid } from '../seasons/season-registrations.ts';

/**
 * The registration that a family's form is filled in from. Anybody may have typed its address: so it is the
 * latest that was paid for, also on its bills, or is free; else the latest, and none that was canceled.
 * @param registered the latest first
 */
export async function registrationToFillIn(
  registered: readonly Registration[],
): Promise<Registration | undefined> {
  const [latest] = await readPaid(registered);
  return latest ?? registered.find(({ cancelled }) => !cancelled);
}

/**
 * What a registration says of the guardian, by the names of the form's fields. Phones and the emergency contact
 * are those of its players, as the office may have corrected them since, but nobody's name stands beside another
 * one's phone: the office may have entered the other guardian, or corrected the payer's name with the phone. Where
 * that is not known, no phone is filled in.
 * @param people the profiles under the family's address
 */
export function knownFromRegistration(registration: Registration, people: readonly Profile[]) {
  const { payer, phone, address, city, state, zipCode } = registration;
  const { emergencyContact, emergencyPhone, players } = registration;
  const own = people.filter(({ id }) => players.some(({ profileId }) => profileId === id));
  const isPayers = ({ parentGuardianName: name }: Profile) =>
    isSameName(name ?? '', fullName(payer));
  const isCorrected = own.some(({ parentGuardianPhone: other }) => other && other !== phone);
  return {
    parentFirstName: payer.firstName,
    parentLastName: payer.lastName,
    parentPhone: own.find(isPayers)?.parentGuardianPhone ?? (isCorrected ? '' : phone),
    address,
    city,
    state,
    zipCode,
    ...(contactOf(own) ?? (emergencyContact ? { emergencyContact, emergencyPhone } : {})),
  };
}

/**
 * Both or neither: of half a contact nobody knows whose it is, and one that the office has taken off one of the
 * players must not be called for any. Undefined without a player.
 */
function contactOf(players: readonly Profile[]) {
  const [first] = players;
  if (!first) return undefined;
  const isKnown = players.every(
    ({ emergencyContactName: name, emergencyContactPhone: phone }) => name && phone,
  );
  const { emergencyContactName: name, emergencyContactPhone: phone } = first;
  return isKnown && name && phone
    ? { emergencyContact: name, emergencyPhone: phone }
    : { emergencyContact: '', emergencyPhone: '' };
}
