import { subYears } from 'date-fns';
import { describe, expect, test } from 'vitest';
import {
  bringBackPlayerEndpoint,
  readEmergencySheetEndpoint,
  stopPlayingEndpoint,
} from '#contracts/players/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { finishSeasonEndpoint, undoSeasonStepEndpoint } from '#contracts/seasons/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import admin from '#functions/admin.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { playerBills, profiles } from '#server/gateways/records.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { ask, conflict, entriesOn, office, send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import {
  archivePlayers,
  openChange,
  publishSeason,
  startSeason,
} from '#tests/helpers/season-steps.ts';
import { sentBy } from '#tests/helpers/sign-in.ts';

/* A child quits in mid-season: a past player from that day on, with all that is kept of them. */

const SEASON = '2026-27 Season';
await publishSeason(SEASON);

const now = async ({ id }: Pick<Profile, 'id'>) => (await profiles().doc(id).get()).data();
const seenOf = async ({ id }: Pick<Profile, 'id'>) => ({
  id,
  seen: (await now({ id }))?.updatedAt,
});
const stop = async (player: Pick<Profile, 'id'>) =>
  send(stopPlayingEndpoint.path, await seenOf(player));
async function isOnSheet(id: string, team: string) {
  const { body } = await ask(readEmergencySheetEndpoint.path, { team });
  return readEmergencySheetEndpoint.response.parse(body).players.some((player) => player.id === id);
}
async function registeredPlayer(change: Partial<Profile> = {}, createdAt = new Date()) {
  const { registration } = await storeRegistration(1, { paymentMethod: 'check', createdAt });
  const { email } = registration.payer;
  return addPlayer({ email, registrationId: registration.id, age: 14, grade: 9, ...change });
}
const asBefore = async (player: Profile) => {
  const { updatedAt: _, ...stored } = player;
  expect(await now(player)).toMatchObject(stored);
};
const bringBack = async (player: Profile) =>
  expect(await send(bringBackPlayerEndpoint.path, await seenOf(player))).toMatchObject({
    status: 200,
  });

test('who no longer plays is off the emergency sheet, and keeps everything, bills too', async () => {
  const player = await registeredPlayer({ teamName: 'Ospreys' });
  const bill = await storeBill({ playerId: player.id });
  expect(await isOnSheet(player.id, 'Ospreys')).toBe(true);
  expect(await stop(player)).toMatchObject({
    status: 200,
    body: { player: { pastSeason: SEASON, teamName: 'Ospreys' } },
  });
  expect(await isOnSheet(player.id, 'Ospreys')).toBe(false);
  const { updatedAt: _, leftAt: __, ...kept } = player;
  expect(await now(player)).toMatchObject({ ...kept, pastSeason: SEASON });
  expect((await playerBills().doc(bill.id).get()).data()).toEqual(bill);
  expect(await entriesOn(`profiles/${player.id}`)).toMatchObject([
    { action: 'profile.stoppedPlaying', actorId: office.uid },
  ]);
  expect(await stop(player)).toMatchObject(conflict);
});

test('it is undone with one press', async () => {
  const player = await registeredPlayer();
  const request = postJson(stopPlayingEndpoint.path, await seenOf(player));
  const answer = await invoke(admin, sentBy(office, request));
  const id = answer.headers.get(UNDO_HEADER) ?? '';
  expect(await send(undoEndpoint.path, { id })).toMatchObject({ status: 200 });
  expect(await now(player)).toMatchObject({ pastSeason: null, leftAt: null });
});

test('whose form is sent again in the same season is not back from an earlier one', async () => {
  const request = await registrationRequest({
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
  });
  const register = async (body: object) => {
    const sent = postJson(createRegistrationPaymentEndpoint.path, body);
    expect((await invoke(createRegistrationPayment, sent)).status).toBe(200);
  };
  await register(request);
  const { idempotencyKey: first, registration } = request;
  const [doc] = (await profiles().where('registrationId', '==', first).get()).docs;
  const id = doc?.id ?? '';
  expect(await stop({ id })).toMatchObject({ body: { player: { pastSeason: SEASON } } });
  const second = crypto.randomUUID();
  const changed = { ...registration, city: 'Naples' };
  await register({ ...request, registration: changed, idempotencyKey: second, replaces: [first] });
  expect(await now({ id })).toMatchObject({
    registrationId: second,
    pastSeason: null,
    leftAt: null,
    returnedFrom: null,
  });
});

test('whoever has an account, or is no player, is refused', async () => {
  const signsIn = await addPlayer({ userId: 'someone', teamName: 'Ospreys' });
  const parent = await addPlayer({ role: 'parent' });
  for (const person of [signsIn, parent]) {
    expect(await stop(person)).toMatchObject(conflict);
    expect(await now(person)).toMatchObject({ pastSeason: null });
  }
});

test('a player of the season before, whose form is published over, left that season, and comes back to it', async () => {
  const player = await registeredPlayer();
  await publishSeason('2027-28 Season');
  expect(await stop(player)).toMatchObject({ body: { player: { pastSeason: SEASON } } });
  await bringBack(player);
  await asBefore(player);
  await publishSeason(SEASON);
});

test('New Season does not bring back who had left, where its step is undone', async () => {
  const left = await registeredPlayer();
  await stop(left);
  const stays = await registeredPlayer();
  await startSeason(SEASON);
  await archivePlayers();
  expect(await now(stays)).toMatchObject({ pastSeason: SEASON });
  const restored = await send(undoSeasonStepEndpoint.path, {
    ...(await openChange()),
    step: 'players',
  });
  expect(restored, JSON.stringify(restored.body)).toMatchObject({ status: 200 });
  expect(await now(stays)).toMatchObject({ pastSeason: null });
  expect(await now(left)).toMatchObject({ pastSeason: SEASON });
});

describe('who comes back in the same season is as before', () => {
  const aYearAgo = subYears(new Date(), 1);
  /** Counted on, age and grade would be one up. */
  const registered = () => registeredPlayer({ createdAt: aYearAgo.toISOString() }, aYearAgo);

  test('with age and grade as registered', async () => {
    const player = await registered();
    await stop(player);
    await bringBack(player);
    await asBefore(player);
  });

  test('also once New Season has begun, which takes them out with the others', async () => {
    const player = await registered();
    const late = await registered();
    await stop(player);
    await stop(late);
    await startSeason(SEASON);
    await bringBack(player);
    await asBefore(player);
    await publishSeason('2027-28 Season');
    await bringBack(late);
    await asBefore(late);
    await archivePlayers();
    for (const one of [player, late]) expect(await now(one)).toMatchObject({ pastSeason: SEASON });
  });

  test('but not once New Season has closed it, even under its name', async () => {
    const player = await registered();
    await stop(player);
    await startSeason(SEASON);
    await archivePlayers();
    expect(await send(finishSeasonEndpoint.path, await openChange())).toMatchObject({
      status: 200,
    });
    await publishSeason(SEASON);
    await bringBack(player);
    expect(await now(player)).toMatchObject({ registrationId: null, age: 15, grade: 10 });
  });
});
