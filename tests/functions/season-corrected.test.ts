import { expect, test } from 'vitest';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { getRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { playerBills, registrations } from '#server/gateways/records.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { ask } from '#tests/helpers/office.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import {
  archivePlayers,
  checkSeason,
  publishSeason,
  readReturning,
  readState,
  startSeason,
} from '#tests/helpers/season-steps.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The office corrects a season's name in the Studio after families have registered: it is the same season. */

async function register(body: object) {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  const response = await invoke(createRegistrationPayment, request);
  expect(response.status).toBe(200);
}
const stored = async (id: string) => (await registrations().doc(id).get()).data();
const email = newAddress();

test('a space after the name is none: New Season takes the season for the old one', async () => {
  await publishSeason(' Fall\u00a02026 Season ');
  await register(await registrationRequest({ parentEmail: email }));
  await publishSeason('Fall 2026 Season ');
  expect((await readState()).published.seasonName).toBe('Fall 2026 Season');
  const { docs } = await registrations().where('payer.email', '==', email).get();
  expect(docs.map((doc) => doc.get('seasonName'))).toEqual(['Fall 2026 Season']);
  expect(await startSeason('Fall 2026 Season')).toMatchObject({ status: 200 });
  expect(await checkSeason()).toMatchObject({ registrations: 1, canUndo: true });
});

test('the old season’s name may be corrected, too, before the new one is published', async () => {
  await publishSeason('fall 2026 Seasson');
  expect(await checkSeason()).toMatchObject({ registrations: 1, canUndo: true });
  expect(await archivePlayers()).toBeGreaterThan(0);
  const { blocked } = await readReturning();
  expect(blocked).toContain('Publish the new season in the Studio first');
});

test('who registered before the correction stays registered', async () => {
  await publishSeason('Spring 2027 Seson');
  // By check: who left the payment page of a card is not registered yet.
  const first = await registrationRequest({ parentEmail: email, paymentMethod: 'check' });
  await register(first);
  await publishSeason('Spring 2027 Season');

  expect(await checkSeason()).toMatchObject({ players: { leaving: 0 }, canUndo: false });
  const { blocked, families } = await readReturning();
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
  await publishSeason('Spring 2027 season');
  const other = { ...first, idempotencyKey: crypto.randomUUID(), replaces: undefined };
  await register({ ...other, registration: { ...first.registration, city: 'Estero' } });
  const path = getRegistrationEndpoint.path;
  const { body } = await ask(path, { id: other.idempotencyKey });
  expect(body).toMatchObject({ duplicates: [{ id: again.idempotencyKey }] });
});

test('the year tells seasons apart', async () => {
  await publishSeason('Spring 2028 Season');
  const { families } = await readReturning();
  expect(families).not.toContainEqual(expect.objectContaining({ standing: 'registered' }));
  expect(await checkSeason()).toMatchObject({ canUndo: true });
});
