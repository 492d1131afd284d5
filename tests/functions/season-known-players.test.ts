import { expect, test } from 'vitest';
import { bringBackPlayerEndpoint, saveMedicalNoteEndpoint } from '#contracts/players/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import { medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { versionOf } from '#server/use-cases/privacy/change-medical-note.ts';
import { today } from '#tests/helpers/days.ts';
import { markRefunded } from '#tests/helpers/mark-refunded.ts';
import { ask, pay, send } from '#tests/helpers/office.ts';
import { playerForm } from '#tests/helpers/registrations.ts';
import {
  again,
  archivePlayers,
  cancel,
  codeOf,
  FROM,
  invite,
  MEDICAL,
  oldFamily,
  playersOf,
  publish,
  read,
  register,
  TO,
  toldOf,
} from '#tests/helpers/returning-families.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';

/* What is known of a player who comes back: it goes with the player, and the office hears where it cannot. */

await publish(FROM);
const unpaid = await oldFamily({ paid: false });
const corrected = await oldFamily();
const onPaper = await oldFamily();
const twice = await oldFamily();
const linkless = await oldFamily();
const named = await oldFamily();
await archivePlayers();
await publish(TO);
await invite([unpaid.email, corrected.email, twice.email]);

const zoeOf = async (email: string) => {
  const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
  if (!zoe) throw new Error('The family has Zoë.');
  return zoe;
};

const mailsAbout = async (id = '') =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());
/** A photo in the gallery that is tagged with a player. @returns its title */
async function storePicture(playerId: string) {
  const title = `Tip-off ${playerId}`;
  const facts = { title, status: 'approved' as const, playerIds: [playerId] };
  await storeSubmission(await signUpUser(), Buffer.from('photo'), facts);
  return title;
}

test('leaves the medical note alone when the unpaid registration of the old season is canceled', async () => {
  const { email } = unpaid;
  const zoe = await zoeOf(email);
  const request = await again(email, await codeOf(email));
  await register(request);
  await cancel(unpaid.request.idempotencyKey);
  expect(await toldOf(unpaid.request.idempotencyKey)).toMatch(/We deleted .* We keep any/);
  expect((await medicalNotes().doc(zoe.id).get()).data()?.text).toBe(MEDICAL);
  expect((await profiles().doc(zoe.id).get()).data()).toMatchObject({
    registrationId: request.idempotencyKey,
    pastSeason: null,
  });
});

/** Corrects Zoë's medical note, as the office does. */
async function correctNote(id: string, text: string) {
  const seen = versionOf(await noteOf(id));
  expect((await send(saveMedicalNoteEndpoint.path, { id, seen, text })).status).toBe(200);
}
const noteOf = async (id: string) => (await medicalNotes().doc(id).get()).data();

test('a medical note that is corrected in the new season is kept as long as one of that', async () => {
  const { email } = corrected;
  const zoe = await zoeOf(email);
  await correctNote(zoe.id, 'Asthma');
  const before = await noteOf(zoe.id);
  const keptUntil = (season: string) => medicalNoteDeleteOn(season, today());
  expect(before).toMatchObject({
    deleteOn: keptUntil(FROM),
    registrationId: zoe.registrationId,
  });
  const request = await again(email, await codeOf(email));
  await register(request);
  await correctNote(zoe.id, 'EpiPen since summer');
  expect(await noteOf(zoe.id)).toMatchObject({
    text: 'EpiPen since summer',
    deleteOn: [keptUntil(FROM), keptUntil(TO)].sort()[1],
    registrationId: request.idempotencyKey,
    createdAt: before?.createdAt,
  });
});

test('so is one of a player who plays without a registration, each time it is corrected', async () => {
  const zoe = await zoeOf(onPaper.email);
  const before = await noteOf(zoe.id);
  const wanted = { id: zoe.id, seen: zoe.updatedAt };
  expect((await send(bringBackPlayerEndpoint.path, wanted)).status).toBe(200);
  for (const text of ['EpiPen since summer', 'EpiPen in the bag']) {
    await medicalNotes().doc(zoe.id).update({ deleteOn: '2027-06-30' });
    await correctNote(zoe.id, text);
    const after = await noteOf(zoe.id);
    expect(after).toMatchObject({ text, registrationId: '', createdAt: before?.createdAt });
    const today = dayOf(new Date(after?.updatedAt ?? ''), 'America/New_York');
    expect(after?.deleteOn).toBe(medicalNoteDeleteOn('', today));
  }
});

test('takes up the later of two players of one name, who is offered once', async () => {
  const { email } = twice;
  const zoe = await zoeOf(email);
  // She played two seasons ago, and came back without the link. Her older record is found first.
  const id = `0${crypto.randomUUID()}`;
  const older = { ...zoe, id, pastSeason: '2025-26 Season', photoConsent: true };
  await profiles().doc(older.id).set(older);
  const title = await storePicture(older.id);
  const namesIn = async () => {
    const { body } = await read(await codeOf(email));
    return (body as { players: { firstName: string }[] }).players
      .map(({ firstName }) => firstName)
      .sort();
  };
  expect(await namesIn()).toEqual(['Leo', 'Zoë']);
  await register(await again(email, await codeOf(email)));
  expect((await profiles().doc(zoe.id).get()).data()?.pastSeason).toBeNull();
  expect((await profiles().doc(older.id).get()).data()?.pastSeason).toBe('2025-26 Season');
  expect(await namesIn()).toEqual(['Leo']);
  // The form gives no consent: that of the older record is withdrawn as well, and nothing else is asked of her.
  const [mail, ...more] = await mailsAbout(older.id);
  expect(mail?.text).toContain(title);
  expect(mail?.text).not.toContain('medical notes');
  expect(more).toEqual([]);
  expect(await mailsAbout(zoe.id)).toEqual([]);
});

test('without the link, the office is told of what it said of the same child before', async () => {
  const { email } = linkless;
  const zoe = await zoeOf(email);
  await profiles().doc(zoe.id).update({ photoConsent: true });
  const title = await storePicture(zoe.id);
  const { invitation: _, ...request } = await again(email, '');
  await register(request);
  expect((await profiles().doc(zoe.id).get()).data()).toMatchObject({ pastSeason: FROM });
  const [mail] = await mailsAbout(zoe.id);
  expect(mail).toMatchObject({
    to: process.env.OFFICE_EMAIL,
    subject: 'Maybe the same player twice: Zoë Diaz',
  });
  for (const said of [FROM, title, 'has photo consent', 'has medical notes', zoe.id]) {
    expect(mail?.text).toContain(said);
  }
  expect(mail?.text).not.toContain('Asthma');
  const { body } = await ask(getRegistrationEndpoint.path, { id: request.idempotencyKey });
  expect((body as { namesakes: object[] }).namesakes).toEqual([
    { id: zoe.id, name: 'Zoë Diaz', pastSeason: FROM },
  ]);

  // Nothing is to be told of one of whom the form says as much as is known, or who is new.
  const [leo] = (await playersOf(email)).filter(({ firstName }) => firstName === 'Leo');
  const others = await again(email, '', {
    players: [
      playerForm({ firstName: 'Leo', age: 16, grade: 11 }),
      playerForm({ firstName: 'Mia', medicalInfo: 'Asthma' }),
    ],
  });
  await register({ ...others, invitation: undefined });
  expect(await mailsAbout(leo?.id)).toEqual([]);
});

test('of two registrations of this season, the office hears which one can be canceled', async () => {
  const told = async (isRefunded: boolean) => {
    const email = newAddress();
    const { invitation: _, ...first } = await again(email, '');
    await register(first);
    await pay('registration', first.idempotencyKey);
    if (isRefunded) await markRefunded(first.idempotencyKey);
    const [zoe] = await playersOf(email);
    const { invitation: __, ...second } = await again(email, '');
    await register(second);
    const [mail] = await mailsAbout(zoe?.id);
    return mail?.text;
  };
  // All of its money was refunded: its player plays on in no other registration.
  expect(await told(true)).toContain('delete the earlier player');
  const both = await told(false);
  expect(both).toContain('cancel the registration that is unpaid');
  expect(both).toContain('refund one of them, and delete its player');
});

test('a form that names one of them twice is taken, and the office is told once', async () => {
  const { email } = named;
  const zoe = await zoeOf(email);
  const players = [playerForm(), playerForm({ age: 15, grade: 10 })];
  const { invitation: _, ...request } = await again(email, '', { players });
  await register(request);
  const mails = await mailsAbout(zoe.id);
  expect(mails.map(({ subject }) => subject)).toEqual(['Maybe the same player twice: Zoë Diaz']);
});
