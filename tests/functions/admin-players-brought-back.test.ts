import { subYears } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { bringBackPlayerEndpoint, savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import { medicalNotes, profiles, registrations } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { storeRegistration } from '#tests/helpers/payables.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* A past player whom the office takes again without a registration, and what it corrects then. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const send = (path: string, body: unknown) => invoke(admin, sentBy(office, postJson(path, body)));

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as {
    error: { message: string; fields?: Record<string, string> };
  };
  return { status: response.status, ...error };
}

describe('a player brought back', () => {
  /** Of a registration by check that was never paid, with a note; past by now. */
  async function pastPlayer(change: Partial<Profile> = {}) {
    const { registration } = await storeRegistration(1, { paymentMethod: 'check' });
    const player = await addPlayer({
      email: registration.payer.email,
      registrationId: registration.id,
      pastSeason: '2025-26 Season',
      ...change,
    });
    const players = registration.players.map((one) => ({ ...one, profileId: player.id }));
    await registrations().doc(registration.id).update({ players });
    await addMedicalNote(player, 'Asthma');
    await medicalNotes().doc(player.id).update({ registrationId: registration.id });
    return { registration, player };
  }

  test.each([
    ['', {}],
    [
      ' who had come back before',
      { returnedFrom: { seasonName: '2024-25 Season', registrationId: null } },
    ],
  ])('%s stays, with the note, where the registration of before is canceled', async (_, change) => {
    const { registration, player } = await pastPlayer(change);
    const wanted = { id: player.id, seen: player.updatedAt };
    expect((await send(bringBackPlayerEndpoint.path, wanted)).status).toBe(200);
    const { id, updatedAt } = registration;
    const canceling = postJson(cancelRegistrationEndpoint.path, { id, seen: updatedAt });
    const canceled = await invoke(adminPayments, sentBy(office, canceling));
    expect(canceled.status).toBe(200);
    const after = (await profiles().doc(player.id).get()).data();
    expect(after).toMatchObject({ pastSeason: null, registrationId: null });
    expect((await medicalNotes().doc(player.id).get()).data()?.text).toBe('Asthma');
  });
});

test('a past player is not brought back beside the one of this season', async () => {
  const past = await addPlayer({ pastSeason: '2025-26 Season' });
  const { email, firstName, lastName } = past;
  const wanted = { id: past.id, seen: past.updatedAt };
  const current = await addPlayer({ email, firstName: 'zoe', lastName });
  const refusal = await refusalOf(await send(bringBackPlayerEndpoint.path, wanted));
  expect(refusal).toMatchObject({ status: 409 });
  expect(refusal.message).toContain(`already has a player named ${firstName}`);
  expect((await profiles().doc(past.id).get()).data()).toEqual(past);
  // Of another season, or with an account but no player, it is nobody's.
  await profiles().doc(current.id).update({ pastSeason: '2024-25 Season' });
  await addPlayer({ email, firstName, lastName, userId: 'someone' });
  expect((await send(bringBackPlayerEndpoint.path, wanted)).status).toBe(200);
});

describe('age and grade of a player brought back', () => {
  const ago = (years: number) => subYears(new Date(), years).toISOString();
  const bringBack = async ({ id, updatedAt }: Profile) => {
    const answer = await send(bringBackPlayerEndpoint.path, { id, seen: updatedAt });
    expect(answer.status).toBe(200);
    const { age, grade } = bringBackPlayerEndpoint.response.parse(await answer.json()).player;
    return { age, grade };
  };
  const past = { pastSeason: '2025-26 Season', age: 13, grade: 8, createdAt: ago(3) };

  test('are counted on since they were last said', async () => {
    expect(await bringBack(await addPlayer(past))).toEqual({ age: 16, grade: 11 });
    const before = await addPlayer({ ...past, broughtBackAt: ago(2) });
    expect(await bringBack(before)).toEqual({ age: 15, grade: 10 });
    expect(await bringBack(await addPlayer({ ...past, ageSaidAt: ago(0) }))).toEqual({
      age: 13,
      grade: 8,
    });
    const { registration } = await storeRegistration(1, { createdAt: subYears(new Date(), 1) });
    const registered = await addPlayer({ ...past, registrationId: registration.id });
    expect(await bringBack(registered)).toEqual({ age: 14, grade: 9 });
    expect(await bringBack(await addPlayer({ ...past, registrationId: 'gone' }))).toEqual({
      age: 16,
      grade: 11,
    });
  });

  test('are not said where the program takes nobody of that age or grade, or nobody said them', async () => {
    const old = await addPlayer({ ...past, age: 16, grade: 11 });
    expect(await bringBack(old)).toEqual({ age: null, grade: null });
    const unknown = await addPlayer({ ...past, age: null, grade: null });
    expect(await bringBack(unknown)).toEqual({ age: null, grade: null });
  });
});

describe('age and grade in Edit', () => {
  const edit = (player: Profile, change: object) => {
    const { age: _, grade: __, ...fields } = player;
    const body = { id: player.id, seen: player.updatedAt, player: { ...fields, ...change } };
    return send(savePlayerEndpoint.path, body);
  };
  const now = async ({ id }: Profile) => {
    const { age, grade, updatedAt } = (await profiles().doc(id).get()).data() ?? {};
    return { age, grade, updatedAt };
  };

  test('are corrected, taken away, and stay where the form does not have them', async () => {
    let player = await addPlayer({ age: 14, grade: 9 });
    for (const [change, after] of [
      [
        { age: 15, grade: 10 },
        { age: 15, grade: 10 },
      ],
      [{ position: 'Guard' }, { age: 15, grade: 10 }],
      [
        { age: null, grade: null },
        { age: null, grade: null },
      ],
    ] as const) {
      expect((await edit(player, change)).status).toBe(200);
      const { updatedAt = '', ...stored } = await now(player);
      expect(stored).toEqual(after);
      player = { ...player, updatedAt };
    }
  });

  test.each([
    ['age', 2],
    ['age', '15'],
    ['grade', 14],
    ['grade', 9.5],
  ])('%s cannot be %j', async (field, value) => {
    const refusal = await refusalOf(await edit(await addPlayer(), { [field]: value }));
    expect(Object.keys(refusal.fields ?? {})).toEqual([`player.${field}`]);
  });

  test('are held to the date of birth, whichever of them is changed', async () => {
    const dateOfBirth = `${new Date().getFullYear() - 16}-06-15`;
    const player = await addPlayer({ dateOfBirth, age: 13 });
    for (const given of [player, await addPlayer({ age: 13 })]) {
      const refusal = await refusalOf(await edit(given, { dateOfBirth, age: 14 }));
      expect(Object.keys(refusal.fields ?? {})).toEqual(['player.dateOfBirth']);
    }
    // What does not fit from before is nobody's mistake of today.
    expect((await edit(player, { dateOfBirth, age: 13 })).status).toBe(200);
  });
});
