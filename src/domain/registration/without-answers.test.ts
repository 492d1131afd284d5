import { expect, test } from 'vitest';
import { type Registration, RegistrationSchema } from './registration.ts';
import { withoutAnswers } from './without-answers.ts';

/** What stays for the books and the signature when all players of a registration are deleted. */
const KEPT = [
  ...['id', 'number', 'requestHash', 'createdAt', 'updatedAt', 'notes', 'seasonName'],
  ...['payer', 'phone', 'address', 'city', 'state', 'zipCode', 'marketingConsent'],
  ...['payment', 'paymentMethod', 'paymentFrequency', 'feeCents', 'discounts', 'discountIds'],
  ...['replaces', 'readdressedAt', 'cancelled'],
];

test('of a registration whose players are deleted, each field is known to stay or to go', () => {
  const fields = Object.keys(RegistrationSchema.shape);
  const filled = Object.fromEntries(fields.map((field) => [field, 'said']));
  const left = withoutAnswers({ ...filled, players: [] } as unknown as Registration);
  const kept = fields.filter((field) => left[field as keyof Registration] === 'said');
  expect(
    kept.sort(),
    'A new field: what of it stays when a registration is canceled or its players are deleted? Decide in without-answers.ts, add it here if it stays, and say so in docs/RETENTION.md.',
  ).toEqual(KEPT.sort());
});
