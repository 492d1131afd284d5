import { describe, expect, test } from 'vitest';
import { splitBillEndpoint } from '#contracts/billing/split.ts';
import { stopPlayingEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { OpenInvitation } from '#contracts/seasons/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import {
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { office, pay, send } from '#tests/helpers/office.ts';
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
  standingOf,
  stored,
  TO,
  toldOf,
} from '#tests/helpers/returning-families.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A family registers again by the link it was mailed: the same players, with all that is known of them. */

await publish(FROM);
const known = await oldFamily();
const away = await oldFamily();
const passedOn = await oldFamily();
const shown = await oldFamily();
const typed = await oldFamily();
const left = await oldFamily();
const granted = await oldFamily();
const quits = await oldFamily();
await archivePlayers();
await publish(TO);
await invite([known, away, passedOn, shown, typed, quits].map(({ email }) => email));

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
    const { error } = await register(second, 409);
    expect(error?.code).toBe('confirm_replacement');
    await register({ ...second, confirmed: error?.message });
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

  test('sent again after the player quit this season, it still says which season they came from', async () => {
    const { email } = quits;
    const zoe = (await playersOf(email)).find(({ firstName }) => firstName === 'Zoë');
    if (!zoe) throw new Error('The family has Zoë.');
    const now = async () => (await profiles().doc(zoe.id).get()).data();
    const code = await codeOf(email);
    await register(await again(email, code));
    const seen = (await now())?.updatedAt;
    expect(await send(stopPlayingEndpoint.path, { id: zoe.id, seen })).toMatchObject({
      body: { player: { pastSeason: TO } },
    });
    const second = await again(email, code, { city: 'Naples' });
    const { error } = await register(second, 409);
    await register({ ...second, confirmed: error?.message });
    expect(await now()).toMatchObject({
      registrationId: second.idempotencyKey,
      pastSeason: null,
      returnedFrom: { seasonName: FROM, registrationId: zoe.registrationId },
    });
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

  test('a form that was left at the payment page has registered nobody: the family is asked again', async () => {
    const { email } = left;
    const zoe = { firstName: 'Zoë', lastName: 'Diaz' };
    const { invitation: _, ...anybodys } = await again(email, '', {
      paymentMethod: 'credit-card',
      address: '1 Elsewhere Lane',
    });
    await register(anybodys);
    expect(await standingOf(email)).toBe('open');
    await invite([email]);
    const code = await codeOf(email);
    const offered = async () => {
      const { known, players, registered } = (await read(code)).body as OpenInvitation;
      return {
        address: known.address,
        zoes: players.filter((one) => one.firstName === 'Zoë'),
        registered,
      };
    };
    const asBefore = { address: '12 Court Street', zoes: [zoe], registered: [] };
    expect(await offered()).toEqual(asBefore);
    const own = await again(email, code, { paymentMethod: 'credit-card' });
    await register(own);
    await registrations().doc(own.idempotencyKey).update({ 'payment.status': 'expired' });
    expect(await offered()).toEqual(asBefore);
    expect((await invite([email], true)).body).toMatchObject({ sent: [email] });
    await pay('registration', own.idempotencyKey);
    expect(await offered()).toMatchObject({ zoes: [], registered: ['Zoë'] });
    expect(await standingOf(email)).toBe('registered');
  });

  test('a card form of which the office has decided something has registered the family', async () => {
    const { email } = granted;
    await invite([email]);
    const code = await codeOf(email);
    const own = await again(email, code, { paymentMethod: 'credit-card' });
    await register(own);
    expect(await standingOf(email)).not.toBe('registered');
    const found = playerBills().where('registrationId', '==', own.idempotencyKey);
    const [bill] = (await found.get()).docs;
    const split = await sendAs(office, splitBillEndpoint.path, {
      id: bill?.id,
      seen: bill?.data().updatedAt,
      idempotencyKey: crypto.randomUUID(),
      plan: { count: 3, firstOn: daysAgo(-3), frequency: 'monthly' },
    });
    expect(split.status, await split.clone().text()).toBe(200);
    expect(await standingOf(email)).toBe('registered');
    const { players, registered } = (await read(code)).body as OpenInvitation;
    expect(registered).toEqual(['Zoë']);
    expect(players.map(({ firstName }) => firstName)).toEqual(['Leo']);
  });

  test('a link that is over or made up still registers, as someone new', async () => {
    const email = newAddress();
    const code = `${'0'.repeat(32)}~zzz~${'0'.repeat(43)}`;
    await register(await again(email, code));
    expect(await playersOf(email)).toHaveLength(1);
    await register(await again(email, 'not a code'), 422);
  });
});
