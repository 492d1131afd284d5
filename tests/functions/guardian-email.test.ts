import { describe, expect, test } from 'vitest';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import { changeGuardianEmailEndpoint } from '#contracts/players/dashboard.ts';
import {
  type CreateRegistrationRequest,
  createRegistrationPaymentEndpoint,
} from '#contracts/registration/public.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Payer } from '#domain/payments/payment.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { firestore } from '#server/gateways/firestore.ts';
import {
  auditLog,
  families,
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { familyIdOf, newFamily } from '#server/use-cases/families/family-record.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { send } from '#tests/helpers/office.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* The office gives a player another guardian's address: the family goes along. */

const seenBy = async (user: TestUser) => {
  const response = await invoke(account, sentBy(user, get(readAccountRecordsEndpoint.path)));
  if (!response.ok) return { status: response.status };
  const { players } = readAccountRecordsEndpoint.response.parse(await response.json());
  return { players: players.map(({ id }) => id) };
};
const nameOf = ({ firstName, lastName }: Profile) => ({ firstName, lastName });
const change = (player: { id: string; updatedAt: string }, email: string) =>
  send(changeGuardianEmailEndpoint.path, { id: player.id, seen: player.updatedAt, email });

test('takes the family along, and only who has verified it sees them', async () => {
  const before = await signUpUser();
  const { playerId } = await giveRecords(before);
  const mine = (await profiles().doc(playerId).get()).data();
  if (!mine) throw new Error('no player');
  const sibling = await addPlayer({ email: before.email, registrationId: mine.registrationId });
  const stranger = await signUpUser({ verified: false });
  const to = stranger.email.toLowerCase();

  const response = await change(mine, to.toUpperCase());
  expect(response.status).toBe(200);
  for (const id of [mine.id, sibling.id]) {
    expect((await profiles().doc(id).get()).data()?.email).toBe(to);
    const entries = await auditLog().where('subject', '==', `profiles/${id}`).get();
    expect(entries.docs[0]?.data()).toMatchObject({
      action: 'profile.guardianEmailChanged',
      changes: [{ field: 'email', before: before.email, after: to }],
    });
  }
  const registration = await registrations()
    .doc(mine.registrationId ?? '')
    .get();
  expect(registration.data()?.payer.email).toBe(to);
  const bills = await playerBills().where('registrationId', '==', registration.id).get();
  expect(bills.docs.map((doc) => doc.data().payer?.email)).toEqual([to]);
  for (const { ref } of [registration, ...bills.docs]) {
    const kind = ref.parent.id === 'registrations' ? 'registration' : 'bill';
    expect(await actionsOn(ref.path)).toContain(`${kind}.guardianEmailChanged`);
  }

  // Signed in with the address, but nobody has shown that it is theirs.
  expect(await seenBy(stranger)).toEqual({ status: 403 });
  expect(await seenBy(before)).toMatchObject({ players: [] });
  const mails = await outbox().where('about', '==', `profiles/${mine.id}`).get();
  expect(mails.docs.map((doc) => doc.data().to).sort()).toEqual([before.email, to].sort());
  for (const { text } of mails.docs.map((doc) => doc.data())) {
    expect(text).not.toContain(mine.lastName);
  }
});

test('takes earlier seasons along, with what the office has decided about the family', async () => {
  const before = await signUpUser();
  const { playerId } = await giveRecords(before);
  const mine = (await profiles().doc(playerId).get()).data();
  if (!mine) throw new Error('no player');
  const mia = await addPlayer({ email: before.email });
  const email = newAddress('guardian');
  const [past, cancelled, other] = await Promise.all([
    storeRegistration(2, { email: before.email }),
    storeRegistration(1, { email: before.email }),
    storeRegistration(1, { email: before.email }),
  ]);
  const [first, second] = past.registration.players;
  const [child] = other.registration.players;
  if (!first || !second || !child) throw new Error('no players');
  const setPlayers = (id: string, players: object[]) => registrations().doc(id).update({ players });
  await setPlayers(past.registration.id, [
    { ...first, profileId: mine.id },
    { ...second, firstName: 'Mia', profileId: mia.id },
  ]);
  // Its profile is gone: it was canceled, and the child registered anew.
  await setPlayers(cancelled.registration.id, [{ ...first, ...nameOf(mine) }]);
  await setPlayers(other.registration.id, [{ ...child, firstName: 'Neighbor' }]);
  const alone = await storeBill({ playerId: mia.id, payer: past.registration.payer });
  const hold = { until: '2099-01-01', reason: 'Moving', by: 'Ana', at: mine.createdAt };
  await families()
    .doc(familyIdOf(before.email))
    .create({ ...newFamily(before.email, new Date()), hold, language: 'es' });

  expect((await change(mine, email)).status).toBe(200);
  const payers = async (docs: Promise<{ docs: { data(): { payer: Payer | null } }[] }>) =>
    (await docs).docs.map((doc) => doc.data().payer?.email);
  const billsOf = (id: string) => playerBills().where('registrationId', '==', id).get();
  for (const { registration } of [past, cancelled]) {
    expect((await registrations().doc(registration.id).get()).data()?.payer.email).toBe(email);
    expect(new Set(await payers(billsOf(registration.id)))).toEqual(new Set([email]));
  }
  expect((await playerBills().doc(alone.id).get()).data()?.payer?.email).toBe(email);
  expect((await profiles().doc(mia.id).get()).data()?.email).toBe(email);
  // Whoever else has the old address keeps what is theirs.
  const theirs = registrations().where('payer.email', '==', before.email).get();
  expect((await theirs).docs.map(({ id }) => id)).toEqual([other.registration.id]);
  expect(await payers(billsOf(other.registration.id))).toEqual([before.email]);

  const family = families().doc(familyIdOf(email));
  expect((await family.get()).data()).toMatchObject({ email, hold, language: 'es' });
  expect(await actionsOn(family.path)).toEqual(['family.guardianEmailChanged']);
});

test('keeps what was decided about the family that has the new address already', async () => {
  const player = await addPlayer();
  const email = newAddress('guardian');
  const [old, own] = [player.email, email].map((address) => newFamily(address, new Date()));
  if (!old || !own) throw new Error('no families');
  const held = { until: '2099-01-01', reason: 'Old', by: 'Ana', at: player.createdAt };
  await families()
    .doc(old.id)
    .create({ ...old, hold: held, language: 'es' });
  await families()
    .doc(own.id)
    .create({ ...own, hold: { ...held, reason: 'Own' }, language: 'en' });
  expect((await change(player, email)).status).toBe(200);
  expect((await families().doc(own.id).get()).data()).toMatchObject({
    hold: { reason: 'Own' },
    language: 'en',
  });
});

test('is seen by the account that had verified it before', async () => {
  const player = await addPlayer();
  const guardian = await signUpUser();
  expect((await change(player, guardian.email)).status).toBe(200);
  expect(await seenBy(guardian)).toMatchObject({ players: [player.id] });
});

test('is refused as it was, as none, over another change, and of who signs in with it', async () => {
  const player = await addPlayer();
  for (const email of [player.email, 'nobody', '']) {
    expect(await change(player, email)).toMatchObject({
      status: 422,
      body: { error: { fields: { email: expect.any(String) } } },
    });
  }
  const stale = { id: player.id, updatedAt: '2020-01-01T00:00:00.000Z' };
  expect((await change(stale, newAddress())).status).toBe(409);
  const { uid } = await signUpUser();
  const holder = (await profiles().doc(uid).get()).data();
  expect((await change(holder ?? player, newAddress())).status).toBe(422);
  expect((await profiles().doc(player.id).get()).data()).toEqual(player);
});

describe('whoever registered the family from the old address', () => {
  const zoe = playerForm({ medicalInfo: 'Asthma' });
  const register = (body: CreateRegistrationRequest) =>
    invoke(createRegistrationPayment, postJson(createRegistrationPaymentEndpoint.path, body));
  /** A registration, its player, and its family moved to another guardian's address. */
  async function movedAway({ isOld = false } = {}) {
    const request = await registrationRequest({ players: [zoe], paymentMethod: 'check' });
    expect((await register(request)).status).toBe(200);
    const { payer, players } = (await stored(request)) ?? {};
    const id = players?.[0]?.profileId ?? '';
    const player = (await profiles().doc(id).get()).data();
    if (!player) throw new Error('no player');
    const email = newAddress('guardian');
    expect((await change(player, email)).status).toBe(200);
    // As the office moved registrations before they said so.
    const { readdressedAt, ...before } = (await stored(request)) ?? {};
    expect(readdressedAt).toBeDefined();
    if (isOld) await firestore().doc(`registrations/${request.idempotencyKey}`).set(before);
    return { request, id, email, old: payer?.email ?? '' };
  }
  const stored = async ({ idempotencyKey }: CreateRegistrationRequest) =>
    (await registrations().doc(idempotencyKey).get()).data();
  const noteOf = async (id: string) => (await medicalNotes().doc(id).get()).data()?.text;
  const withNote = (request: CreateRegistrationRequest, change: object = {}) => ({
    ...request,
    registration: {
      ...request.registration,
      players: [playerForm({ medicalInfo: 'None' })],
      ...change,
    },
  });

  test.each([{ isOld: false }, { isOld: true }])(
    'has no key to it: the same form changes no note, and tells nothing of it (%j)',
    async (moved) => {
      const { request, id, email } = await movedAway(moved);
      const answer = await register(withNote(request));
      expect(answer.status).toBe(409);
      const text = await answer.text();
      expect(text).toContain('idempotency_key_reused');
      for (const secret of [email, (await stored(request))?.number ?? '']) {
        expect(text).not.toContain(secret);
      }
      expect(await noteOf(id)).toBe('Asthma');
    },
  );

  test.each([{ isOld: false }, { isOld: true }])(
    'cancels nothing of it, whichever address stands in the form (%j)',
    async (moved) => {
      const { request, id } = await movedAway(moved);
      for (const change of [{ address: '14 Court Street' }, { parentEmail: newAddress('third') }]) {
        const answer = await register({
          ...withNote(request, change),
          idempotencyKey: crypto.randomUUID(),
          replaces: [request.idempotencyKey],
          earlier: [request.idempotencyKey],
          confirmed: 'What was asked before',
        });
        expect(answer.status).toBe(200);
        expect((await stored(request))?.cancelled).toBeUndefined();
        expect(await noteOf(id)).toBe('Asthma');
      }
    },
  );

  test('the new guardian sends it again in its place', async () => {
    const { request, email } = await movedAway();
    const next = {
      ...withNote(request, { parentEmail: email }),
      idempotencyKey: crypto.randomUUID(),
      replaces: [request.idempotencyKey],
    };
    expect((await register(next)).status).toBe(200);
    expect((await stored(request))?.cancelled?.replacedBy).toBe(next.idempotencyKey);
  });

  test('has it again where the office takes the change back', async () => {
    const { request, id, old } = await movedAway();
    const player = (await profiles().doc(id).get()).data();
    if (!player) throw new Error('no player');
    expect((await change(player, old)).status).toBe(200);
    expect((await register(request)).status).toBe(200);
  });
});
