import { expect, test } from 'vitest';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
  startSeasonEndpoint,
} from '#contracts/seasons/dashboard.ts';
import { listReturningEndpoint, type ReturningFamilies } from '#contracts/seasons/families.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { ask, send } from '#tests/helpers/office.ts';
import { publishFields } from '#tests/helpers/publish-content.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The office corrects a season's name in the Studio after families have registered: it is the same season. */

const publish = (seasonName: string) =>
  publishFields(stack.content.url, 'siteSettings', { seasonName });
const state = async () => (await ask(readSeasonEndpoint.path)).body as SeasonState;
async function check() {
  const { today } = await state();
  return (await ask(checkSeasonEndpoint.path, { before: today })).body as SeasonCheck;
}
const start = (from: string) => send(startSeasonEndpoint.path, { from });
async function archivePlayers() {
  const { change } = await state();
  const { players } = await check();
  const body = { id: change?.id, seen: change?.updatedAt, count: players.leaving };
  expect(await send(archivePlayersEndpoint.path, body)).toMatchObject({ status: 200 });
  return players.leaving;
}
async function register(body: object) {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  const response = await invoke(createRegistrationPayment, request);
  expect(response.status).toBe(200);
}
const stored = async (id: string) => (await registrations().doc(id).get()).data();
const email = newAddress();

test('a space after the name is none: New Season takes the season for the old one', async () => {
  await publish(' Fall\u00a02026 Season ');
  await register(await registrationRequest({ parentEmail: email }));
  await publish('Fall 2026 Season ');
  expect((await state()).published.seasonName).toBe('Fall 2026 Season');
  const { docs } = await registrations().where('payer.email', '==', email).get();
  expect(docs.map((doc) => doc.get('seasonName'))).toEqual(['Fall 2026 Season']);
  expect(await start('Fall 2026 Season')).toMatchObject({ status: 200 });
  expect(await check()).toMatchObject({ registrations: 1, canUndo: true });
});

test('the old season’s name may be corrected, too, before the new one is published', async () => {
  await publish('fall 2026 Seasson');
  expect(await check()).toMatchObject({ registrations: 1, canUndo: true });
  expect(await archivePlayers()).toBeGreaterThan(0);
  const { blocked } = (await ask(listReturningEndpoint.path)).body as ReturningFamilies;
  expect(blocked).toContain('Publish the new season in the Studio first');
});

test('who registered before the correction stays registered', async () => {
  await publish('Spring 2027 Seson');
  const first = await registrationRequest({ parentEmail: email });
  await register(first);
  await publish('Spring 2027 Season');

  expect(await check()).toMatchObject({ players: { leaving: 0 }, canUndo: false });
  const { blocked, families } = (await ask(listReturningEndpoint.path)).body as ReturningFamilies;
  expect(blocked).toBeNull();
  expect(families).toContainEqual(expect.objectContaining({ email, standing: 'registered' }));

  const guardian = await signUpUser({ email });
  const answer = await invoke(account, sentBy(guardian, get(readFamilyEndpoint.path)));
  expect(await answer.json()).toMatchObject({
    players: [],
    registrations: [first.idempotencyKey],
  });

  // The same form once more is the same registration; a changed one takes its place.
  await register(first);
  expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  const again = { ...first, idempotencyKey: crypto.randomUUID(), replaces: [first.idempotencyKey] };
  await register({ ...again, registration: { ...first.registration, city: 'Naples' } });
  expect((await stored(first.idempotencyKey))?.cancelled?.by).toBe('replaced');
  const bills = await playerBills().where('registrationId', '==', again.idempotencyKey).get();
  expect(bills.size).toBe(1);

  // From another browser nothing is replaced, and the office is told.
  await publish('Spring 2027 season');
  const other = { ...first, idempotencyKey: crypto.randomUUID(), replaces: undefined };
  await register({ ...other, registration: { ...first.registration, city: 'Estero' } });
  const path = getRegistrationEndpoint.path;
  const { body } = await ask(path, { id: other.idempotencyKey });
  expect(body).toMatchObject({ duplicates: [{ id: again.idempotencyKey }] });
});

test('the year tells seasons apart', async () => {
  await publish('Spring 2028 Season');
  const { families } = (await ask(listReturningEndpoint.path)).body as ReturningFamilies;
  expect(families).not.toContainEqual(expect.objectContaining({ standing: 'registered' }));
  expect(await check()).toMatchObject({ canUndo: true });
});
