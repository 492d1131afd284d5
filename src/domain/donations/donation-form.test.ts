import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { parseDollars } from '#domain/money/parse-dollars.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { giftSchema } from './donation-form.ts';
import { type GiftRules, startDates } from './gift-rules.ts';

const RULES: GiftRules = {
  oneTimeMinimumCents: 100,
  monthlyMinimumCents: 500,
  ...startDates('2026-11-21'),
};
const DONOR = {
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.com',
  phone: '',
  address: '12 Court Street',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  paymentMethod: 'credit-card',
  comments: ' ',
  anonymous: false,
  emailReceipt: true,
  newsletterConsent: false,
  createAccount: false,
};
const ONCE = { ...DONOR, type: 'one-time', amountCents: 25_000 };
const MONTHLY = {
  ...DONOR,
  type: 'monthly',
  amountCents: 2500,
  startDate: '2026-11-22',
  paymentDay: 1,
};

function errorsOf(type: 'one-time' | 'monthly', change: object) {
  const gift = { ...(type === 'monthly' ? MONTHLY : ONCE), ...change };
  return fieldErrors(giftSchema(type, RULES).safeParse(gift).error?.issues ?? []);
}

describe('a gift made once', () => {
  test('may leave out phone and comments', () => {
    expect(giftSchema('one-time', RULES).parse(ONCE)).toMatchObject({
      phone: null,
      comments: null,
    });
  });

  test.each([undefined, null, Number.NaN, 0, -5000, 99, 50.5, '5000', 1e308])(
    'of %j cents is none',
    (amountCents) => {
      expect(errorsOf('one-time', { amountCents })).toEqual({
        amountCents: 'Please enter a valid donation amount',
      });
    },
  );

  test('with cents after a comma is refused in Spanish with how to write them', () => {
    readLanguageFrom(() => 'es');
    const errors = errorsOf('one-time', { amountCents: parseDollars('25,50') });
    readLanguageFrom(() => 'en');
    expect(errors.amountCents).toContain('25.50 (centavos con punto)');
  });

  test('has an end where Stripe has one', () => {
    expect(errorsOf('one-time', { amountCents: 99_999_999 })).toEqual({});
    expect(errorsOf('one-time', { amountCents: 100_000_000 })).toEqual({
      amountCents: 'Please enter a valid donation amount, at most $999,999.99',
    });
  });

  test('every missing field is named', () => {
    const missing = { firstName: '', lastName: '', email: '', address: '', city: '', zipCode: '' };
    expect(Object.keys(errorsOf('one-time', { ...missing, state: '' })).sort()).toEqual([
      'address',
      'city',
      'email',
      'firstName',
      'lastName',
      'state',
      'zipCode',
    ]);
  });
});

describe('a gift each month', () => {
  test.each([
    [undefined, 'Please enter a valid monthly donation amount'],
    [0, 'Please enter a valid monthly donation amount'],
    [-500, 'Please enter a valid monthly donation amount'],
    [1, 'Minimum monthly donation is $5'],
    [499, 'Minimum monthly donation is $5'],
    [500, undefined],
  ])('of %j cents: %s', (amountCents, message) => {
    expect(errorsOf('monthly', { amountCents }).amountCents).toBe(message);
  });

  test.each([
    ['2026-11-21', 'Choose tomorrow or a later date.'],
    ['2026-11-22', undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', 'Choose a start date in the next 12 months.'],
  ])('starting %s: %s', (startDate, message) => {
    expect(errorsOf('monthly', { startDate }).startDate).toBe(message);
  });

  test.each([0, 29, 1.5, '1', null, -1, Number.NaN])('on day %j is none', (paymentDay) => {
    expect(errorsOf('monthly', { paymentDay }).paymentDay).toBe(
      'Choose a payment day from 1 to 28.',
    );
  });

  test.each(['', '22 Nov', '2026-02-30', '2026-11-22T00:00:00Z', null, 20261122])(
    'starting %j is none',
    (startDate) => {
      expect(errorsOf('monthly', { startDate }).startDate).toBe('Choose a start date.');
    },
  );
});
