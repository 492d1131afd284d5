import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { storeDiscount } from '#tests/helpers/discounts.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* The registration form says which codes are right as well as the page's own question does. */

Object.assign(process.env, { LIMIT_FACTOR: '1' });
await stack.seed();
/** When ten minutes begin that are counted together. */
const BEGIN = Math.ceil(Date.now() / 600_000) * 600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A form with a code, from a place, and of another family each time. */
async function register(discountCode: string | null, ip: string) {
  const parentEmail = newAddress('guardian');
  const content = await registrationRequest({ discountCode, parentEmail, paymentMethod: 'check' });
  const request = postJson(createRegistrationPaymentEndpoint.path, content);
  const response = await invoke(createRegistrationPayment, request, { ip });
  return response.status;
}

test('codes cannot be guessed by forms, not even the right one after too many wrong ones', async () => {
  const { code } = await storeDiscount({});
  const place = '203.0.113.77';
  for (let tried = 0; tried < 15; tried += 1) {
    expect(await register(`GUESS-${tried}`, place)).toBe(422);
  }
  expect(await register('GUESS-15', place)).toBe(429);
  expect(await register(code, place)).toBe(429);
  expect(await register(null, place)).toBe(200);
});

test('a gym full of families whose code is right is not held up', async () => {
  const { code } = await storeDiscount({});
  for (let sent = 0; sent < 16; sent += 1) {
    expect(await register(code, '203.0.113.78')).toBe(200);
  }
});
