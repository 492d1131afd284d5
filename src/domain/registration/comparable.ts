import type { RegistrationForm } from './registration-form.ts';

/**
 * What tells a repeat of a registration from another one. Medical information is left out, so that no
 * trace of it, not even a hash, is in the registration or in the browser; and so is the signature:
 * neither is kept in a draft, and typing them again makes no second registration.
 */
export function comparableRegistration(form: RegistrationForm) {
  const { agreedToTerms: _t, agreedToWaiver: _w, signedName: _s, players, ...rest } = form;
  return {
    ...rest,
    // Left out of the text where there is none, as in what was sent before there were codes.
    discountCode: rest.discountCode || undefined,
    players: players.map(({ medicalInfo: _m, ...player }) => player),
  };
}
