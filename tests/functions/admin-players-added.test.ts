import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import {
  addPlayerEndpoint,
  bringBackPlayerEndpoint,
  deletePlayerEndpoint,
  getPlayerEndpoint,
  listPlayersEndpoint,
  readEmergencySheetEndpoint,
  savePlayerEndpoint,
} from '#contracts/players/dashboard.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import { auditLog, playerBills, profiles } from '#server/gateways/records.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const send = (path: string, body: unknown, user = office) =>
  invoke(admin, sentBy(user, postJson(path, body)));

async function detailOf(id: string) {
  const response = await invoke(admin, sentBy(office, get(`${getPlayerEndpoint.path}?id=${id}`)));
  return getPlayerEndpoint.response.parse(await response.json());
}

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as {
    error: { message: string; fields?: Record<string, string> };
  };
  return { status: response.status, ...error };
}

const seenBy = async (user: TestUser) => {
  const response = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  if (!response.ok) return { status: response.status };
  const { players } = readAccountRecordsEndpoint.response.parse(await response.json());
  return { players: players.map(({ id }) => id) };
};

const form = (given: object = {}) => ({
  firstName: 'Mia',
  lastName: `Q${crypto.randomUUID().slice(0, 8)}`,
  age: 14,
  grade: 9,
  dateOfBirth: null,
  phone: null,
  jerseyNumber: '00',
  position: 'Guard',
  teamName: null,
  parentGuardianName: 'Robin Doe',
  email: newAddress(),
  parentGuardianPhone: '239-555-0101',
  emergencyContactName: 'Lou Ames',
  emergencyContactPhone: '(239) 555-0102',
  photoConsent: false,
  ...given,
});
const add = (player: object, idempotencyKey: string = crypto.randomUUID()) =>
  send(addPlayerEndpoint.path, { idempotencyKey, player });

describe('a player added by hand', () => {
  test('is stored, logged, found in the table, and the guardian’s who has verified the address', async () => {
    const guardian = await signUpUser();
    const typed = form({ email: guardian.email.toUpperCase(), photoConsent: true });
    const response = await add(typed);
    expect(response.status).toBe(200);
    const { player } = addPlayerEndpoint.response.parse(await response.json());
    expect((await profiles().doc(player.id).get()).data()).toMatchObject({
      ...typed,
      email: guardian.email,
      role: 'member',
      userId: null,
      registrationId: null,
      emergencyContactPhone: '239-555-0102',
    });
    const found = await invoke(
      admin,
      sentBy(office, get(`${listPlayersEndpoint.path}?search=${typed.lastName}&role=member`)),
    );
    expect(listPlayersEndpoint.response.parse(await found.json()).rows).toHaveLength(1);
    const logged = await auditLog().where('subject', '==', `profiles/${player.id}`).get();
    expect(logged.docs.map((doc) => doc.data().action)).toEqual(['profile.created']);
    expect(await seenBy(guardian)).toMatchObject({ players: [player.id] });
  });

  test('sent twice is one player; the key again with other content is refused', async () => {
    const key = crypto.randomUUID();
    const typed = form();
    const [first, second] = await Promise.all([add(typed, key), add(typed, key)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const stored = await profiles().where('lastName', '==', typed.lastName).get();
    expect(stored.size).toBe(1);
    expect((await add({ ...typed, age: 15 }, key)).status).toBe(409);
  });

  test('whom the guardian has already is refused, however the name is written', async () => {
    const { email, firstName, lastName } = await addPlayer({ firstName: 'Zoë' });
    const refusal = await refusalOf(await add(form({ email, firstName: 'zoe', lastName })));
    expect(refusal).toMatchObject({ status: 422 });
    expect(refusal.fields?.['player.firstName']).toContain('already has a player');
    expect((await add(form({ email, firstName: `${firstName} Ann`, lastName }))).status).toBe(200);
  });

  test('of a past season is pointed to, and plays again as the office says', async () => {
    const leo = await addPlayer({ firstName: 'Leo', pastSeason: '2025-26 Season' });
    const { email, firstName, lastName } = leo;
    const isOn = async (season: string) => {
      const query = new URLSearchParams({ search: lastName, season });
      const found = await invoke(
        admin,
        sentBy(office, get(`${listPlayersEndpoint.path}?${query}`)),
      );
      return listPlayersEndpoint.response.parse(await found.json()).rows.length > 0;
    };
    const isOnSheet = async () => {
      const sheet = await invoke(admin, sentBy(office, get(readEmergencySheetEndpoint.path)));
      const { players } = readEmergencySheetEndpoint.response.parse(await sheet.json());
      return players.some(({ id }) => id === leo.id);
    };
    const refusal = await refusalOf(await add(form({ email, firstName, lastName })));
    expect(refusal.fields?.['player.firstName']).toContain('Plays This Season');
    expect(await isOn('past')).toBe(true);
    expect(await isOnSheet()).toBe(false);

    const wanted = { id: leo.id, seen: leo.updatedAt };
    const answer = await send(bringBackPlayerEndpoint.path, wanted);
    expect(answer.status).toBe(200);
    const { player } = bringBackPlayerEndpoint.response.parse(await answer.json());
    expect(player).toMatchObject({ id: leo.id, pastSeason: null });
    expect(await isOn('current')).toBe(true);
    expect(await isOnSheet()).toBe(true);
    const logged = await auditLog().where('subject', '==', `profiles/${leo.id}`).get();
    expect(logged.docs.map((doc) => doc.data())).toMatchObject([
      { action: 'profile.broughtBack', actorId: office.uid },
    ]);
    // Seen as it was before, and by someone who plays already.
    expect((await send(bringBackPlayerEndpoint.path, wanted)).status).toBe(409);
    const again = { id: leo.id, seen: player.updatedAt };
    expect((await refusalOf(await send(bringBackPlayerEndpoint.path, again))).message).toContain(
      'plays this season already',
    );
  });

  test.each([
    ['firstName', ''],
    ['lastName', '<b>'],
    ['age', 12],
    ['age', '14'],
    ['grade', 7],
    ['email', 'nobody'],
    ['parentGuardianName', ''],
    ['parentGuardianPhone', '12'],
    ['emergencyContactName', null],
    ['emergencyContactPhone', ''],
    ['photoConsent', 'yes'],
    ['jerseyNumber', '100'],
    ['dateOfBirth', '2012-02-30'],
    ['dateOfBirth', '1812-02-03'],
    ['dateOfBirth', '2098-02-03'],
    // Not the age that was typed.
    ['dateOfBirth', '2001-02-03'],
    ['phone', 'call me'],
  ])('is not made of %s %j', async (field, value) => {
    const typed = form();
    const refusal = await refusalOf(await add({ ...typed, [field]: value }));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields ?? {})).toEqual([`player.${field}`]);
    expect((await profiles().where('email', '==', typed.email).get()).empty).toBe(true);
  });
});

describe('a date of birth', () => {
  const save = (player: Awaited<ReturnType<typeof addPlayer>>, dateOfBirth: unknown) =>
    send(savePlayerEndpoint.path, {
      id: player.id,
      seen: player.updatedAt,
      player: { ...player, dateOfBirth },
    });

  test('is changed, logged and shown', async () => {
    const player = await addPlayer();
    expect((await save(player, '2012-02-29')).status).toBe(200);
    expect((await detailOf(player.id)).player.dateOfBirth).toBe('2012-02-29');
    const [entry] = (await auditLog().where('subject', '==', `profiles/${player.id}`).get()).docs;
    expect(entry?.data().changes).toEqual([
      { field: 'dateOfBirth', before: '', after: '2012-02-29' },
    ]);
  });

  test('that cannot be theirs is refused', async () => {
    for (const day of ['2099-01-01', '2013-02-29', 'soon']) {
      const { fields } = await refusalOf(await save(await addPlayer(), day));
      expect(Object.keys(fields ?? {}), day).toEqual(['player.dateOfBirth']);
    }
    const { uid } = await signUpUser();
    const adult = (await profiles().doc(uid).get()).data();
    if (!adult) throw new Error('no profile');
    const refusal = await refusalOf(await save(adult, '2015-01-01'));
    expect(refusal.message).toContain('18 or older');
  });
});

test('what a player owes is told before the player is deleted, and the bill stays', async () => {
  const owner = await signUpUser();
  const { playerId, billId } = await giveRecords(owner);
  const { player, owedCents } = await detailOf(playerId);
  expect(owedCents).toBe(15_000);
  expect(
    (await send(deletePlayerEndpoint.path, { id: player.id, seen: player.updatedAt })).status,
  ).toBe(200);
  expect((await playerBills().doc(billId).get()).exists).toBe(true);
});
