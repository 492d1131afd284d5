import { subDays, subYears } from 'date-fns';
import { expect, test } from 'vitest';
import { deletePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { Registration } from '#domain/registration/registration.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import register from '#functions/create-registration-payment.ts';
import { auditLog, playerBills, profiles, registrations } from '#server/gateways/records.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { readRecord } from '#server/use-cases/records/office-record.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* What a registration says of a child goes with the player: the bill and the signature need the name alone. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

type Request = Awaited<ReturnType<typeof registrationRequest>>;

async function registered(change: Parameters<typeof registrationRequest>[0] = {}) {
  const request = await registrationRequest({ paymentMethod: 'check', ...change });
  await send(request);
  return request;
}
async function send(request: Request): Promise<void> {
  const sending = postJson(createRegistrationPaymentEndpoint.path, request);
  const answer = await invoke(register, sending);
  expect(answer.status, await answer.clone().text()).toBe(200);
}
const stored = ({ idempotencyKey }: Request) => readRecord(registrations(), idempotencyKey);

/** The schools, and who is to be called. */
const saysOf = ({ players, emergencyContact, emergencyPhone }: Registration) => ({
  schools: players.map(({ school }) => school),
  emergency: [emergencyContact, emergencyPhone],
});
const EMERGENCY = ['Luis Diaz', '239-555-0124'];
const NOBODY = ['', ''];
const TWO = [playerForm(), playerForm({ firstName: 'Leo', school: 'Mariner High' })];
const NOTES = 'The inhaler is in the blue bag';

const note = ({ idempotencyKey }: Request) =>
  registrations().doc(idempotencyKey).update({ notes: NOTES });
async function remove(id = ''): Promise<string | null> {
  const { updatedAt: seen } = await readRecord(profiles(), id);
  const removing = sentBy(office, postJson(deletePlayerEndpoint.path, { id, seen }));
  const answer = await invoke(admin, removing);
  expect(answer.status).toBe(200);
  return answer.headers.get(UNDO_HEADER);
}

test('a registration that is canceled keeps the name, and no answers, nor does the log', async () => {
  const request = await registered();
  const { updatedAt: seen, id } = await stored(request);
  const path = cancelRegistrationEndpoint.path;
  const canceling = sentBy(office, postJson(path, { id, seen }));
  expect((await invoke(adminPayments, canceling)).status).toBe(200);
  const after = await stored(request);
  expect(after.players).toMatchObject([{ firstName: 'Zoë', age: 14, height: null }]);
  expect(saysOf(after)).toEqual({ schools: [null], emergency: NOBODY });
  const log = await auditLog().where('subject', '==', `registrations/${id}`).get();
  expect(log.size).toBe(1);
  expect(JSON.stringify(log.docs.map((doc) => doc.data()))).not.toMatch(/Cypress|Luis/);
});

/** The form with another town, in place of the first. */
const sentAgain = (first: Request): Request => ({
  ...first,
  idempotencyKey: crypto.randomUUID(),
  registration: { ...first.registration, city: 'Naples' },
  replaces: [first.idempotencyKey],
});

test('one that is sent again says it all, and the one before says nothing any more', async () => {
  const first = await registered();
  const second = sentAgain(first);
  await send(second);
  expect(saysOf(await stored(second))).toEqual({ schools: ['Cypress High'], emergency: EMERGENCY });
  expect(saysOf(await stored(first))).toEqual({ schools: [null], emergency: NOBODY });
  const found = await profiles().where('registrationId', '==', second.idempotencyKey).get();
  expect(found.docs.map((doc) => doc.data())).toMatchObject([
    { emergencyContactName: 'Luis Diaz', emergencyContactPhone: '239-555-0124' },
  ]);
  const mails = await mailsAbout(`registrations/${second.idempotencyKey}`);
  expect(mails.some(({ text }) => text.includes('School: Cypress High'))).toBe(true);
});

test('a player whom the office deletes takes the answers along; the last one the emergency contact', async () => {
  const request = await registered({ players: TWO });
  const [first, second] = (await stored(request)).players;
  await remove(first?.profileId);
  const afterOne = { schools: [null, 'Mariner High'], emergency: EMERGENCY };
  expect(saysOf(await stored(request))).toEqual(afterOne);
  const undo = await remove(second?.profileId);
  expect(saysOf(await stored(request))).toEqual({ schools: [null, null], emergency: NOBODY });
  const undoing = sentBy(office, postJson(undoEndpoint.path, { id: undo }));
  expect((await invoke(admin, undoing)).status).toBe(200);
  expect(saysOf(await stored(request))).toEqual(afterOne);
});

test('the office’s notes go with the last player, unless a bill still asks for money', async () => {
  const [settled, owing] = [await registered({ players: TWO }), await registered()];
  for (const request of [settled, owing]) await note(request);
  const { players } = await stored(settled);
  for (const { billId } of players)
    await playerBills().doc(billId).update({ paymentStatus: 'paid' });
  const [first, second] = players;
  await remove(first?.profileId);
  expect((await stored(settled)).notes).toBe(NOTES);
  const undo = await remove(second?.profileId);
  expect((await stored(settled)).notes).toBeNull();
  const undoing = sentBy(office, postJson(undoEndpoint.path, { id: undo }));
  expect((await invoke(admin, undoing)).status).toBe(200);
  expect((await stored(settled)).notes).toBe(NOTES);

  const [only] = (await stored(owing)).players;
  await remove(only?.profileId);
  expect((await stored(owing)).notes).toBe(NOTES);
});

test('a canceled registration keeps the office’s notes: they may say why', async () => {
  const request = await registered();
  await note(request);
  const { updatedAt: seen, id } = await stored(request);
  const canceling = sentBy(office, postJson(cancelRegistrationEndpoint.path, { id, seen }));
  expect((await invoke(adminPayments, canceling)).status).toBe(200);
  expect((await stored(request)).notes).toBe(NOTES);
});

test('so does one in whose place the family sent another, when its player is deleted later', async () => {
  const request = await registered();
  await note(request);
  const next = sentAgain(request);
  await send(next);
  const [player] = (await stored(next)).players;
  await remove(player?.profileId);
  expect((await stored(request)).notes).toBe(NOTES);
});

test('a player who left long ago takes along what each registration says, and it is not kept longer', async () => {
  const request = await registered();
  await note(request);
  const { players, updatedAt } = await stored(request);
  const [{ profileId = '', billId = '' } = {}] = players;
  const longAgo = subDays(subYears(new Date(), 3), 2).toISOString();
  // The bill says of which registration: the profile names the latest alone.
  const paid = { paymentStatus: 'paid', createdAt: longAgo };
  await playerBills().doc(billId).update(paid);
  const past = { pastSeason: '2019-20 Season', registrationId: null, updatedAt: longAgo };
  await profiles().doc(profileId).update(past);
  await runNightly(new Date());
  expect((await profiles().doc(profileId).get()).exists).toBe(false);
  const after = await stored(request);
  expect(saysOf(after)).toEqual({ schools: [null], emergency: NOBODY });
  expect(after).toMatchObject({ updatedAt, notes: null });
});
