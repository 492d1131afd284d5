import type { Profile } from '#domain/accounts/profile.ts';
import type { Registration } from '#domain/registration/registration.ts';

/**
 * What a registration says of the guardian, by the names of the form's fields. Phones and the emergency contact
 * are those of its players, as the office may have corrected them since.
 * @param people the profiles under the family's address
 */
export function knownFromRegistration(registration: Registration, people: readonly Profile[]) {
  const { payer, phone, address, city, state, zipCode } = registration;
  const { emergencyContact, emergencyPhone, players } = registration;
  const player = people.find(({ id }) => players.some(({ profileId }) => profileId === id));
  return {
    parentFirstName: payer.firstName,
    parentLastName: payer.lastName,
    parentPhone: player?.parentGuardianPhone ?? phone,
    address,
    city,
    state,
    zipCode,
    emergencyContact: player?.emergencyContactName ?? emergencyContact,
    emergencyPhone: player?.emergencyContactPhone ?? emergencyPhone,
  };
}
