import { describe, expect, test } from 'vitest';
import {
  deletePlayerEndpoint,
  listPlayersEndpoint,
  savePlayerEndpoint,
} from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import admin from '#functions/admin.ts';
import { findUser } from '#server/gateways/auth.ts';
import { auditLog, medicalNotes, playerBills, profiles } from '#server/gateways/records.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const send = (path: string, body: unknown, user = office) =>
  invoke(admin, sentBy(user, postJson(path, body)));
const ask = (path: string, query: Record<string, string> = {}, user = office) =>
  invoke(admin, sentBy(user, get(`${path}?${new URLSearchParams(query)}`)));

async function list(query: Record<string, string> = {}) {
  const response = await ask(listPlayersEndpoint.path, query);
  expect(response.status).toBe(200);
  return listPlayersEndpoint.response.parse(await response.json());
}

async function codeOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
}

const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs.map((doc) => doc.data());

const formOf = (player: Profile) => ({
  ...player,
  role: player.role === 'admin' ? null : player.role,
});

describe('the table', () => {
  test('is found by first name, last name and email, and in the role asked for', async () => {
    const player = await addPlayer();
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
    const first = await addPlayer({ lastName: 'Zzz', createdAt: '2100-01-01T00:00:00.000Z' });
    const second = await addPlayer({ lastName: 'Zzy', createdAt: '2100-01-02T00:00:00.000Z' });
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
    { pageSize: '26' },
    { role: 'owner' },
    { sort: 'phone' },
    { direction: 'up' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect(await codeOf(await ask(listPlayersEndpoint.path, query))).toMatchObject({
      status: 422,
      code: 'invalid_input',
    });
  });
});

describe('editing', () => {
  test('changes the fields, finds them anew, and is in the log with what changed', async () => {
    const player = await addPlayer({ jerseyNumber: '7' });
    const body = {
      id: player.id,
      seen: player.updatedAt,
      player: { ...formOf(player), role: 'coach', lastName: 'Okafor', jerseyNumber: '00' },
    };
    const response = await send(savePlayerEndpoint.path, body);
    expect(response.status).toBe(200);
    const { player: saved } = savePlayerEndpoint.response.parse(await response.json());
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
    const player = await addPlayer();
    const save = (position: string) =>
      send(savePlayerEndpoint.path, {
        id: player.id,
        seen: player.updatedAt,
        player: { ...formOf(player), position },
      });
    expect((await save('Guard')).status).toBe(200);
    expect(await codeOf(await save('Center'))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await profiles().doc(player.id).get()).data()?.position).toBe('Guard');
    expect(await entriesOn(`profiles/${player.id}`)).toHaveLength(1);
  });

  test('makes nobody an admin, and no admin anything else', async () => {
    const player = await addPlayer();
    const save = (of: Profile, role: unknown) =>
      send(savePlayerEndpoint.path, {
        id: of.id,
        seen: of.updatedAt,
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
    const player = await addPlayer();
    const body = { id: player.id, seen: player.updatedAt };
    const response = await send(savePlayerEndpoint.path, {
      ...body,
      player: { ...formOf(player), [field]: value },
    });
    expect(await codeOf(response)).toMatchObject({ status: 422, fields: [`player.${field}`] });
    expect((await profiles().doc(player.id).get()).data()).toEqual(player);
  });

  test('an id that is none, and one that is not there', async () => {
    const player = await addPlayer();
    const save = (id: string) =>
      send(savePlayerEndpoint.path, { id, seen: player.updatedAt, player: formOf(player) });
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
    await addMedicalNote(profile, 'Asthma');
    await playerBills().doc(user.uid).set(billOf(user.uid));
    const body = { id: user.uid, seen: profile.updatedAt };
    expect((await send(deletePlayerEndpoint.path, body)).status).toBe(200);
    expect((await profiles().doc(user.uid).get()).exists).toBe(false);
    expect((await medicalNotes().doc(user.uid).get()).exists).toBe(false);
    expect(await findUser({ uid: user.uid })).toBeNull();
    expect((await playerBills().doc(user.uid).get()).data()?.playerId).toBe(user.uid);
    const [entry] = await entriesOn(`profiles/${user.uid}`);
    expect(entry).toMatchObject({ action: 'profile.deleted', actorId: office.uid });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'role']);
    expect(await codeOf(await send(deletePlayerEndpoint.path, body))).toMatchObject({
      status: 404,
    });
  });

  test('a player without a sign-in, and one whose sign-in is gone already', async () => {
    for (const player of [await addPlayer(), await addPlayer({ userId: 'gone-already' })]) {
      const response = await send(deletePlayerEndpoint.path, {
        id: player.id,
        seen: player.updatedAt,
      });
      expect(response.status).toBe(200);
      expect((await profiles().doc(player.id).get()).exists).toBe(false);
    }
  });

  test('as it no longer is, or oneself, is refused, and all stays', async () => {
    const user = await signUpUser({ role: 'coach' });
    const stale = { id: user.uid, seen: '2020-01-01T00:00:00.000Z' };
    expect(await codeOf(await send(deletePlayerEndpoint.path, stale))).toMatchObject({
      status: 409,
    });
    expect(await findUser({ uid: user.uid })).not.toBeNull();
    const own = (await profiles().doc(office.uid).get()).data() as Profile;
    const self = { id: own.id, seen: own.updatedAt };
    expect(await codeOf(await send(deletePlayerEndpoint.path, self))).toMatchObject({
      status: 403,
    });
    expect((await profiles().doc(office.uid).get()).exists).toBe(true);
  });

  test('an administrator stays until the role is taken away', async () => {
    const { uid } = await signUpUser({ role: 'admin' });
    const { updatedAt = '' } = (await profiles().doc(uid).get()).data() ?? {};
    const refused = await codeOf(
      await send(deletePlayerEndpoint.path, { id: uid, seen: updatedAt }),
    );
    expect(refused).toMatchObject({ status: 409 });
    expect(await findUser({ uid })).not.toBeNull();
  });
});

function billOf(playerId: string) {
  const now = new Date().toISOString();
  return {
    id: playerId,
    number: 'B-1',
    playerId,
    parentId: null,
    payer: null,
    amountCents: 4500,
    ...({ description: 'Camp', paymentMethod: 'cash', paymentStatus: 'pending' } as const),
    dueDate: null,
    paidDate: null,
    invoiceNumber: null,
    notes: null,
    registrationId: null,
    payment: null,
    createdAt: now,
    updatedAt: now,
  };
}
