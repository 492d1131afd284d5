import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { CheckoutFormSchema } from './checkout-form.ts';

const filledIn = {
  firstName: ' Dana ',
  lastName: 'Reyes',
  email: 'Dana@Example.com',
  phone: '239-555-0100',
  address: '12 Palm Ave, Apt 4',
  city: 'Fort Myers',
  state: 'FL',
  zipCode: '33901',
  paymentMethod: 'credit-card',
};

function messages(value: unknown): Record<string, string> {
  return fieldErrors(z.safeParse(CheckoutFormSchema, value).error?.issues ?? []);
}

describe('CheckoutFormSchema', () => {
  test('trims names and lowers the email', () => {
    expect(z.parse(CheckoutFormSchema, filledIn)).toMatchObject({
      firstName: 'Dana',
      email: 'dana@example.com',
    });
  });

  test('asks for every field in words', () => {
    const empty = Object.fromEntries(Object.keys(filledIn).map((name) => [name, '']));
    expect(messages(empty)).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Email is required.',
      phone: 'Phone is required.',
      address: 'Address is required.',
      city: 'City is required.',
      state: 'Choose a state.',
      zipCode: 'ZIP code is required.',
      paymentMethod: 'Choose how you want to pay.',
    });
    expect(Object.keys(messages({}))).toEqual(Object.keys(filledIn));
  });

  test.each(['ZZ', 'fl', 'toString'])('%s is not a state', (state) => {
    expect(messages({ ...filledIn, state })).toEqual({ state: 'Choose a state.' });
  });

  test('drops what the form does not ask for', () => {
    expect(z.parse(CheckoutFormSchema, { ...filledIn, totalCents: 1 })).not.toHaveProperty(
      'totalCents',
    );
  });
});
