import { expect, test } from 'vitest';
import { savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import admin from '#functions/admin.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { medicalNotes, profiles, registrations } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The office corrects a player on the phone; then the family sends its unpaid form again, as its draft has it. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
type Request = Awaited<ReturnType<typeof registrationRequest>>;

const register = async (body: object) => {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  expect((await invoke(createRegistrationPayment, request)).status).toBe(200);
};
const again = (before: Request, change: Partial<Request['registration']>): Request => ({
  ...before,
  idempotencyKey: crypto.randomUUID(),
  registration: { ...before.registration, ...change },
  replaces: [before.idempotencyKey],
});
async function playerOf({ idempotencyKey }: Request): Promise<Profile> {
  const { docs } = await profiles().where('registrationId', '==', idempotencyKey).get();
  const [player] = docs.map((doc) => doc.data());
  if (!player) throw new Error('The registration has a player.');
  return player;
}

const CORRECTED = {
  firstName: 'Zoé',
  age: 13,
  grade: 8,
  parentGuardianName: 'Ana María Diaz',
  parentGuardianPhone: '239-555-0190',
  emergencyContactName: 'Rosa Diaz',
  emergencyContactPhone: '239-555-0191',
};

/** A registration whose player the office has corrected. */
async function corrected(change: object = CORRECTED, medicalInfo: string | null = null) {
  const first = await registrationRequest({ players: [playerForm({ medicalInfo })] });
  await register(first);
  const before = await playerOf(first);
  const player = { ...before, ...change };
  const body = { id: before.id, seen: before.updatedAt, player };
  const saving = sentBy(office, postJson(savePlayerEndpoint.path, body));
  expect((await invoke(admin, saving)).status).toBe(200);
  return first;
}

test('what the form says as before does not undo what the office has corrected', async () => {
  const first = await corrected();
  const second = again(first, { paymentMethod: 'check', paymentFrequency: 'one-time' });
  await register(second);
  expect(await playerOf(second)).toMatchObject(CORRECTED);
  const third = again(second, { city: 'Naples' });
  await register(third);
  expect(await playerOf(third)).toMatchObject(CORRECTED);
});

test('what it says otherwise than before counts, a name always with its own phone', async () => {
  const first = await corrected();
  const second = again(first, {
    parentPhone: '239-555-0155',
    emergencyContact: 'Eva Diaz',
    players: [playerForm({ age: 15 })],
  });
  await register(second);
  expect(await playerOf(second)).toMatchObject({
    ...CORRECTED,
    age: 15,
    parentGuardianName: 'Ana Diaz',
    parentGuardianPhone: '239-555-0155',
    emergencyContactName: 'Eva Diaz',
    emergencyContactPhone: '239-555-0124',
  });
});

const RENAMED = { firstName: 'Maya', lastName: 'Ruiz', teamName: 'U15' };
const noteOf = async ({ id }: Profile) => (await medicalNotes().doc(id).get()).data();

test('another name by the office changes nothing of who it is: the note, the team and the name stay', async () => {
  const first = await corrected(RENAMED, 'Asthma');
  const { id } = await playerOf(first);
  const second = again(first, { city: 'Naples', players: [playerForm()] });
  await register(second);
  expect(await playerOf(second)).toMatchObject({ id, ...RENAMED });
  expect(await noteOf({ id } as Profile)).toMatchObject({
    text: 'Asthma',
    registrationId: second.idempotencyKey,
  });
  // And once more, by the name that the office gave: in the account the family reads that one.
  const named = playerForm({ firstName: 'Maya', lastName: 'Ruiz' });
  const third = again(second, { players: [named] });
  await register({ ...third, replaces: undefined, earlier: [second.idempotencyKey] });
  expect(await playerOf(third)).toMatchObject({ id, ...RENAMED });
  expect(await noteOf({ id } as Profile)).toMatchObject({ text: 'Asthma' });
});

test('a new sister who has the name that the office took away is a player of her own', async () => {
  const first = await corrected(RENAMED, 'Asthma');
  const { id } = await playerOf(first);
  const players = [playerForm({ firstName: 'Maya', lastName: 'Ruiz' }), playerForm()];
  const second = again(first, { players });
  await register(second);
  const registered = (await registrations().doc(second.idempotencyKey).get()).data();
  const [maya, zoe] = registered?.players ?? [];
  expect(zoe?.profileId).toBe(id);
  expect(maya?.profileId).not.toBe(id);
});

test.each(['Zoë', 'Maya'])('paid, the child is registered under either name: %s', async (name) => {
  const first = await corrected({ firstName: 'Maya' });
  const doc = registrations().doc(first.idempotencyKey);
  await doc.update({ 'payment.status': 'paid', 'payment.paidCents': 15_000 });
  const second = again(first, { players: [playerForm({ firstName: name })] });
  const answer = await invoke(
    createRegistrationPayment,
    postJson(createRegistrationPaymentEndpoint.path, second),
  );
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain(`You already registered ${name} Diaz`);
});
