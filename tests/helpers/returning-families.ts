import { expect } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  startSeasonEndpoint,
} from '#contracts/seasons/dashboard.ts';
import {
  inviteFamiliesEndpoint,
  listReturningEndpoint,
  type ReturningFamilies,
} from '#contracts/seasons/families.ts';
import { answerInvitationEndpoint, readInvitationEndpoint } from '#contracts/seasons/public.ts';
import api from '#functions/api.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { outbox, profiles, registrations, seasons } from '#server/gateways/records.ts';
import { cancelRegistration } from '#server/use-cases/registration/cancel-registration.ts';
import { invoke, postJson, stack } from './functions.ts';
import { ask, mailsTo, pay, send } from './office.ts';
import { publishFields } from './publish-content.ts';
import { playerForm, registrationRequest } from './registrations.ts';
import { newAddress, signUpUser } from './sign-in.ts';

/* Families of a season that is over, for tests of functions. */

export const FROM = '2026-27 Season';
export const TO = '2027-28 Season';
export const MEDICAL = 'Asthma: inhaler in the bag';
export const publish = (seasonName: string) =>
  publishFields(stack.content.url, 'siteSettings', { seasonName });

type Request = Awaited<ReturnType<typeof registrationRequest>>;
export async function register(request: Request, status = 200) {
  const path = createRegistrationPaymentEndpoint.path;
  const answer = await invoke(createRegistrationPayment, postJson(path, request));
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(status);
  return body as { number: string; error?: { code: string; message: string } };
}
export const stored = async (id: string) => (await registrations().doc(id).get()).data();
export const playersOf = async (email: string) =>
  (await profiles().where('email', '==', email).get()).docs
    .map((doc) => doc.data())
    .filter(({ userId }) => userId === null);

/**
 * A family that registered Zoë and Leo for the old season, by check.
 * @param given.paid whether it came
 * @param given.verified whether it has an account, with its address verified
 */
export async function oldFamily({ paid = true, verified = true } = {}) {
  const email = newAddress();
  const leo = playerForm({ firstName: 'Leo', age: 16, grade: 11 });
  const request = await registrationRequest({
    parentEmail: email,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
    players: [playerForm({ medicalInfo: MEDICAL }), leo],
  });
  await register(request);
  if (paid) await pay('registration', request.idempotencyKey);
  if (verified) await signUpUser({ email });
  return { email, request };
}

export async function list(): Promise<ReturningFamilies> {
  const { status, body } = await ask(listReturningEndpoint.path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as ReturningFamilies;
}
export const standingOf = async (email: string) =>
  (await list()).families.find((family) => family.email === email)?.standing;
const openSeason = async () => {
  const { docs } = await seasons().where('finishedAt', '==', null).get();
  const change = docs[0]?.data();
  if (!change) throw new Error('No change of seasons is in progress.');
  return change;
};
export const invite = async (emails: string[], reminder = false) =>
  send(inviteFamiliesEndpoint.path, { id: (await openSeason()).id, emails, reminder });
export const invitationOf = async (email: string, which = 0) => {
  const mails = (await mailsTo(email)).filter(({ id }) => id.startsWith('season-'));
  return mails.sort((a, b) => a.id.length - b.id.length)[which];
};
export const codeIn = (text = '') => /#family=(\S+)/.exec(text)?.[1] ?? '';
export async function codeOf(email: string) {
  const code = codeIn((await invitationOf(email))?.text);
  expect(code).not.toBe('');
  return code;
}
export async function read(code: string) {
  const answer = await invoke(api, postJson(readInvitationEndpoint.path, { code }));
  return { status: answer.status, body: await answer.json() };
}
export const answer = (code: string, comingBack: boolean) =>
  invoke(api, postJson(answerInvitationEndpoint.path, { code, comingBack }));

/** The same family's form for the new season, as the page sends it with the link's code. */
export async function again(
  email: string,
  invitation: string,
  change: Partial<Request['registration']> = {},
) {
  const request = await registrationRequest({
    parentEmail: email,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
    players: [playerForm({ age: 15, grade: 10 })],
    ...change,
  });
  return { ...request, invitation };
}

/** Begins the change and makes past players of all who are registered for the old season. */
export async function archivePlayers() {
  await send(startSeasonEndpoint.path, { from: FROM });
  const { id, updatedAt } = await openSeason();
  const { body } = await ask(checkSeasonEndpoint.path, { before: '2026-01-01' });
  const { players } = body as { players: { leaving: number } };
  const wanted = { id, seen: updatedAt, count: players.leaving };
  expect((await send(archivePlayersEndpoint.path, wanted)).status).toBe(200);
}

/** The office cancels a registration. */
export const cancel = (id: string) =>
  cancelRegistration(id, {
    by: 'office',
    now: new Date(),
    allow: (found) => found ?? (Promise.reject(new Error()) as never),
  });

/** What the guardian is emailed of a canceled registration. */
export const toldOf = async (id: string) =>
  (await outbox().doc(`registration-${id}-cancelled`).get()).data()?.text;
