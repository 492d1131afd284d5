import { describe, expect, test } from 'vitest';
import { changeOwnMedicalNoteEndpoint } from '#contracts/accounts/own-account.ts';
import {
  deleteMedicalNoteEndpoint,
  getPlayerEndpoint,
  listPlayersEndpoint,
  listTeamsEndpoint,
  readEmergencySheetEndpoint,
  readMedicalNoteEndpoint,
  saveMedicalNoteEndpoint,
} from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import adminActivity from '#functions/admin-activity.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { auditLog, medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { readMedicalNote as readNote } from '#server/use-cases/players/read-medical-note.ts';
import { readRecord } from '#server/use-cases/records/office-record.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const MEDICAL = 'Peanut allergy: carries an EpiPen.';

const ask = (path: string, query: Record<string, string> = {}, user = office) =>
  invoke(admin, sentBy(user, get(`${path}?${new URLSearchParams(query)}`)));

const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs.map((doc) => doc.data());

describe('medical notes', () => {
  test('are read by an admin alone, and each look is in the log, without a word of them', async () => {
    const player = await addPlayer();
    await addMedicalNote(player, MEDICAL);
    const response = await ask(readMedicalNoteEndpoint.path, { id: player.id });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ text: MEDICAL, seen: expect.any(String) });
    await ask(readMedicalNoteEndpoint.path, { id: player.id });
    const entries = await entriesOn(`medicalNotes/${player.id}`);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'medicalNote.read',
      actorId: office.uid,
      changes: [],
    });
    const parent = await signUpUser({ role: 'parent' });
    const refused = await ask(readMedicalNoteEndpoint.path, { id: player.id }, parent);
    expect(refused.status).toBe(403);
    expect(await entriesOn(`medicalNotes/${player.id}`)).toHaveLength(2);
  });

  test('that there are none is logged, too; of nobody there is nothing to log', async () => {
    const player = await addPlayer();
    expect(await (await ask(readMedicalNoteEndpoint.path, { id: player.id })).json()).toEqual({
      text: null,
      seen: null,
    });
    expect(await entriesOn(`medicalNotes/${player.id}`)).toHaveLength(1);
    expect((await ask(readMedicalNoteEndpoint.path, { id: 'nobody' })).status).toBe(404);
    expect(await entriesOn('medicalNotes/nobody')).toEqual([]);
  });

  test('are nowhere else: not in the table, the detail, the sheet, the log', async () => {
    const player = await addPlayer({ teamName: 'Night Herons' });
    await addMedicalNote(player, MEDICAL);
    await ask(readMedicalNoteEndpoint.path, { id: player.id });
    const answers = await Promise.all([
      ask(listPlayersEndpoint.path, { search: player.lastName }),
      ask(getPlayerEndpoint.path, { id: player.id }),
      ask(readEmergencySheetEndpoint.path, { team: 'Night Herons' }),
      invoke(adminActivity, sentBy(office, get(`/api/admin/activity/log?search=${player.id}`))),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(text).toContain(player.id);
      expect(text).not.toContain('allergy');
    }
  });

  test('are not shown where the look cannot be logged', async () => {
    const player = await addPlayer();
    await addMedicalNote(player, MEDICAL);
    // An entry beyond the size of a document: the log refuses it.
    const signedInAt = new Date().toISOString();
    const email = 'x'.repeat(2_000_000);
    const actor = { uid: office.uid, email, emailVerified: true, signedInAt };
    const reading = readNote(player.id, { ...actor, profile: null }, new Date());
    await expect(reading).rejects.toThrow(/longer than|size/);
    expect(await entriesOn(`medicalNotes/${player.id}`)).toEqual([]);
  });
});

describe('teams', () => {
  test('the sheet of a team has its players by name, the program’s own those without a team', async () => {
    const team = `Ospreys ${crypto.randomUUID()}`;
    const contact = { emergencyContactName: 'Lou', emergencyContactPhone: '239-555-0101' };
    await addPlayer({ teamName: team, lastName: 'Young', ...contact });
    await addPlayer({ teamName: team, lastName: 'Adams' });
    await addPlayer({ teamName: team, lastName: 'Coach', role: 'coach' });
    const loose = await addPlayer();
    const stranger = await signUpUser({ role: 'member', verified: false });
    const grown = await signUpUser({ role: 'member' });
    await profiles().doc(grown.uid).update({ jerseyNumber: '12' });
    const read = async (query: Record<string, string>) =>
      readEmergencySheetEndpoint.response.parse(
        await (await ask(readEmergencySheetEndpoint.path, query)).json(),
      );
    const sheet = await read({ team });
    expect(sheet.players.map(({ lastName }) => lastName)).toEqual(['Adams', 'Young']);
    expect(sheet.players[1]).toMatchObject(contact);
    expect(await entriesOn('emergencySheets')).toContainEqual(
      expect.objectContaining({
        action: 'emergencySheet.read',
        changes: [
          { field: 'team', before: '', after: team },
          { field: 'players', before: '', after: '2' },
        ],
      }),
    );
    const own = await read({});
    expect(own.team).toBe('Calusa Coast Hoops');
    expect(own.players.map(({ id }) => id)).toContain(loose.id);
    // Signing up as a member makes nobody a player; the office does, by giving them a place.
    expect(own.players.map(({ id }) => id)).toContain(grown.uid);
    expect(own.players.map(({ id }) => id)).not.toContain(stranger.uid);
    const teams = listTeamsEndpoint.response.parse(
      await (await ask(listTeamsEndpoint.path)).json(),
    );
    expect(teams.ownTeam).toBe('Calusa Coast Hoops');
    expect(teams.teams).toEqual(expect.arrayContaining([team, 'Calusa Coast Hoops']));
  });
});

test('a sheet says that a player may be missing whose record cannot be read', async () => {
  allowConsole(/"code":"broken_record"/);
  const team = `Herons ${crypto.randomUUID()}`;
  const { id } = await addPlayer({ teamName: team, lastName: 'Adams' });
  const { id: broken } = await addPlayer({ teamName: team, lastName: 'Young' });
  const read = async () => {
    const answer = await ask(readEmergencySheetEndpoint.path, { team });
    return readEmergencySheetEndpoint.response.parse(await answer.json());
  };
  expect((await read()).unreadable).toBe(0);
  await firestore().collection('profiles').doc(broken).update({ email: 7 });
  const sheet = await read();
  expect(sheet.players.map((player) => player.id)).toEqual([id]);
  expect(sheet.unreadable).toBe(1);
});

describe('correcting and deleting medical notes', () => {
  const change = (path: string, body: object, who = office) =>
    invoke(admin, sentBy(who, postJson(path, body)));
  const read = async ({ id }: Profile) =>
    readMedicalNoteEndpoint.response.parse(
      await (await ask(readMedicalNoteEndpoint.path, { id })).json(),
    );
  const actionsOn = async ({ id }: Profile) =>
    (await entriesOn(`medicalNotes/${id}`))
      .filter(({ action }) => action !== 'medicalNote.read')
      .map(({ action, changes }) => ({ action, changes }));

  test('an admin does it alone, as seen, and the log has not a word of them', async () => {
    const player = await addPlayer({ registrationId: 'r' });
    await addMedicalNote(player, MEDICAL);
    const { id } = player;
    const { seen } = await read(player);
    expect((await change(saveMedicalNoteEndpoint.path, { id, seen, text: ' ' })).status).toBe(422);
    const parent = await signUpUser();
    const save = { id, seen, text: 'No allergy any more.' };
    expect((await change(saveMedicalNoteEndpoint.path, save, parent)).status).toBe(403);
    expect((await change(saveMedicalNoteEndpoint.path, save)).status).toBe(200);
    expect((await read(player)).text).toBe('No allergy any more.');
    const before = (await medicalNotes().doc(id).get()).data();
    expect(before?.deleteOn).toBe('2030-06-30');

    // Over a version that is no longer there nothing is done.
    expect((await change(saveMedicalNoteEndpoint.path, save)).status).toBe(409);
    expect((await change(deleteMedicalNoteEndpoint.path, { id, seen })).status).toBe(409);
    const now = await read(player);
    expect((await change(deleteMedicalNoteEndpoint.path, { id, seen: now.seen })).status).toBe(200);
    expect(await read(player)).toEqual({ text: null, seen: null });
    expect((await profiles().doc(id).get()).exists).toBe(true);
    expect(await actionsOn(player)).toEqual(
      expect.arrayContaining([
        { action: 'medicalNote.updated', changes: [] },
        { action: 'medicalNote.deleted', changes: [] },
      ]),
    );
  });

  test('an admin writes what a guardian told on the phone, and it is deleted in time', async () => {
    const player = await addPlayer();
    const text = 'Asthma, inhaler in the bag.';
    const answer = await change(saveMedicalNoteEndpoint.path, { id: player.id, seen: null, text });
    expect(answer.status).toBe(200);
    const note = (await medicalNotes().doc(player.id).get()).data();
    expect(note?.text).toBe(text);
    const year = new Date().getFullYear();
    expect(Number(note?.deleteOn.slice(0, 4))).toBe(year + 4);
    const nobody = { id: 'nobody', seen: null, text };
    expect((await change(saveMedicalNoteEndpoint.path, nobody)).status).toBe(404);
  });

  test('of someone who is no player any more they are deleted, and not written', async () => {
    const { uid: id } = await signUpUser({ role: 'member' });
    await addMedicalNote({ id }, MEDICAL);
    await profiles().doc(id).update({ role: 'parent' });
    const person = await readRecord(profiles(), id);
    const { seen } = await read(person);
    const text = 'No allergy any more.';
    expect((await change(saveMedicalNoteEndpoint.path, { id, seen, text })).status).toBe(404);
    expect((await change(deleteMedicalNoteEndpoint.path, { id, seen })).status).toBe(200);
    expect(await read(person)).toEqual({ text: null, seen: null });
  });

  test('a guardian replaces or deletes those of their own players, and the office is told', async () => {
    const guardian = await signUpUser();
    const [player, another] = await Promise.all([
      addPlayer({ email: guardian.email }),
      addPlayer(),
    ]);
    await Promise.all([player, another].map((one) => addMedicalNote(one, MEDICAL)));
    const tell = (playerId: string, text: string | null) =>
      invoke(
        account,
        sentBy(guardian, postJson(changeOwnMedicalNoteEndpoint.path, { playerId, text })),
      );
    expect((await tell(another.id, null)).status).toBe(404);
    expect((await read(another)).text).toBe(MEDICAL);
    expect((await tell(player.id, 'Bee stings.')).status).toBe(200);
    expect((await read(player)).text).toBe('Bee stings.');
    await flush();
    expect((await tell(player.id, null)).status).toBe(200);
    expect((await tell(player.id, null)).status).toBe(200);
    expect((await read(player)).text).toBeNull();
    const mails = await outbox().where('about', '==', `profiles/${player.id}`).get();
    expect(mails.docs.map((doc) => doc.data().subject.split(':')[0]).sort()).toEqual([
      'Medical information changed',
      'Medical information deleted',
    ]);
    const written = JSON.stringify(mails.docs.map((doc) => doc.data()));
    expect(written).not.toMatch(/Bee|allergy/);
    expect(await actionsOn(player)).toHaveLength(2);
  });
});
