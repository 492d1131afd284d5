import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { createSponsorshipPaymentEndpoint } from '#contracts/sponsorship/public.ts';
import donation from '#functions/create-donation-payment.ts';
import order from '#functions/create-order-payment.ts';
import registration from '#functions/create-registration-payment.ts';
import sponsorship from '#functions/create-sponsorship-payment.ts';
import { invoke, postJson } from './functions.ts';
import { giftRequest, monthlyRequest, sponsorRequest } from './giving.ts';
import { orderRequest } from './orders.ts';
import { playerForm, registrationRequest } from './registrations.ts';

/** What a stranger may choose of a form that makes a record to be paid. */
export interface Given {
  email: string;
  firstName?: string;
  paymentMethod?: 'credit-card' | 'ach' | 'check';
  createAccount?: boolean;
  players?: number;
}

const IN_A_WEEK = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The forms that can make an account along with what they are for, each sent as its page sends it. */
export const ACCOUNT_FORMS: readonly [string, (given: Given) => Promise<Response>][] = [
  [
    'registration',
    async ({ email, firstName = 'Ana', players = 1, ...rest }) =>
      invoke(
        registration,
        postJson(
          createRegistrationPaymentEndpoint.path,
          await registrationRequest({
            parentEmail: email,
            parentFirstName: firstName,
            signedName: `${firstName} Diaz`,
            players: Array.from({ length: players }, () => playerForm({ firstName })),
            ...rest,
          }),
        ),
      ),
  ],
  [
    'order',
    async ({ email, firstName = 'Ana', createAccount = false, paymentMethod }) =>
      invoke(
        order,
        postJson(
          createOrderPaymentEndpoint.path,
          orderRequest({
            createAccount,
            customer: { email, firstName, ...(paymentMethod && { paymentMethod }) },
          }),
        ),
      ),
  ],
  [
    'sponsorship',
    async ({ players: _, ...given }) =>
      invoke(sponsorship, postJson(createSponsorshipPaymentEndpoint.path, sponsorRequest(given))),
  ],
  [
    'gift',
    async ({ players: _, ...given }) =>
      invoke(donation, postJson(createDonationPaymentEndpoint.path, giftRequest(given))),
  ],
  [
    'monthly gift',
    async ({ players: _, ...given }) =>
      invoke(
        donation,
        postJson(createDonationPaymentEndpoint.path, monthlyRequest(IN_A_WEEK(), given)),
      ),
  ],
];
