import type { CreateDonationPaymentRequest } from '#contracts/donations/public.ts';
import type { CreateSponsorshipPaymentRequest } from '#contracts/sponsorship/public.ts';

type OneTime = Extract<CreateDonationPaymentRequest, { type: 'one-time' }>;
type Monthly = Extract<CreateDonationPaymentRequest, { type: 'monthly' }>;

function donor() {
  return {
    idempotencyKey: crypto.randomUUID(),
    firstName: 'Ana',
    lastName: 'Diaz',
    email: `ana-${crypto.randomUUID()}@example.com`,
    phone: '239-555-0123',
    address: '12 Court Street',
    city: 'Fort Myers',
    state: 'FL',
    zipCode: '33901',
    paymentMethod: 'credit-card',
    comments: null,
    anonymous: false,
    emailReceipt: true,
    newsletterConsent: false,
    createAccount: false,
  } as const;
}

/** A gift of $250, as the giving page sends it. */
export function giftRequest(change: Partial<OneTime> = {}): OneTime {
  return { ...donor(), type: 'one-time', amountCents: 25_000, ...change };
}

/** A gift of $25 each month, from the given day on. */
export function monthlyRequest(startDate: string, change: Partial<Monthly> = {}): Monthly {
  return { ...donor(), type: 'monthly', amountCents: 2500, startDate, paymentDay: 1, ...change };
}

/** A sponsor of the level Team Player, $750 at once, as the application sends it. */
export function sponsorRequest(
  change: Partial<CreateSponsorshipPaymentRequest> = {},
): CreateSponsorshipPaymentRequest {
  return {
    idempotencyKey: crypto.randomUUID(),
    sponsorshipLevel: 'Team Player',
    amountCents: 75_000,
    paymentFrequency: 'one-time',
    firstName: 'Sam',
    lastName: 'Reed',
    email: `sam-${crypto.randomUUID()}@example.com`,
    phone: '239-555-0111',
    businessName: 'Reed & Sons',
    businessAddress: null,
    businessCity: null,
    businessState: null,
    businessZip: null,
    businessWebsite: null,
    paymentMethod: 'credit-card',
    comments: null,
    marketingConsent: true,
    newsletterConsent: false,
    createAccount: false,
    ...change,
  };
}
