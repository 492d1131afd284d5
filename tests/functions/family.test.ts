import { subYears } from 'date-fns';
import { expect, test } from 'vitest';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { adjustBillEndpoint } from '#contracts/billing/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import register from '#functions/create-registration-payment.ts';
import { playerBills, profiles, registrations } from '#server/gateways/records.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office, pay } from '#tests/helpers/office.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { cancel } from '#tests/helpers/returning-families.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* What the registration form fills in for a signed-in family. */

const ask = (user: TestUser) => invoke(account, sentBy(user, get(readFamilyEndpoint.path)));
const familyOf = async (user: TestUser) =>
  readFamilyEndpoint.response.parse(await (await ask(user)).json());

test('all but what is medical, of the latest registration of the verified address', async () => {
  const user = await signUpUser();
  expect(await familyOf(user)).toMatchObject({ players: [], registrations: [] });
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
    // Who is registered for this season need not be asked.
    players: [],
    registrations: [request.idempotencyKey],
  });
});

test('phones and the emergency contact as the office has corrected them on the player', async () => {
  const user = await signUpUser();
  const request = await registrationRequest({ parentEmail: user.email });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  const found = await profiles().where('registrationId', '==', request.idempotencyKey).get();
  const corrected = {
    parentGuardianPhone: '239-555-0177',
    emergencyContactName: 'Rosa Diaz',
    emergencyContactPhone: '239-555-0178',
  };
  await Promise.all(found.docs.map(({ ref }) => ref.update(corrected)));
  expect((await familyOf(user)).known).toMatchObject({
    parentPhone: corrected.parentGuardianPhone,
    emergencyContact: corrected.emergencyContactName,
    emergencyPhone: corrected.emergencyContactPhone,
  });
});

test('nobody’s name stands beside another one’s phone, where the office has entered the other guardian', async () => {
  const user = await signUpUser();
  const request = await registrationRequest({ parentEmail: user.email });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  const found = await profiles().where('registrationId', '==', request.idempotencyKey).get();
  const father = { parentGuardianName: 'Luis Diaz', parentGuardianPhone: '239-555-0177' };
  const noName = { emergencyContactName: null, emergencyContactPhone: '239-555-0178' };
  await Promise.all(found.docs.map(({ ref }) => ref.update({ ...father, ...noName })));
  const { known } = await familyOf(user);
  expect(known.parentFirstName).toBe('Ana');
  // It may be the payer whose name was corrected with the phone.
  expect(known.parentPhone).toBeUndefined();
  expect(known.emergencyContact).toBeUndefined();
  expect(known.emergencyPhone).toBeUndefined();
});

test('who played an earlier season can be ticked, each once and counted on, while their profile is there', async () => {
  const user = await signUpUser();
  const leo = playerForm({ firstName: 'Leo', age: 17, grade: 11 });
  const send = async (players: ReturnType<typeof playerForm>[], change: object) => {
    const request = await registrationRequest({
      parentEmail: user.email,
      paymentMethod: 'check',
      players,
    });
    await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
    const doc = registrations().doc(request.idempotencyKey);
    await doc.update(change);
    return (await doc.get()).data();
  };
  const past = (years: number) => ({
    seasonName: `The season of ${years} years ago`,
    createdAt: subYears(new Date(), years).toISOString(),
  });
  await send([playerForm({ age: 13, grade: 8 })], past(2));
  const last = await send([playerForm({ age: 14, grade: 9, medicalInfo: 'Asthma' }), leo], past(1));
  const zoe = { firstName: 'Zoë', lastName: 'Diaz', age: 15, grade: 10 };
  const known = await familyOf(user);
  expect(known.players).toEqual([
    zoe,
    { firstName: 'Leo', lastName: 'Diaz', age: null, grade: 12 },
  ]);
  expect(JSON.stringify(known)).not.toContain('Asthma');
  await profiles()
    .doc(last?.players[1]?.profileId ?? '')
    .delete();
  expect((await familyOf(user)).players).toEqual([zoe]);
});

test('a player whose name the office has corrected is offered by that one, and once', async () => {
  const user = await signUpUser();
  const request = await registrationRequest({ parentEmail: user.email });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
  const doc = registrations().doc(request.idempotencyKey);
  const id = (await doc.get()).data()?.players[0]?.profileId ?? '';
  await profiles().doc(id).update({ firstName: 'Maya' });
  await doc.update({ seasonName: 'The season before' });
  expect((await familyOf(user)).players).toMatchObject([{ firstName: 'Maya', lastName: 'Diaz' }]);
  const players = [playerForm({ firstName: 'Maya' })];
  const check = { paymentMethod: 'check', paymentFrequency: 'one-time' } as const;
  const next = await registrationRequest({ parentEmail: user.email, players, ...check });
  await invoke(register, postJson(createRegistrationPaymentEndpoint.path, next));
  expect((await familyOf(user)).players).toEqual([]);
});

test('what anybody may have typed under the address fills in nothing beside what was paid, nor once it is canceled', async () => {
  const user = await signUpUser();
  const send = async (city: string, paymentMethod: 'check' | 'credit-card') => {
    const form = { parentEmail: user.email, city, paymentMethod };
    const request = await registrationRequest({ ...form, paymentFrequency: 'one-time' });
    await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
    return request.idempotencyKey;
  };
  const fake = await send('Naples', 'check');
  expect((await familyOf(user)).known.city).toBe('Naples');
  await cancel(fake);
  expect((await familyOf(user)).known.city).toBeUndefined();
  await pay('registration', await send('Fort Myers', 'check'));
  await send('Estero', 'check');
  expect((await familyOf(user)).known.city).toBe('Fort Myers');
});

test('what was paid on the bill, or is free, counts as paid', async () => {
  const user = await signUpUser();
  const send = async (city: string) => {
    const form = { parentEmail: user.email, city, paymentMethod: 'check' } as const;
    const request = await registrationRequest({ ...form, paymentFrequency: 'one-time' });
    await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
    const id = request.idempotencyKey;
    const [bill] = (await playerBills().where('registrationId', '==', id).get()).docs;
    return bill?.id ?? '';
  };
  const cityOf = async () => (await familyOf(user)).known.city;
  await pay('bill', await send('Fort Myers'));
  const free = await send('Estero');
  expect(await cityOf()).toBe('Fort Myers');
  const bill = (await playerBills().doc(free).get()).data();
  const adjustment = { kind: 'scholarship', cents: bill?.amountCents ?? 0, reason: 'Fund' };
  const lowered = await sendAs(office, adjustBillEndpoint.path, {
    id: free,
    seen: bill?.updatedAt,
    idempotencyKey: crypto.randomUUID(),
    adjustment: { ...adjustment, tellFamily: false },
  });
  expect(lowered.status, await lowered.clone().text()).toBe(200);
  expect(await cityOf()).toBe('Estero');
});

test('who is in a form that was left at the payment page is still offered, and its key is known', async () => {
  const user = await signUpUser();
  const send = async () => {
    const request = await registrationRequest({ parentEmail: user.email });
    await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request));
    return registrations().doc(request.idempotencyKey);
  };
  await (await send()).update({ seasonName: 'The season before' });
  const left = await send();
  const zoe = { firstName: 'Zoë', lastName: 'Diaz' };
  for (const status of ['pending', 'expired', 'payment_failed']) {
    await left.update({ 'payment.status': status });
    const { players, registrations: keys } = await familyOf(user);
    expect(players).toMatchObject([zoe]);
    expect(keys).toEqual([left.id]);
  }
  await left.update({ 'payment.status': 'processing' });
  expect((await familyOf(user)).players).toEqual([]);
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
