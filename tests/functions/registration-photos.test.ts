import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  cancelOwnRegistrationEndpoint,
  changeOwnPhotoConsentEndpoint,
} from '#contracts/accounts/own-account.ts';
import { savePhotoConsentEndpoint } from '#contracts/players/dashboard.ts';
import { cancelRegistrationEndpoint } from '#contracts/registration/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import accountApi from '#functions/account.ts';
import adminApi from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { auditLog, outbox, profiles, registrations } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { admin, decide, photo, receive } from '#tests/helpers/submissions.ts';

/* The gallery shows a player whose registration is not paid yet; then it is sent again, or given up. */

await stack.seed();
const small = await sharp(photo).resize(40).jpeg().toBuffer();

const send = async (body: object) => {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  expect((await invoke(createRegistrationPayment, request)).status).toBe(200);
};
const zoe = (photoConsent: boolean) => ({ players: [playerForm({ photoConsent })] });

/** A player whom the gallery shows before anything was paid. */
async function registered(change: object = {}) {
  const players = [playerForm({ photoConsent: true }), playerForm({ firstName: 'Leo' })];
  const first = await registrationRequest({ players, paymentMethod: 'check', ...change });
  await send(first);
  const under = profiles().where('registrationId', '==', first.idempotencyKey);
  const people = (await under.get()).docs.map((doc) => doc.data());
  const player = people.find(({ firstName }) => firstName === 'Zoë');
  const sibling = people.find(({ firstName }) => firstName === 'Leo');
  if (!player || !sibling) throw new Error('The registration has two players.');
  await decide(await receive(small, { title: 'Overtime' }), 'approve', { playerIds: [player.id] });
  return { first, player, sibling };
}

/** The same form once more, in place of the one before. */
const again = (before: Awaited<ReturnType<typeof registrationRequest>>, change: object) => ({
  ...before,
  idempotencyKey: crypto.randomUUID(),
  registration: { ...before.registration, ...change },
  replaces: [before.idempotencyKey],
});

const consentOf = async ({ id }: Profile) => (await profiles().doc(id).get()).data()?.photoConsent;
const mailsAbout = async ({ id }: Profile) =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());
const entriesOn = async ({ id }: Profile) =>
  (await auditLog().where('subject', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());

async function expectOnlyMail(player: Profile, subject: string, ...words: string[]) {
  const [mail, ...others] = await mailsAbout(player);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: process.env.OFFICE_EMAIL, subject });
  for (const text of [...words, 'Overtime']) expect(mail?.text).toContain(text);
}

test('sent again without the consent withdraws it: the office is mailed what is public', async () => {
  const { first, player } = await registered();
  const second = again(first, { ...zoe(true), city: 'Naples' });
  await send(second);
  expect(await entriesOn(player)).toEqual([]);

  const third = again(second, zoe(false));
  await send(third);
  await send(third);
  const after = (await profiles().doc(player.id).get()).data();
  expect(after?.photoConsent).toBe(false);
  const told = 'Ana Diaz withdrew the photo consent for Zoë Diaz.';
  await expectOnlyMail(player, 'Photo consent withdrawn: Zoë Diaz', told);
  expect(await entriesOn(player)).toMatchObject([
    {
      action: 'photoConsent.withdrawn',
      actorName: 'Ana Diaz',
      changes: [{ field: 'photoConsent', before: 'true', after: 'false' }],
    },
  ]);
});

test('withdrawn since, the consent does not come back with a form that said yes before', async () => {
  const guardian = await signUpUser();
  const { first, player } = await registered({ parentEmail: guardian.email });
  const withdrawal = { playerId: player.id, photoConsent: false };
  const request = postJson(changeOwnPhotoConsentEndpoint.path, withdrawal);
  expect((await invoke(accountApi, sentBy(guardian, request))).status).toBe(200);
  const second = again(first, { ...zoe(true), city: 'Naples' });
  await send(second);
  expect(await consentOf(player)).toBe(false);
  const third = again(second, { city: 'Fort Myers' });
  await send(third);
  expect(await consentOf(player)).toBe(false);
  expect((await entriesOn(player)).map(({ action }) => action)).toEqual(['photoConsent.withdrawn']);

  // What the form did not say before is news.
  const fourth = again(third, zoe(false));
  await send(fourth);
  expect(await consentOf(player)).toBe(false);
  await send(again(fourth, zoe(true)));
  expect(await consentOf(player)).toBe(true);
});

/** The office withdraws the consent of a player, as it was asked to on the phone. */
async function withdrawInOffice({ id, updatedAt: seen }: Profile) {
  const request = postJson(savePhotoConsentEndpoint.path, { id, seen, photoConsent: false });
  expect((await invoke(adminApi, sentBy(admin, request))).status).toBe(200);
}

test('nor what the office has withdrawn', async () => {
  const { first, player } = await registered();
  await withdrawInOffice(player);
  await send(again(first, { ...zoe(true), city: 'Naples' }));
  expect(await consentOf(player)).toBe(false);
  expect((await entriesOn(player)).map(({ action }) => action)).toEqual(['photoConsent.withdrawn']);
});

test('nor with a form in which the parent corrects the email address', async () => {
  const players = [playerForm({ photoConsent: true }), playerForm({ firstName: 'Leo' })];
  const { first, player } = await registered();
  await withdrawInOffice(player);
  const second = again(first, { players, parentEmail: newAddress('corrected') });
  await send(second);
  const consents = async (id: string) =>
    (await profiles().where('registrationId', '==', id).get()).docs
      .map((doc) => doc.data())
      .map(({ firstName, photoConsent }) => [firstName, photoConsent]);
  const none = expect.arrayContaining([
    ['Zoë', false],
    ['Leo', false],
  ]);
  expect(await consents(second.idempotencyKey)).toEqual(none);
  const third = again(second, { city: 'Naples' });
  await send(third);
  expect(await consents(third.idempotencyKey)).toEqual(none);
});

test('canceled by its family, the office is mailed which photos still show the player', async () => {
  const guardian = await signUpUser();
  const { first, player, sibling } = await registered({ parentEmail: guardian.email });
  const { idempotencyKey: id } = first;
  const request = postJson(cancelOwnRegistrationEndpoint.path, { id });
  expect((await invoke(accountApi, sentBy(guardian, request))).status).toBe(200);
  const told = 'Ana Diaz canceled the registration of Zoë Diaz, which deleted the player.';
  await expectOnlyMail(player, 'A deleted player is still in the gallery: Zoë Diaz', told);
  expect(await mailsAbout(sibling)).toEqual([]);
});

test('canceled by the office, the email says by whom', async () => {
  const { first, player } = await registered();
  const { idempotencyKey: id } = first;
  const seen = (await registrations().doc(id).get()).data()?.updatedAt;
  const request = postJson(cancelRegistrationEndpoint.path, { id, seen });
  expect((await invoke(adminPayments, sentBy(admin, request))).status).toBe(200);
  const told = 'Robin Doe canceled the registration of Zoë Diaz';
  await expectOnlyMail(player, 'A deleted player is still in the gallery: Zoë Diaz', told);
});

test('sent again without the player, the email goes out as well', async () => {
  const { first, player, sibling } = await registered();
  await send(again(first, { players: [playerForm({ firstName: 'Leo' })] }));
  expect((await profiles().doc(player.id).get()).exists).toBe(false);
  const told = 'Ana Diaz sent the registration again without Zoë Diaz, which deleted the player.';
  await expectOnlyMail(player, 'A deleted player is still in the gallery: Zoë Diaz', told);
  expect(await mailsAbout(sibling)).toEqual([]);
});
