import { describe, expect, test } from 'vitest';
import { saveMedicalNoteEndpoint } from '#contracts/players/dashboard.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { medicalNotes, outbox, profiles } from '#server/gateways/records.ts';
import { versionOf } from '#server/use-cases/privacy/change-medical-note.ts';
import { cancelRegistration } from '#server/use-cases/registration/cancel-registration.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { ask, send } from '#tests/helpers/office.ts';
import { playerForm } from '#tests/helpers/registrations.ts';
import {
  again,
  archivePlayers,
  codeOf,
  FROM,
  invite,
  MEDICAL,
  oldFamily,
  playersOf,
  publish,
  read,
  register,
  standingOf,
  stored,
  TO,
} from '#tests/helpers/returning-families.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';

/* A family registers again by the link it was mailed: the same players, with all that is known of them. */

await publish(FROM);
const known = await oldFamily();
const away = await oldFamily();
const passedOn = await oldFamily();
const shown = await oldFamily();
const typed = await oldFamily();
const unpaid = await oldFamily({ paid: false });
const twice = await oldFamily();
const corrected = await oldFamily();
const linkless = await oldFamily();
await archivePlayers();
await publish(TO);
await invite([
  known.email,
  away.email,
  passedOn.email,
  shown.email,
  typed.email,
  unpaid.email,
  twice.email,
  corrected.email,
]);

const cancel = (id: string) =>
  cancelRegistration(id, {
    by: 'office',
    now: new Date(),
    allow: (found) => found ?? (Promise.reject(new Error()) as never),
  });

/** What the guardian is emailed of a canceled registration. */
const toldOf = async (id: string) =>
  (await outbox().doc(`registration-${id}-cancelled`).get()).data()?.text;

describe('registering again by the link', () => {
  test('keeps the player with all that is known of them, but what was typed anew', async () => {
    const [zoe, leo] = (await playersOf(known.email)).sort((a) => (a.firstName === 'Zoë' ? -1 : 1));
    if (!zoe || !leo) throw new Error('The family has two players.');
    await profiles()
      .doc(zoe.id)
      .set({ ...zoe, teamName: 'U15', jerseyNumber: '7' });
    const request = await again(known.email, await codeOf(known.email));
    await register(request);
    await register(request);
    const after = (await profiles().doc(zoe.id).get()).data();
    expect(after).toMatchObject({
      teamName: 'U15',
      jerseyNumber: '7',
      age: 15,
      grade: 10,
      pastSeason: null,
      registrationId: request.idempotencyKey,
      returnedFrom: { seasonName: FROM, registrationId: zoe.registrationId },
      createdAt: zoe.createdAt,
    });
    // Nothing medical was typed: what is known stays until then, or until its day.
    expect((await medicalNotes().doc(zoe.id).get()).data()?.text).toBe(MEDICAL);
    expect((await profiles().doc(leo.id).get()).data()?.pastSeason).toBe(FROM);
    expect(await playersOf(known.email)).toHaveLength(2);
    expect((await stored(request.idempotencyKey))?.seasonName).toBe(TO);
    expect(await standingOf(known.email)).toBe('registered');
    expect((await read(await codeOf(known.email))).body).toMatchObject({
      registered: ['Zoë'],
      players: [{ firstName: 'Leo' }],
    });

    // From another device, without the key of the first: asked before a check is crossed.
    const second = await again(known.email, await codeOf(known.email), { city: 'Naples' });
    expect((await register(second, 409)).error?.code).toBe('confirm_replacement');
    await register({ ...second, confirmed: true });
    expect((await stored(request.idempotencyKey))?.cancelled?.replacedBy).toBe(
      second.idempotencyKey,
    );
    expect((await profiles().doc(zoe.id).get()).data()).toMatchObject({
      registrationId: second.idempotencyKey,
      returnedFrom: { registrationId: zoe.registrationId },
    });

    // Canceled, the player is one of the old season again.
    await cancel(second.idempotencyKey);
    const told = await toldOf(second.idempotencyKey);
    expect(told).toContain('We keep any medical information');
    expect(told).not.toContain('We deleted');
    expect((await profiles().doc(zoe.id).get()).data()).toMatchObject({
      pastSeason: FROM,
      registrationId: zoe.registrationId,
      returnedFrom: null,
      teamName: 'U15',
    });
    expect(await standingOf(known.email)).toBe('waiting');
  });

  test('with the photo box left unchecked withdraws the consent, and says so', async () => {
    const { email } = shown;
    const player = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!player) throw new Error('The family has Zoë.');
    await profiles().doc(player.id).update({ photoConsent: true });
    await register(await again(email, await codeOf(email)));
    expect((await profiles().doc(player.id).get()).data()?.photoConsent).toBe(false);
    const mails = await outbox().where('about', '==', `profiles/${player.id}`).get();
    expect(mails.docs.map((doc) => doc.data().subject)).toEqual([
      'Photo consent withdrawn: Zoë Diaz',
    ]);
    expect(await actionsOn(`profiles/${player.id}`)).toEqual(['photoConsent.withdrawn']);
  });

  test('canceled, the medical note that was typed with it stays with the player', async () => {
    const { email } = typed;
    const player = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!player) throw new Error('The family has Zoë.');
    const mia = playerForm({ firstName: 'Mia', medicalInfo: 'Asthma' });
    const request = await again(email, await codeOf(email), {
      players: [playerForm({ medicalInfo: 'Peanut allergy' }), mia],
    });
    await register(request);
    const noteOf = async (id = '') => (await medicalNotes().doc(id).get()).data();
    const [, fresh] = (await stored(request.idempotencyKey))?.players ?? [];
    expect((await noteOf(fresh?.profileId))?.text).toBe('Asthma');
    await cancel(request.idempotencyKey);
    expect(await noteOf(player.id)).toMatchObject({
      text: 'Peanut allergy',
      registrationId: player.registrationId,
    });
    // Who is no player any more has no note.
    expect(await noteOf(fresh?.profileId)).toBeUndefined();
    expect(await toldOf(request.idempotencyKey)).toContain(
      'We deleted the medical information of new players. We keep any of players we know',
    );
  });

  test('leaves the medical note alone when the unpaid registration of the old season is canceled', async () => {
    const { email } = unpaid;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!zoe) throw new Error('The family has Zoë.');
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

  test('takes up the later of two players of one name, who is offered once', async () => {
    const { email } = twice;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!zoe) throw new Error('The family has Zoë.');
    // She played two seasons ago, and came back without the link. Her older record is found first.
    const older = { ...zoe, id: `0${crypto.randomUUID()}`, pastSeason: '2025-26 Season' };
    await profiles().doc(older.id).set(older);
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
  });

  test('a medical note that is corrected in the new season is kept as long as one of that', async () => {
    const { email } = corrected;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!zoe) throw new Error('The family has Zoë.');
    const noteNow = async () => (await medicalNotes().doc(zoe.id).get()).data();
    const correct = async (text: string) => {
      const seen = versionOf(await noteNow());
      const change = { id: zoe.id, seen, text };
      expect((await send(saveMedicalNoteEndpoint.path, change)).status).toBe(200);
    };
    await correct('Asthma');
    const before = await noteNow();
    expect(before).toMatchObject({ deleteOn: '2030-06-30', registrationId: zoe.registrationId });
    const request = await again(email, await codeOf(email));
    await register(request);
    await correct('EpiPen since summer');
    expect(await noteNow()).toMatchObject({
      text: 'EpiPen since summer',
      deleteOn: '2031-06-30',
      registrationId: request.idempotencyKey,
      createdAt: before?.createdAt,
    });
  });

  test('without the link, the office is told of what it said of the same child before', async () => {
    const { email } = linkless;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!zoe) throw new Error('The family has Zoë.');
    await profiles().doc(zoe.id).update({ photoConsent: true });
    const title = `Tip-off ${zoe.id}`;
    await storeSubmission(await signUpUser(), Buffer.from('photo'), {
      title,
      status: 'approved',
      playerIds: [zoe.id],
    });
    const { invitation: _, ...request } = await again(email, '');
    await register(request);
    expect((await profiles().doc(zoe.id).get()).data()).toMatchObject({ pastSeason: FROM });
    const mails = await outbox().where('about', '==', `profiles/${zoe.id}`).get();
    const [mail] = mails.docs.map((doc) => doc.data());
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
    expect((await outbox().where('about', '==', `profiles/${leo?.id}`).get()).size).toBe(0);
  });

  test('sent from two devices at once, the player is in one registration', async () => {
    const code = await codeOf(away.email);
    const [one, other] = await Promise.all([
      again(away.email, code, { city: 'Naples' }),
      again(away.email, code, { city: 'Estero' }),
    ]);
    const path = createRegistrationPaymentEndpoint.path;
    const answers = await Promise.all(
      [one, other].map((body) => invoke(createRegistrationPayment, postJson(path, body))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await playersOf(away.email)).toHaveLength(2);
  });

  test('a link that was passed on carries no child to another address', async () => {
    const { email } = passedOn;
    const thief = newAddress();
    const request = await again(thief, await codeOf(email));
    await register(request);
    expect(await playersOf(email)).toHaveLength(2);
    expect((await playersOf(email)).every(({ pastSeason }) => pastSeason === FROM)).toBe(true);
    const [own] = await playersOf(thief);
    expect(
      (
        await medicalNotes()
          .doc(own?.id ?? '')
          .get()
      ).exists,
    ).toBe(false);
  });

  test('the form of the old season, sent again under its key, is no registration for the new one', async () => {
    const { error } = await register(passedOn.request, 409);
    expect(error?.code).toBe('idempotency_key_reused');
    const fresh = { ...passedOn.request, idempotencyKey: crypto.randomUUID() };
    const { number } = await register({ ...fresh, replaces: [passedOn.request.idempotencyKey] });
    expect(await stored(fresh.idempotencyKey)).toMatchObject({ number, seasonName: TO });
    expect((await stored(passedOn.request.idempotencyKey))?.cancelled).toBeUndefined();
  });

  test('a link that is over or made up still registers, as someone new', async () => {
    const email = newAddress();
    const code = `${'0'.repeat(32)}~zzz~${'0'.repeat(43)}`;
    await register(await again(email, code));
    expect(await playersOf(email)).toHaveLength(1);
    await register(await again(email, 'not a code'), 422);
  });
});
