import { describe, expect, test } from 'vitest';
import {
  deletePlayer,
  getPlayer,
  listPlayers,
  listTeams,
  readEmergencySheet,
  readMedicalNote,
  savePlayer,
} from '#contracts/admin/players.ts';
import { newProfile } from '#domain/profiles/new-profile.ts';
import type { Profile } from '#domain/profiles/profile.ts';
import admin from '#functions/admin.ts';
import { findUser } from '#server/gateways/auth.ts';
import { auditLog, medicalNotes, playerBills, profiles } from '#server/gateways/records.ts';
import { readMedicalNote as readNote } from '#server/use-cases/admin/players/read-medical-note.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const MEDICAL = 'Peanut allergy: carries an EpiPen.';

const send = (path: string, body: unknown, user = office) =>
  invoke(admin, sentBy(user, postJson(path, body)));
const ask = (path: string, query: Record<string, string> = {}, user = office) =>
  invoke(admin, sentBy(user, get(`${path}?${new URLSearchParams(query)}`)));

async function list(query: Record<string, string> = {}) {
  const response = await ask(listPlayers.path, query);
  expect(response.status).toBe(200);
  return listPlayers.response.parse(await response.json());
}

async function codeOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

/** A registered player, found by a last name of their own. */
async function newPlayer(given: Partial<Profile> = {}): Promise<Profile> {
  const id = crypto.randomUUID();
  const player = newProfile(
    {
      ...{ id, userId: null, firstName: 'Zoë', lastName: `Q${id.slice(0, 8)}`, role: 'member' },
      email: `guardian-${id}@example.com`,
      ...given,
    },
    new Date(),
  );
  await profiles().doc(id).create(player);
  return player;
}

async function giveMedicalNote({ id }: Profile) {
  const note = { profileId: id, registrationId: 'r', text: MEDICAL, deleteOn: '2030-06-30' };
  await medicalNotes()
    .doc(id)
    .create({ ...note, createdAt: new Date().toISOString() });
}

const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs.map((doc) => doc.data());

const formOf = (player: Profile) => ({
  ...player,
  role: player.role === 'admin' ? null : player.role,
});

describe('the table', () => {
  test('is found by first name, last name and e-mail, and in the role asked for', async () => {
    const player = await newPlayer();
    for (const search of [`zoe ${player.lastName}`, player.lastName.slice(0, 6), player.email]) {
      const { rows, total } = await list({ search, role: 'member' });
      expect(
        rows.map(({ id }) => id),
        search,
      ).toEqual([player.id]);
      expect(total).toBe(1);
    }
    expect((await list({ search: player.lastName, role: 'parent' })).rows).toEqual([]);
  });

  test('has the newest first, sorts by last name, and names the program’s team where none is set', async () => {
    const first = await newPlayer({ lastName: 'Zzz', createdAt: '2100-01-01T00:00:00.000Z' });
    const second = await newPlayer({ lastName: 'Zzy', createdAt: '2100-01-02T00:00:00.000Z' });
    const ids = async (query: Record<string, string>) =>
      (await list({ role: 'member', ...query })).rows.slice(0, 2).map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ sort: 'lastName', direction: 'desc' })).toEqual([first.id, second.id]);
    const { rows } = await list({ search: 'zzz' });
    expect(rows[0]).toMatchObject({ teamName: null, team: 'Calusa Coast Hoops' });
    expect((await list({ page: '2', pageSize: '1' })).rows).toHaveLength(1);
  });

  test.each([
    { page: '0' },
    { page: '1.5' },
    { pageSize: '501' },
    { role: 'owner' },
    { sort: 'email' },
    { direction: 'up' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect(await codeOf(await ask(listPlayers.path, query))).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
  });
});

describe('editing', () => {
  test('changes the fields, finds them anew, and is in the log with what changed', async () => {
    const player = await newPlayer({ jerseyNumber: '7' });
    const body = {
      id: player.id,
      seen: player.updatedAt,
      player: { ...formOf(player), role: 'coach', lastName: 'Okafor', jerseyNumber: '00' },
    };
    const response = await send(savePlayer.path, body);
    expect(response.status).toBe(200);
    const { player: saved } = savePlayer.response.parse(await response.json());
    expect(saved).toMatchObject({ lastName: 'Okafor', role: 'coach', jerseyNumber: '00' });
    const stored = (await profiles().doc(player.id).get()).data();
    expect(stored).toMatchObject({ email: player.email, createdAt: player.createdAt });
    const { rows } = await list({ search: `okafor ${player.email}` });
    expect(rows).toHaveLength(1);
    const [entry] = await entriesOn(`profiles/${player.id}`);
    expect(entry).toMatchObject({ action: 'profile.updated', actorId: office.uid });
    expect(entry?.changes).toContainEqual({ field: 'jerseyNumber', before: '7', after: '00' });
    expect(entry?.changes).toHaveLength(3);
  });

  test('over someone else’s change is refused, and nothing is lost', async () => {
    const player = await newPlayer();
    const save = (position: string) =>
      send(savePlayer.path, {
        ...{ id: player.id, seen: player.updatedAt },
        player: { ...formOf(player), position },
      });
    expect((await save('Guard')).status).toBe(200);
    expect(await codeOf(await save('Center'))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await profiles().doc(player.id).get()).data()?.position).toBe('Guard');
    expect(await entriesOn(`profiles/${player.id}`)).toHaveLength(1);
  });

  test('makes nobody an admin, and no admin anything else', async () => {
    const player = await newPlayer();
    const save = (of: Profile, role: unknown) =>
      send(savePlayer.path, {
        ...{ id: of.id, seen: of.updatedAt },
        player: { ...formOf(of), role },
      });
    for (const role of ['admin', 'owner', '', null]) {
      const refusal = await codeOf(await save(player, role));
      expect(refusal, String(role)).toMatchObject({ status: 422, fields: ['player.role'] });
    }
    const other = await signUpUser({ role: 'admin' });
    const profile = (await profiles().doc(other.uid).get()).data() as Profile;
    expect(await codeOf(await save(profile, 'parent'))).toMatchObject({ fields: ['player.role'] });
    expect((await save(profile, null)).status).toBe(200);
    expect((await profiles().doc(other.uid).get()).data()?.role).toBe('admin');
  });

  test.each([
    ['firstName', ''],
    ['lastName', 'a\nb'],
    ['jerseyNumber', '100'],
    ['jerseyNumber', '7a'],
    ['phone', '12'],
    ['position', 'x'.repeat(41)],
    ['teamName', ['a']],
    ['emergencyContactPhone', 'call me'],
  ])('refuses %s %j, and leaves the record', async (field, value) => {
    const player = await newPlayer();
    const body = { id: player.id, seen: player.updatedAt };
    const response = await send(savePlayer.path, {
      ...body,
      player: { ...formOf(player), [field]: value },
    });
    expect(await codeOf(response)).toMatchObject({ status: 422, fields: [`player.${field}`] });
    expect((await profiles().doc(player.id).get()).data()).toEqual(player);
  });

  test('an id that is none, and one that is not there', async () => {
    const player = await newPlayer();
    const save = (id: string) =>
      send(savePlayer.path, { id, seen: player.updatedAt, player: formOf(player) });
    for (const id of ['', 'a/b', '..', '__x__', 'x'.repeat(201)]) {
      expect((await save(id)).status, id).toBe(422);
    }
    expect(await codeOf(await save('nobody'))).toMatchObject({ status: 404 });
  });
});

describe('deleting', () => {
  test('removes profile, medical notes and sign-in; the bill stays; the log keeps the name only', async () => {
    const user = await signUpUser({ role: 'parent' });
    const profile = (await profiles().doc(user.uid).get()).data() as Profile;
    await giveMedicalNote(profile);
    await playerBills().doc(user.uid).set(billOf(user.uid));
    const body = { id: user.uid, seen: profile.updatedAt };
    expect((await send(deletePlayer.path, body)).status).toBe(200);
    expect((await profiles().doc(user.uid).get()).exists).toBe(false);
    expect((await medicalNotes().doc(user.uid).get()).exists).toBe(false);
    expect(await findUser({ uid: user.uid })).toBeNull();
    expect((await playerBills().doc(user.uid).get()).data()?.playerId).toBe(user.uid);
    const [entry] = await entriesOn(`profiles/${user.uid}`);
    expect(entry).toMatchObject({ action: 'profile.deleted', actorId: office.uid });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'role']);
    expect(await codeOf(await send(deletePlayer.path, body))).toMatchObject({ status: 404 });
  });

  test('a player without a sign-in, and one whose sign-in is gone already', async () => {
    for (const player of [await newPlayer(), await newPlayer({ userId: 'gone-already' })]) {
      const response = await send(deletePlayer.path, { id: player.id, seen: player.updatedAt });
      expect(response.status).toBe(200);
      expect((await profiles().doc(player.id).get()).exists).toBe(false);
    }
  });

  test('as it no longer is, or oneself, is refused, and all stays', async () => {
    const user = await signUpUser({ role: 'coach' });
    const stale = { id: user.uid, seen: '2020-01-01T00:00:00.000Z' };
    expect(await codeOf(await send(deletePlayer.path, stale))).toMatchObject({ status: 409 });
    expect(await findUser({ uid: user.uid })).not.toBeNull();
    const own = (await profiles().doc(office.uid).get()).data() as Profile;
    const self = { id: own.id, seen: own.updatedAt };
    expect(await codeOf(await send(deletePlayer.path, self))).toMatchObject({ status: 403 });
    expect((await profiles().doc(office.uid).get()).exists).toBe(true);
  });
});

describe('medical notes', () => {
  test('are read by an admin alone, and each look is in the log, without a word of them', async () => {
    const player = await newPlayer();
    await giveMedicalNote(player);
    const response = await ask(readMedicalNote.path, { id: player.id });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ text: MEDICAL });
    await ask(readMedicalNote.path, { id: player.id });
    const entries = await entriesOn(`medicalNotes/${player.id}`);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'medicalNote.read',
      actorId: office.uid,
      changes: [],
    });
    const parent = await signUpUser({ role: 'parent' });
    const refused = await ask(readMedicalNote.path, { id: player.id }, parent);
    expect(refused.status).toBe(403);
    expect(await entriesOn(`medicalNotes/${player.id}`)).toHaveLength(2);
  });

  test('that there are none is logged, too; of nobody there is nothing to log', async () => {
    const player = await newPlayer();
    expect(await (await ask(readMedicalNote.path, { id: player.id })).json()).toEqual({
      text: null,
    });
    expect(await entriesOn(`medicalNotes/${player.id}`)).toHaveLength(1);
    expect((await ask(readMedicalNote.path, { id: 'nobody' })).status).toBe(404);
    expect(await entriesOn('medicalNotes/nobody')).toEqual([]);
  });

  test('are nowhere else: not in the table, the detail, the sheet, the log', async () => {
    const player = await newPlayer({ teamName: 'Night Herons' });
    await giveMedicalNote(player);
    await ask(readMedicalNote.path, { id: player.id });
    const answers = await Promise.all([
      ask(listPlayers.path, { search: player.lastName }),
      ask(getPlayer.path, { id: player.id }),
      ask(readEmergencySheet.path, { team: 'Night Herons' }),
      ask('/api/admin/activity/log', { search: player.id }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain(player.id);
      expect(text).not.toContain('allergy');
    }
  });

  test('are not shown where the look cannot be logged', async () => {
    const player = await newPlayer();
    await giveMedicalNote(player);
    // An entry beyond the size of a document: the log refuses it.
    const actor = { uid: office.uid, email: 'x'.repeat(2_000_000), emailVerified: true };
    const reading = readNote(player.id, { ...actor, profile: null }, new Date());
    await expect(reading).rejects.toThrow(/longer than|size/);
    expect(await entriesOn(`medicalNotes/${player.id}`)).toEqual([]);
  });
});

describe('teams', () => {
  test('the sheet of a team has its players by name, the program’s own those without a team', async () => {
    const team = `Ospreys ${crypto.randomUUID()}`;
    const contact = { emergencyContactName: 'Lou', emergencyContactPhone: '239-555-0101' };
    await newPlayer({ teamName: team, lastName: 'Young', ...contact });
    await newPlayer({ teamName: team, lastName: 'Adams' });
    await newPlayer({ teamName: team, lastName: 'Coach', role: 'coach' });
    const loose = await newPlayer();
    const read = async (query: Record<string, string>) =>
      readEmergencySheet.response.parse(await (await ask(readEmergencySheet.path, query)).json());
    const sheet = await read({ team });
    expect(sheet.players.map(({ lastName }) => lastName)).toEqual(['Adams', 'Young']);
    expect(sheet.players[1]).toMatchObject(contact);
    const own = await read({});
    expect(own.team).toBe('Calusa Coast Hoops');
    expect(own.players.map(({ id }) => id)).toContain(loose.id);
    const teams = listTeams.response.parse(await (await ask(listTeams.path)).json());
    expect(teams.ownTeam).toBe('Calusa Coast Hoops');
    expect(teams.teams).toEqual(expect.arrayContaining([team, 'Calusa Coast Hoops']));
  });
});

function billOf(playerId: string) {
  const now = new Date().toISOString();
  return {
    ...{ id: playerId, number: 'B-1', playerId, parentId: null, payer: null, amountCents: 4500 },
    ...({ description: 'Camp', paymentMethod: 'cash', paymentStatus: 'pending' } as const),
    ...{ dueDate: null, paidDate: null, invoiceNumber: null, notes: null, registrationId: null },
    ...{ payment: null, createdAt: now, updatedAt: now },
  };
}
