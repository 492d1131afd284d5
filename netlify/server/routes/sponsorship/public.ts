import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import { acceptSponsorship } from '../../use-cases/sponsorship/accept-sponsorship.ts';
import { paidFormRoute } from '../payments/paid-form-route.ts';

export const sponsorshipPaymentRoute = paidFormRoute(
  createSponsorshipPaymentEndpoint,
  'sponsorships',
  ({ email, paymentMethod: method }) => ({ email, method }),
  (form, { now }) => acceptSponsorship(form, now),
);
