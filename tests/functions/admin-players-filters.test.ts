import { expect, test } from 'vitest';
import { listPlayersEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import admin from '#functions/admin.ts';
import register from '#functions/create-registration-payment.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { waiverSignatures } from '#server/gateways/records.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The filters Season and Waiver of Players. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const ask = (query: Record<string, string>) =>
  invoke(admin, sentBy(office, get(`${listPlayersEndpoint.path}?${new URLSearchParams(query)}`)));

async function list(query: Record<string, string>) {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return listPlayersEndpoint.response.parse(await response.json());
}

test('who has not signed the waiver, of players alone; added by the office, until a guardian signs', async () => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  const added = await addPlayer({ lastName });
  await addPlayer({ lastName, role: 'coach' });
  const request = await registrationRequest({
    players: [playerForm({ firstName: 'Leo', lastName })],
    paymentMethod: 'check',
  });
  expect(
    (await invoke(register, postJson(createRegistrationPaymentEndpoint.path, request))).status,
  ).toBe(200);
  const namesOf = async (waiver: string) =>
    (await list({ search: lastName, waiver })).rows.map(({ firstName }) => firstName);
  expect(await namesOf('missing')).toEqual([added.firstName]);
  expect(await namesOf('signed')).toEqual(['Leo']);
  expect(await namesOf('')).toHaveLength(3);
  expect((await list({ waiver: 'missing' })).total).toBeGreaterThan(0);
  expect((await ask({ waiver: 'maybe' })).status).toBe(422);
});

test('players of this season, and of seasons that are over; together with the waiver’s filter', async () => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  await addPlayer({ lastName, firstName: 'Now' });
  await addPlayer({ lastName, firstName: 'Before', pastSeason: '2025-26 Season' });
  await addPlayer({ lastName, firstName: 'Coach', role: 'coach' });
  const namesOf = async (query: Record<string, string>) =>
    (await list({ search: lastName, ...query })).rows.map(({ firstName }) => firstName);
  expect(await namesOf({ season: 'current' })).toEqual(['Now']);
  expect(await namesOf({ season: 'past' })).toEqual(['Before']);
  expect(await namesOf({ season: 'past', waiver: 'missing' })).toEqual(['Before']);
  expect(await namesOf({ season: 'past', waiver: 'signed' })).toEqual([]);
  expect(await namesOf({})).toHaveLength(3);
  // Without a search, too, and on the table's own pages.
  const { rows, total } = await list({ season: 'past' });
  expect(total).toBe(rows.length);
  expect(rows.every(({ pastSeason }) => pastSeason !== null)).toBe(true);
  expect((await ask({ season: 'next' })).status).toBe(422);
});

test('who has not signed is asked of the players that are shown, not of all who ever signed', async () => {
  const lastName = `Q${crypto.randomUUID().slice(0, 8)}`;
  await addPlayer({ lastName });
  const [known] = (await waiverSignatures().limit(1).get()).docs.map((doc) => doc.data());
  if (!known) throw new Error('There is no signature in the demo.');
  const former = firestore().batch();
  for (let count = 0; count < 100; count += 1) {
    const id = crypto.randomUUID();
    const signed = { ...known, id, profileId: id, document: 'liability-waiver' as const };
    former.create(waiverSignatures().doc(id), signed);
  }
  await former.commit();
  const missing = async () =>
    expect((await list({ search: lastName, waiver: 'missing' })).total).toBe(1);
  expect(await countReads(missing)).toBeLessThanOrEqual(20);
});
