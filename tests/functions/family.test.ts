import { expect, test } from 'vitest';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import register from '#functions/create-registration-payment.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* What the registration form fills in for a signed-in family. */

const ask = (user: TestUser) => invoke(account, sentBy(user, get(readFamilyEndpoint.path)));
const familyOf = async (user: TestUser) =>
  readFamilyEndpoint.response.parse(await (await ask(user)).json());

test('all but the players, of the latest registration of the verified address', async () => {
  const user = await signUpUser();
  expect(await familyOf(user)).toMatchObject({ registrations: [] });
  const players = [playerForm({ medicalInfo: 'Asthma' })];
  const request = await registrationRequest({ parentEmail: user.email, players });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  const response = await ask(user);
  const text = await response.text();
  expect(text).not.toMatch(/Asthma|Zoë/);
  expect(readFamilyEndpoint.response.parse(JSON.parse(text))).toEqual({
    known: {
      parentFirstName: 'Ana',
      parentLastName: 'Diaz',
      parentPhone: request.registration.parentPhone,
      address: '12 Court Street',
      city: 'Fort Myers',
      state: 'FL',
      zipCode: '33901',
      emergencyContact: 'Luis Diaz',
      emergencyPhone: request.registration.emergencyPhone,
    },
    registrations: [request.idempotencyKey],
  });
});

test('nothing without a verified address, nothing of another family, nothing for strangers', async () => {
  const unverified = await signUpUser({ verified: false });
  const request = await registrationRequest({ parentEmail: unverified.email });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  expect((await ask(unverified)).status).toBe(403);
  const other = await familyOf(await signUpUser());
  expect(other.registrations).toEqual([]);
  expect(JSON.stringify(other)).not.toContain('Court Street');
  expect((await invoke(account, get(readFamilyEndpoint.path))).status).toBe(401);
});
