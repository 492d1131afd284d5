import { expect, test } from 'vitest';
import {
  changeOwnMedicalNoteEndpoint,
  changeOwnPhotoConsentEndpoint,
  readAccountRecordsEndpoint,
} from '#contracts/accounts/own-account.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { savePhotoConsentEndpoint } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import account from '#functions/account.ts';
import adminApi from '#functions/admin.ts';
import { medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* A child of an earlier season in the account, alone or beside the one who plays. */

const SEASON = '2026-27 Season';

/** A family whose child came back without its link, and is there twice. */
async function twice() {
  const guardian = await signUpUser();
  const child = { email: guardian.email, lastName: `Q${guardian.uid.slice(0, 8)}` };
  const past = await addPlayer({ ...child, pastSeason: SEASON, photoConsent: true });
  const current = await addPlayer({ ...child, firstName: ' zoë', photoConsent: true });
  return { guardian, past, current };
}
const post = async (guardian: TestUser, path: string, body: object) => {
  const response = await invoke(account, sentBy(guardian, postJson(path, body)));
  return { status: response.status, body: await response.json() };
};
const writeNote = (guardian: TestUser, { id: playerId }: Profile, text: string | null) =>
  post(guardian, changeOwnMedicalNoteEndpoint.path, { playerId, text });
const noteOf = async ({ id }: Profile) => (await medicalNotes().doc(id).get()).data()?.text;
const mailsAbout = async ({ id }: Profile) =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());

test('the account names the season of a past player, below those who play', async () => {
  const { guardian, past, current } = await twice();
  const request = sentBy(guardian, get(readAccountRecordsEndpoint.path));
  const { players } = (await (await invoke(account, request)).json()) as AccountRecords;
  expect(players.map(({ id, pastSeason }) => ({ id, pastSeason }))).toEqual([
    { id: current.id, pastSeason: null },
    { id: past.id, pastSeason: SEASON },
  ]);
});

test('medical information goes to the player of this season; that of before can only be deleted', async () => {
  const { guardian, past, current } = await twice();
  await addMedicalNote(past, 'Asthma');
  const refused = await writeNote(guardian, past, 'EpiPen since summer');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: { message: expect.stringContaining('the player of this season') },
  });
  expect(await noteOf(past)).toBe('Asthma');
  expect(await mailsAbout(past)).toEqual([]);
  expect((await writeNote(guardian, current, 'EpiPen since summer')).status).toBe(200);
  expect((await mailsAbout(current))[0]?.text).toContain('emergency sheets are out of date');
  expect((await writeNote(guardian, past, null)).status).toBe(200);
  expect(await noteOf(past)).toBeUndefined();
  const [mail] = await mailsAbout(past);
  expect(mail?.text).toContain(SEASON);
  expect(mail?.text).not.toContain('out of date');
});

test('of a child who does not play now the note is taken, and the office hears of which season', async () => {
  const guardian = await signUpUser();
  const past = await addPlayer({ email: guardian.email, pastSeason: SEASON });
  expect((await writeNote(guardian, past, 'Asthma')).status).toBe(200);
  expect(await noteOf(past)).toBe('Asthma');
  const [mail] = await mailsAbout(past);
  expect(mail?.text).toContain(`This is a past player (${SEASON})`);
  expect(mail?.text).not.toContain('out of date');
});

test.each(['past', 'current'] as const)(
  'photo consent withdrawn for the %s player is withdrawn for the other, too',
  async (which) => {
    const { guardian, ...family } = await twice();
    const sibling = await addPlayer({
      email: guardian.email,
      firstName: 'Leo',
      lastName: family.past.lastName,
      photoConsent: true,
    });
    const consentOf = async ({ id }: Profile) =>
      (await profiles().doc(id).get()).data()?.photoConsent;
    const say = (photoConsent: boolean) =>
      post(guardian, changeOwnPhotoConsentEndpoint.path, {
        playerId: family[which].id,
        photoConsent,
      });
    expect(await say(false)).toMatchObject({
      status: 200,
      body: { player: { id: family[which].id, photoConsent: false } },
    });
    for (const player of [family.past, family.current]) {
      expect(await consentOf(player)).toBe(false);
      expect((await mailsAbout(player)).map(({ subject }) => subject.split(':')[0])).toEqual([
        'Photo consent withdrawn',
      ]);
    }
    expect(await consentOf(sibling)).toBe(true);
    // Given, it is given for the one player that was pressed.
    await say(true);
    const other = which === 'past' ? family.current : family.past;
    expect(await consentOf(other)).toBe(false);
  },
);

test('photo consent that the office withdraws is withdrawn for the past player, too', async () => {
  const { past, current } = await twice();
  const admin = await signUpUser({ role: 'admin' });
  const body = { id: current.id, seen: current.updatedAt, photoConsent: false };
  const { status } = await invoke(
    adminApi,
    sentBy(admin, postJson(savePhotoConsentEndpoint.path, body)),
  );
  expect(status).toBe(200);
  for (const { id } of [past, current]) {
    expect((await profiles().doc(id).get()).data()?.photoConsent).toBe(false);
  }
});
