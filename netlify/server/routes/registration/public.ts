import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { registerPlayers } from '../../use-cases/registration/register-players.ts';
import { paidFormRoute } from '../payments/paid-form-route.ts';

export const registrationPaymentRoute = paidFormRoute(
  createRegistrationPaymentEndpoint,
  'registrations',
  ({ registration: { parentEmail: email, paymentMethod: method } }) => ({ email, method }),
  registerPlayers,
);
