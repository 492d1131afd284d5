import { expect, test } from 'vitest';
import { changeOwnMedicalNoteEndpoint } from '#contracts/accounts/own-account.ts';
import { readMedicalNoteEndpoint, saveMedicalNoteEndpoint } from '#contracts/players/dashboard.ts';
import {
  type CreateRegistrationRequest,
  createRegistrationPaymentEndpoint,
} from '#contracts/registration/public.ts';
import { medicalNoteDeleteOn } from '#domain/registration/medical-note.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import register from '#functions/create-registration-payment.ts';
import { medicalNotes, outbox, registrations } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { today } from '#tests/helpers/days.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* A registration form that is sent once more, and what it says of a player's health: the note may have been corrected since. */

const office = await signUpUser({ role: 'admin' });

async function send(body: CreateRegistrationRequest) {
  const path = createRegistrationPaymentEndpoint.path;
  expect((await invoke(register, postJson(path, body))).status).toBe(200);
}
const saying = (request: CreateRegistrationRequest, medicalInfo: string | null, change = {}) => ({
  ...request,
  registration: { ...request.registration, players: [playerForm({ medicalInfo })], ...change },
});
/** A family that has registered one player. */
async function registered(medicalInfo: string | null = 'Asthma') {
  const guardian = await signUpUser();
  const request = saying(
    await registrationRequest({ parentEmail: guardian.email, paymentMethod: 'check' }),
    medicalInfo,
  );
  await send(request);
  const id = await playerOf(request);
  return { guardian, request, id };
}
async function playerOf({ idempotencyKey }: CreateRegistrationRequest) {
  const stored = (await registrations().doc(idempotencyKey).get()).data();
  return stored?.players[0]?.profileId ?? '';
}
const noteOf = async (id: string) => (await medicalNotes().doc(id).get()).data();
const subjectsAbout = async (id: string) =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map(
    (doc) => doc.data().subject,
  );
const CHANGED = 'Medical information changed: Zoë Diaz';
const TO_CHECK = 'Medical information to check: Zoë Diaz';

async function seenByOffice(id: string) {
  const path = `${readMedicalNoteEndpoint.path}?${new URLSearchParams({ id })}`;
  const response = await invoke(admin, sentBy(office, get(path)));
  return readMedicalNoteEndpoint.response.parse(await response.json()).seen;
}
const saveByOffice = async (id: string, seen: string | null, text: string) =>
  (await invoke(admin, sentBy(office, postJson(saveMedicalNoteEndpoint.path, { id, seen, text }))))
    .status;

test('a note that is typed anew is another version: the office does not write over it unseen', async () => {
  const { request, id } = await registered();
  const seen = await seenByOffice(id);
  await send(saying(request, 'Asthma, and allergic to nuts'));
  const before = Date.now();
  expect(await saveByOffice(id, seen, 'Asthma, inhaler in the bag')).toBe(409);
  expect(await noteOf(id)).toMatchObject({ text: 'Asthma, and allergic to nuts' });
  expect(await actionsOn(`medicalNotes/${id}`)).toContain('medicalNote.updated');
  expect(await subjectsAbout(id)).toEqual([CHANGED]);
  // And once more, as long as nobody else has touched it: told, too, by the email of the hour or the next one.
  await send(saying(request, 'Asthma, and allergic to nuts and bees'));
  const newest = (await mailsAbout(`profiles/${id}`))
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  expect(Date.parse(newest ?? '')).toBeGreaterThanOrEqual(before);
  expect(await noteOf(id)).toMatchObject({ text: 'Asthma, and allergic to nuts and bees' });
});

test('the same text, or none, changes nothing and tells nobody', async () => {
  const { request, id } = await registered();
  const before = await noteOf(id);
  await send(request);
  await send(saying(request, null));
  expect(await noteOf(id)).toEqual(before);
  expect(await actionsOn(`medicalNotes/${id}`)).toEqual([]);
  expect(await subjectsAbout(id)).toEqual([]);
});

test('typed for the first time when the form is sent again, it is new to the office', async () => {
  const { request, id } = await registered(null);
  const seen = await seenByOffice(id);
  await send(saying(request, 'Asthma'));
  expect(await saveByOffice(id, seen, 'None')).toBe(409);
  expect(await noteOf(id)).toMatchObject({
    text: 'Asthma',
    registrationId: request.idempotencyKey,
    deleteOn: medicalNoteDeleteOn('2026-27 Season', today()),
  });
  expect(await subjectsAbout(id)).toEqual([CHANGED]);
});

test('a note that the office has corrected stays, and the office is asked to look', async () => {
  const { request, id } = await registered();
  expect(await saveByOffice(id, await seenByOffice(id), 'Asthma, EpiPen in the bag')).toBe(200);
  const corrected = await noteOf(id);
  await send(request);
  expect(await noteOf(id)).toEqual(corrected);
  expect(await subjectsAbout(id)).toEqual([TO_CHECK]);
});

test('a note that the guardian has corrected in the account outlives a form with another street', async () => {
  const { guardian, request, id } = await registered();
  const text = 'Asthma, EpiPen since summer';
  const body = postJson(changeOwnMedicalNoteEndpoint.path, { playerId: id, text });
  expect((await invoke(account, sentBy(guardian, body))).status).toBe(200);
  const { updatedAt } = (await noteOf(id)) ?? {};
  const next = {
    ...saying(request, 'Asthma', { address: '14 Court Street' }),
    idempotencyKey: crypto.randomUUID(),
    replaces: [request.idempotencyKey],
  };
  await send(next);
  expect(await playerOf(next)).toBe(id);
  expect(await noteOf(id)).toMatchObject({
    text,
    updatedAt,
    registrationId: next.idempotencyKey,
  });
  expect(await subjectsAbout(id)).toEqual(expect.arrayContaining([TO_CHECK]));
  // Nor does the same form again: the correction is still the newer of the two.
  await send(next);
  expect(await noteOf(id)).toMatchObject({ text });
});

test('in place of a form of before, a note that nobody has corrected is what is typed now', async () => {
  const { request, id } = await registered();
  const next = {
    ...saying(request, 'Peanuts', { address: '14 Court Street' }),
    idempotencyKey: crypto.randomUUID(),
    replaces: [request.idempotencyKey],
  };
  await send(next);
  expect(await noteOf(id)).toMatchObject({ text: 'Peanuts', registrationId: next.idempotencyKey });
  expect(await subjectsAbout(id)).not.toContain(TO_CHECK);
});
