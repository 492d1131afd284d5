import { expect, test } from 'vitest';
import { retryMailEndpoint } from '#contracts/activity/dashboard.ts';
import { changeGuardianEmailEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import activity from '#functions/admin-activity.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { outbox, profiles, registrations } from '#server/gateways/records.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { office, pay, send } from '#tests/helpers/office.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { deliverWithCopies } from '#tests/helpers/signed-copies.ts';

/* Anyone can type anyone's address and any names: what repeats them waits until the address is known. */

async function register(change: Parameters<typeof registrationRequest>[0]) {
  const request = await registrationRequest({
    parentFirstName: 'Call',
    signedName: 'Call Diaz',
    players: [playerForm({ firstName: 'Wire Money Today' })],
    createAccount: false,
    ...change,
  });
  const path = createRegistrationPaymentEndpoint.path;
  const response = await invoke(createRegistrationPayment, postJson(path, request));
  expect(response.status).toBe(200);
  await flush();
  return request;
}
const inAMinute = () => new Date(Date.now() + 60_000);
const arrived = async (to: string, clock?: () => Date) => {
  await deliverWithCopies(clock);
  return stack.mailbox.readMail(to);
};
const copies = async (id: string) =>
  (await outbox().doc(`registration-${id}-waiver-copy`).get()).data();

test('a stranger’s address that has not paid by card is sent nothing at all', async () => {
  const { idempotencyKey, registration } = await register({});
  expect(await arrived(registration.parentEmail)).toEqual([]);
  expect(await copies(idempotencyKey)).toMatchObject({ status: 'held', attempts: 1 });
});

test('by check it is told how to pay and when the documents come, and no name', async () => {
  const { idempotencyKey, registration } = await register({ paymentMethod: 'check' });
  const mails = await arrived(registration.parentEmail);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('how to pay')]);
  const told = JSON.stringify(mails);
  expect(told).toContain('We will send the documents you signed in a separate email.');
  expect(told).not.toMatch(/Call|Wire Money/);

  await pay('registration', idempotencyKey);
  // How soon it is looked at again depends on its age.
  const after = await arrived(registration.parentEmail, inAMinute);
  const copy = after.find(({ subject }) => subject.endsWith('your signed documents'));
  expect(copy?.text).toContain('Wire Money Today Diaz');
  expect(await stack.mailbox.readAttachments(copy?.id ?? '')).toHaveLength(2);
});

test('a verified address has its copy before it pays, which is no receipt', async () => {
  const { email: parentEmail } = await signUpUser();
  await register({ parentEmail });
  const mails = await arrived(parentEmail);
  expect(mails.map(({ text }) => text).join()).toContain('This is not a receipt.');
});

test('Retry, which asks for no code, sends it to no stranger: Email Again does', async () => {
  const { idempotencyKey, registration } = await register({});
  const id = `registration-${idempotencyKey}-waiver-copy`;
  const retry = () => invoke(activity, sentBy(office, postJson(retryMailEndpoint.path, { id })));
  // Not tried yet: that is done now, as it would be in a minute.
  expect((await retry()).status).toBe(200);
  expect(await arrived(registration.parentEmail)).toEqual([]);
  expect(await copies(idempotencyKey)).toMatchObject({ status: 'held', limit: 'known' });
  const refused = await retry();
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Email Again');
  expect(await arrived(registration.parentEmail, inAMinute)).toEqual([]);
  expect(await copies(idempotencyKey)).toMatchObject({ status: 'held', limit: 'known' });
});

test('where the office corrects the address, the copy waits for the right one', async () => {
  const wrong = newAddress('wrong');
  const right = await signUpUser();
  const { idempotencyKey } = await register({ parentEmail: wrong });
  await deliverWithCopies();
  const [player] = (await registrations().doc(idempotencyKey).get()).data()?.players ?? [];
  const id = player?.profileId ?? '';
  const { updatedAt: seen } = (await profiles().doc(id).get()).data() ?? {};
  const change = { id, seen, email: right.email, samePerson: true };
  expect(await send(changeGuardianEmailEndpoint.path, change)).toMatchObject({ status: 200 });
  expect(await copies(idempotencyKey)).toMatchObject({ to: right.email.toLowerCase() });
  const mails = await arrived(right.email.toLowerCase());
  expect(mails.some(({ subject }) => subject.endsWith('your signed documents'))).toBe(true);
  const gone = await arrived(wrong);
  expect(gone.some(({ attachments }) => (attachments ?? []).length > 0)).toBe(false);
});
