import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import {
  addPlayerEndpoint,
  changeGuardianEmailEndpoint,
  deletePlayerEndpoint,
  getPlayerEndpoint,
  listPlayersEndpoint,
  savePlayerEndpoint,
} from '#contracts/players/dashboard.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import {
  auditLog,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
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

describe('a guardian’s address', () => {
  const change = (player: { id: string; updatedAt: string }, email: string) =>
    send(changeGuardianEmailEndpoint.path, { id: player.id, seen: player.updatedAt, email });

  test('takes the family along, and only who has verified it sees them', async () => {
    const before = await signUpUser();
    const { playerId } = await giveRecords(before);
    const mine = (await profiles().doc(playerId).get()).data();
    if (!mine) throw new Error('no player');
    const sibling = await addPlayer({ email: before.email, registrationId: mine.registrationId });
    const stranger = await signUpUser({ verified: false });
    const to = stranger.email.toLowerCase();

    const response = await change(mine, to.toUpperCase());
    expect(response.status).toBe(200);
    for (const id of [mine.id, sibling.id]) {
      expect((await profiles().doc(id).get()).data()?.email).toBe(to);
      const entries = await auditLog().where('subject', '==', `profiles/${id}`).get();
      expect(entries.docs[0]?.data()).toMatchObject({
        action: 'profile.guardianEmailChanged',
        changes: [{ field: 'email', before: before.email, after: to }],
      });
    }
    const registration = await registrations()
      .doc(mine.registrationId ?? '')
      .get();
    expect(registration.data()?.payer.email).toBe(to);
    const bills = await playerBills().where('registrationId', '==', registration.id).get();
    expect(bills.docs.map((doc) => doc.data().payer?.email)).toEqual([to]);
    for (const { ref } of [registration, ...bills.docs]) {
      const kind = ref.parent.id === 'registrations' ? 'registration' : 'bill';
      expect(await actionsOn(ref.path)).toContain(`${kind}.guardianEmailChanged`);
    }

    // Signed in with the address, but nobody has shown that it is theirs.
    expect(await seenBy(stranger)).toEqual({ status: 403 });
    expect(await seenBy(before)).toMatchObject({ players: [] });
    const mails = await outbox().where('about', '==', `profiles/${mine.id}`).get();
    expect(mails.docs.map((doc) => doc.data().to).sort()).toEqual([before.email, to].sort());
    for (const { text } of mails.docs.map((doc) => doc.data())) {
      expect(text).not.toContain(mine.lastName);
    }
  });

  test('is seen by the account that had verified it before', async () => {
    const player = await addPlayer();
    const guardian = await signUpUser();
    expect((await change(player, guardian.email)).status).toBe(200);
    expect(await seenBy(guardian)).toMatchObject({ players: [player.id] });
  });

  test('is refused as it was, as none, over another change, and of who signs in with it', async () => {
    const player = await addPlayer();
    for (const email of [player.email, 'nobody', '']) {
      const { status, fields } = await refusalOf(await change(player, email));
      expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({
        status: 422,
        fields: ['email'],
      });
    }
    const stale = { id: player.id, updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await change(stale, newAddress())).status).toBe(409);
    const { uid } = await signUpUser();
    const holder = (await profiles().doc(uid).get()).data();
    expect((await change(holder ?? player, newAddress())).status).toBe(422);
    expect((await profiles().doc(player.id).get()).data()).toEqual(player);
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
