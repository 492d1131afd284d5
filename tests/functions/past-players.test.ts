import { subDays, subYears } from 'date-fns';
import { expect, test } from 'vitest';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import {
  auditLog,
  gallerySubmissions,
  medicalNotes,
  playerBills,
  profiles,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { stack } from '#tests/helpers/functions.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addMedicalNote } from '#tests/helpers/players.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';

/* What the night deletes of players who left, and of the signatures for them. */

const now = new Date();
const LONG_AGO = subDays(subYears(now, 3), 2).toISOString();

/** A player of a season that ended, and whose record was last changed, more than three years ago. */
async function leftLongAgo(given: Partial<Profile> = {}): Promise<Profile> {
  const id = crypto.randomUUID();
  const email = `guardian-${id}@example.com`;
  const name = { firstName: 'Zebulon', lastName: 'Quill' };
  const past = { pastSeason: '2019-20 Season', updatedAt: LONG_AGO };
  const player = newProfile(
    { id, userId: null, role: 'member', email, ...name, ...past, ...given },
    now,
  );
  await profiles().doc(id).create(player);
  return player;
}
const isThere = async ({ id }: { id: string }) => (await profiles().doc(id).get()).exists;
const doneBy = async (job: string) =>
  (await runNightly(now)).jobs.find((report) => report.job === job);

test('a player who left goes after three years, with notes, tags, and what the log says', async () => {
  const player = await leftLongAgo();
  await addMedicalNote(player, 'Asthma');
  await storeBill({ playerId: player.id, paymentStatus: 'paid', createdAt: LONG_AGO });
  const sender = await signUpUser();
  const picture = await storeSubmission(sender, Buffer.from('picture'), {
    playerIds: [player.id, 'another'],
  });
  const entry = {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    actorId: 'u',
    actorName: 'Sam Park',
    action: 'profile.updated',
    subject: `profiles/${player.id}`,
    changes: [{ field: 'firstName', before: 'Zeb', after: 'Zebulon' }],
  };
  await auditLog().doc(entry.id).create(entry);

  expect(await doneBy('deletePastPlayers')).toMatchObject({ done: 1, left: 0, error: null });
  expect(await isThere(player)).toBe(false);
  expect((await medicalNotes().doc(player.id).get()).exists).toBe(false);
  const shown = (await gallerySubmissions().doc(picture.id).get()).data();
  expect(shown).toMatchObject({ playerIds: ['another'], status: picture.status });
  expect((await auditLog().doc(entry.id).get()).data()?.changes).toEqual([
    { field: 'firstName', before: '', after: '' },
  ]);
  expect(await doneBy('deletePastPlayers')).toMatchObject({ done: 0, left: 0 });
});

test('who came back, owes something, signs in, or left of late stays', async () => {
  const owing = await leftLongAgo();
  const bill = await storeBill({
    playerId: owing.id,
    paymentStatus: 'overdue',
    createdAt: LONG_AGO,
  });
  const staying = await Promise.all([
    leftLongAgo({ pastSeason: null }),
    leftLongAgo({ userId: 'someone' }),
    leftLongAgo({ updatedAt: subDays(subYears(now, 3), -2).toISOString() }),
    leftLongAgo({ pastSeason: `${now.getFullYear() - 2} Season` }),
    leftLongAgo({ role: 'coach' }),
  ]);
  await runNightly(now);
  expect(await Promise.all([owing, ...staying].map(isThere))).toEqual(Array(6).fill(true));
  await playerBills().doc(bill.id).update({ paymentStatus: 'paid' });
  await runNightly(now);
  expect(await isThere(owing)).toBe(false);
  expect(await Promise.all(staying.map(isThere))).toEqual(Array(5).fill(true));
});

async function sign(years: number, given: Partial<WaiverSignature> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await waiverSignatures()
    .doc(id)
    .create({
      id,
      registrationId: crypto.randomUUID(),
      profileId: crypto.randomUUID(),
      playerName: 'Zebulon Quill',
      document: 'liability-waiver',
      version: '1.1',
      textSha256: 'abc',
      statement: 'I sign.',
      signedName: 'Ana Quill',
      signerEmail: 'ana@example.com',
      signedAt: subDays(subYears(now, years), 2).toISOString(),
      ip: '203.0.113.1',
      userAgent: '',
      ...given,
    });
  return id;
}

const areSigned = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await waiverSignatures().doc(id).get()).exists));

test('a signature goes once the player’s claims have run out, after its registration', async () => {
  const { registration } = await storeRegistration(1, {});
  const gone = await Promise.all([
    sign(7, { playerAge: 17 }),
    sign(9, { playerAge: 13 }),
    // Of before it noted the age: as the youngest whom any program takes, 3.
    sign(19),
  ]);
  const kept = await Promise.all([
    sign(6, { playerAge: 17 }),
    sign(8, { playerAge: 13 }),
    sign(18),
    sign(9, { playerAge: 13, registrationId: registration.id }),
  ]);
  expect(await doneBy('deleteOldSignatures')).toMatchObject({ done: 3, left: 0, error: null });
  expect(await areSigned(gone)).toEqual([false, false, false]);
  expect(await areSigned(kept)).toEqual([true, true, true, true]);
});

test('where the settings say ten years, it is kept for ten', async () => {
  await publishFields(stack.content.url, 'siteSettings', { claimYears: 10 });
  const ids = await Promise.all([sign(14, { playerAge: 13 }), sign(15, { playerAge: 13 })]);
  expect(await doneBy('deleteOldSignatures')).toMatchObject({ done: 1, left: 0, error: null });
  expect(await areSigned(ids)).toEqual([true, false]);
});
