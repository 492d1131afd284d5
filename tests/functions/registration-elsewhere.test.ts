import { describe, expect, test } from 'vitest';
import { exportAccountEndpoint } from '#contracts/accounts/own-account.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import account from '#functions/account.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { medicalNotes, outbox, profiles, registrations } from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';

/*
 * A form that names the key of an earlier one and another email address: a parent who corrects a typing
 * error, the next family on a shared tablet, or somebody who should not have the key.
 */

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
type Request = Awaited<ReturnType<typeof registrationRequest>>;
const zoe = playerForm({ medicalInfo: 'Asthma' });
const leo = playerForm({ firstName: 'Leo', age: 16, grade: 11 });

async function register(body: object) {
  const path = createRegistrationPaymentEndpoint.path;
  const response = await invoke(createRegistrationPayment, postJson(path, body));
  expect(response.status).toBe(200);
  return createRegistrationPaymentEndpoint.response.parse(await response.json());
}
/** The same form once more, under another address. */
function elsewhere(before: Request, change: Partial<Request['registration']> = {}) {
  const parentEmail = newAddress('elsewhere');
  return {
    ...before,
    registration: { ...before.registration, parentEmail, ...change },
    idempotencyKey: crypto.randomUUID(),
    replaces: [before.idempotencyKey],
  };
}
const stored = async (id: string) => (await registrations().doc(id).get()).data();
const playersOf = async (id: string) => (await stored(id))?.players ?? [];
const mailsAbout = async (id: string) =>
  (await outbox().where('about', '==', `registrations/${id}`).get()).docs.map((doc) => doc.data());

describe('the same child', () => {
  test('the earlier one is canceled; its note and profile are not handed on', async () => {
    const first = await registrationRequest({ players: [zoe] });
    await register(first);
    const [before] = await playersOf(first.idempotencyKey);
    const id = before?.profileId ?? '';
    await profiles().doc(id).update({ teamName: 'U15' });
    const second = elsewhere(first, { players: [playerForm()] });
    await register(second);

    const { replacedBy } = (await stored(first.idempotencyKey))?.cancelled ?? {};
    expect(replacedBy).toBe(second.idempotencyKey);
    const [after] = await playersOf(second.idempotencyKey);
    expect(after?.profileId).not.toBe(id);
    expect((await profiles().doc(id).get()).exists).toBe(false);
    const profile = (
      await profiles()
        .doc(after?.profileId ?? '')
        .get()
    ).data();
    expect(profile).toMatchObject({ email: second.registration.parentEmail, teamName: null });
    for (const each of [id, after?.profileId ?? '']) {
      expect((await medicalNotes().doc(each).get()).exists).toBe(false);
    }
  });

  test.each([
    { medicalInfo: null, isTold: true },
    { medicalInfo: 'Peanuts', isTold: false },
  ])(
    'the office hears that notes were deleted where the form has none: $medicalInfo',
    async (one) => {
      const first = await registrationRequest({ players: [zoe, leo] });
      await register(first);
      const players = [leo, playerForm({ medicalInfo: one.medicalInfo })];
      const second = elsewhere(first, { players });
      await register(second);
      const [{ profileId: other = '' } = {}, { profileId: id = '' } = {}] = await playersOf(
        second.idempotencyKey,
      );
      const toldOf = async (player: string) =>
        (await outbox().where('about', '==', `profiles/${player}`).get()).docs.map((doc) =>
          doc.data(),
        );
      const told = await toldOf(id);
      expect(told.map(({ to, subject }) => [to, subject])).toEqual(
        one.isTold ? [[process.env.OFFICE_EMAIL, 'Medical information to check: Zoë Diaz']] : [],
      );
      expect(told.map(({ text }) => text).join()).not.toContain('Asthma');
      expect(await toldOf(other)).toEqual([]);
    },
  );

  test('the earlier address is emailed, and told nothing of the new form', async () => {
    const first = await registrationRequest({ players: [zoe], paymentMethod: 'check' });
    const { number } = await register(first);
    const second = elsewhere(first, { parentFirstName: 'Vera', signedName: 'Vera Diaz' });
    const { number: newNumber } = await register(second);
    await flush();
    await deliverOutbox();
    const mails = await stack.mailbox.readMail(first.registration.parentEmail);
    const told = mails.filter(({ subject }) => subject === `Registration ${number} is canceled`);
    expect(told).toHaveLength(1);
    const text = told[0]?.text ?? '';
    expect(text).toContain('The form was sent again with another email address.');
    expect(text).toContain('reply to this email');
    const { parentEmail } = second.registration;
    for (const secret of [parentEmail, newNumber, 'Vera', 'Zoë', second.idempotencyKey]) {
      expect(text).not.toContain(secret);
    }
  });

  test('one with another child in it stays as it is, and so does its child', async () => {
    const first = await registrationRequest({ players: [zoe, leo] });
    await register(first);
    await register(elsewhere(first, { players: [zoe] }));
    expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
    const both = elsewhere(first, { players: [zoe, leo, playerForm({ firstName: 'Mia' })] });
    await register(both);
    expect((await stored(first.idempotencyKey))?.cancelled?.by).toBe('replaced');
  });
});

test('the next family on a shared tablet cancels nothing, and nobody is emailed of it', async () => {
  const first = await registrationRequest({ players: [zoe] });
  await register(first);
  const before = await mailsAbout(first.idempotencyKey);
  await register(elsewhere(first, { players: [leo] }));
  expect((await stored(first.idempotencyKey))?.cancelled).toBeUndefined();
  expect(await mailsAbout(first.idempotencyKey)).toHaveLength(before.length);
  const [player] = await playersOf(first.idempotencyKey);
  expect(
    (
      await profiles()
        .doc(player?.profileId ?? '')
        .get()
    ).exists,
  ).toBe(true);
});

test('an address that was corrected has nothing of the family, and no key to what took its place', async () => {
  const wrong = await signUpUser();
  const fileOf = async () =>
    (await invoke(account, sentBy(wrong, get(exportAccountEndpoint.path)))).text();
  const first = await registrationRequest({ players: [zoe], parentEmail: wrong.email });
  await register(first);
  const changed = elsewhere(first, { parentEmail: wrong.email, city: 'Naples' });
  await register(changed);
  // What the family itself has sent again is theirs: so is what it signed before.
  const { signatures, registrations: sent, bills } = JSON.parse(await fileOf());
  expect(sent).toHaveLength(2);
  expect(bills).toHaveLength(2);
  expect(signatures.length).toBeGreaterThan(1);
  const right = elsewhere(changed);
  await register(right);
  const file = await fileOf();
  expect(JSON.parse(file)).toMatchObject({ registrations: [], bills: [], signatures: [] });
  const { address, parentPhone } = first.registration;
  for (const theirs of ['Zoë', address, parentPhone, right.idempotencyKey]) {
    expect(file).not.toContain(theirs);
  }
  // Nor does the key of the canceled one lead there.
  await register(elsewhere(changed));
  expect((await stored(right.idempotencyKey))?.cancelled).toBeUndefined();
});

test('a second correction, and one from a tab that missed the first: one stands', async () => {
  const first = await registrationRequest({ players: [zoe] });
  await register(first);
  const second = elsewhere(first);
  await register(second);
  const { parentEmail } = second.registration;
  const third = elsewhere(first, { parentEmail, city: 'Naples' });
  await register(third);
  expect((await stored(second.idempotencyKey))?.cancelled?.replacedBy).toBe(third.idempotencyKey);
  expect((await stored(third.idempotencyKey))?.cancelled).toBeUndefined();
});
