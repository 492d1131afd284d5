import type { CreateRegistrationRequest } from '#contracts/registration/public.ts';
import { legalTextOf, sha256Hex, type TextIdentity } from '#domain/registration/legal-text.ts';
import { eachAnswer } from '#domain/registration/player-answers.ts';
import { liabilityWaiver } from '#local/seed/content/legal/liability-waiver.ts';
import { termsOfService } from '#local/seed/content/legal/terms.ts';

type Registration = CreateRegistrationRequest['registration'];
type Player = Registration['players'][number];

/** A player as the page sends one. */
export function playerForm(change: Partial<Player> = {}): Player {
  return {
    firstName: 'Zoë',
    lastName: 'Diaz',
    age: 14,
    grade: 9,
    ...eachAnswer(() => null),
    school: 'Cypress High',
    height: "5'8",
    medicalInfo: null,
    previousExperience: 'Two years at school',
    photoConsent: false,
    ...change,
  };
}

/** A request for one player by card in monthly installments, as the registration page sends it. */
export async function registrationRequest(
  change: Partial<Registration> = {},
): Promise<CreateRegistrationRequest> {
  return {
    idempotencyKey: crypto.randomUUID(),
    registration: {
      parentFirstName: 'Ana',
      parentLastName: 'Diaz',
      parentEmail: `ana-${crypto.randomUUID()}@example.com`,
      parentPhone: '239-555-0123',
      address: '12 Court Street',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      emergencyContact: 'Luis Diaz',
      emergencyPhone: '239-555-0124',
      players: [playerForm()],
      discountCode: null,
      paymentMethod: 'credit-card',
      paymentFrequency: 'monthly',
      agreedToWaiver: true,
      agreedToTerms: true,
      signedName: 'Ana Diaz',
      marketingConsent: false,
      createAccount: false,
      ...change,
    },
    documents: {
      'liability-waiver': await identityOf(liabilityWaiver),
      terms: await identityOf(termsOfService),
    },
  };
}

/** What the page carries of a text of content. */
export async function identityOf(document: unknown): Promise<TextIdentity> {
  const legal = document as Parameters<typeof legalTextOf>[0];
  return { version: legal.version, sha256: await sha256Hex(legalTextOf(legal)) };
}
