import { describe, expect, test } from 'vitest';
import {
  getPlayer,
  listPlayers,
  listTeams,
  readEmergencySheet,
  readMedicalNote,
} from '#contracts/admin/players.ts';
import admin from '#functions/admin.ts';
import adminActivity from '#functions/admin-activity.ts';
import { auditLog } from '#server/gateways/records.ts';
import { readMedicalNote as readNote } from '#server/use-cases/admin/players/read-medical-note.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
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
    const player = await addPlayer();
    expect(await (await ask(readMedicalNote.path, { id: player.id })).json()).toEqual({
      text: null,
    });
    expect(await entriesOn(`medicalNotes/${player.id}`)).toHaveLength(1);
    expect((await ask(readMedicalNote.path, { id: 'nobody' })).status).toBe(404);
    expect(await entriesOn('medicalNotes/nobody')).toEqual([]);
  });

  test('are nowhere else: not in the table, the detail, the sheet, the log', async () => {
    const player = await addPlayer({ teamName: 'Night Herons' });
    await addMedicalNote(player, MEDICAL);
    await ask(readMedicalNote.path, { id: player.id });
    const answers = await Promise.all([
      ask(listPlayers.path, { search: player.lastName }),
      ask(getPlayer.path, { id: player.id }),
      ask(readEmergencySheet.path, { team: 'Night Herons' }),
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
