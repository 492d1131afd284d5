import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { SponsorshipFormSchema } from './sponsorship-form.ts';

const FORM = {
  sponsorshipLevel: 'Team Player',
  amountCents: 75_000,
  paymentFrequency: 'quarterly',
  firstName: 'Sam',
  lastName: 'Reed',
  email: 'Sam@Reed.example',
  phone: '239-555-0111',
  businessName: 'Reed & Sons',
  paymentMethod: 'check',
  marketingConsent: false,
  newsletterConsent: true,
  createAccount: true,
};
const errorsOf = (change: object) =>
  fieldErrors(SponsorshipFormSchema.safeParse({ ...FORM, ...change }).error?.issues ?? []);

describe('SponsorshipFormSchema', () => {
  test('what may be left out is null', () => {
    expect(SponsorshipFormSchema.parse({ ...FORM, businessCity: ' ', comments: '' })).toEqual({
      ...FORM,
      email: 'sam@reed.example',
      businessAddress: null,
      businessCity: null,
      businessState: null,
      businessZip: null,
      businessWebsite: null,
      comments: null,
    });
  });

  test('what must be there is said by name', () => {
    const missing = { firstName: '', lastName: ' ', email: '', phone: '', businessName: '' };
    expect(errorsOf(missing)).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Email is required.',
      phone: 'Phone is required.',
      businessName: 'Business name is required.',
    });
  });

  test.each([
    ['www.reed.example', 'https://www.reed.example'],
    [' http://reed.example/about ', 'http://reed.example/about'],
    ['HTTPS://reed.example', 'HTTPS://reed.example'],
  ])('the web address %j is %j', (typed, address) => {
    expect(SponsorshipFormSchema.parse({ ...FORM, businessWebsite: typed }).businessWebsite).toBe(
      address,
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://reed.example', 'reed', '@', 7])(
    'the web address %j is none',
    (businessWebsite) => {
      expect(Object.keys(errorsOf({ businessWebsite }))).toEqual(['businessWebsite']);
    },
  );

  test.each([0, 99, 100_000_000, 1e308, -1, 0.5, Number.NaN, '750', null, undefined])(
    'the amount %j is none',
    (amountCents) => {
      expect(errorsOf({ amountCents }).amountCents).toMatch(
        /^Please enter a valid sponsorship amount/,
      );
    },
  );
});
