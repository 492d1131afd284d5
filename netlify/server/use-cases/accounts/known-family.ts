import type { Registration } from '#domain/registration/registration.ts';

/** What a registration says of the guardian, by the names of the form's fields. */
export function knownFromRegistration(registration: Registration) {
  const { payer, phone, address, city, state, zipCode } = registration;
  const { emergencyContact, emergencyPhone } = registration;
  return {
    parentFirstName: payer.firstName,
    parentLastName: payer.lastName,
    parentPhone: phone,
    address,
    city,
    state,
    zipCode,
    emergencyContact,
    emergencyPhone,
  };
}
