import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { acceptDonation } from '../../use-cases/donations/accept-donation.ts';
import { paidFormRoute } from '../payments/paid-form-route.ts';

export const donationPaymentRoute = paidFormRoute(
  createDonationPaymentEndpoint,
  'donations',
  ({ email, paymentMethod: method }) => ({ email, method }),
  (form, { now }) => acceptDonation(form, now),
);
