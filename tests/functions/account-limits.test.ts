import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changeOwnMedicalNoteEndpoint,
  changeOwnPhotoConsentEndpoint,
} from '#contracts/accounts/own-account.ts';
import { saveOwnProfileEndpoint } from '#contracts/accounts/session.ts';
import account from '#functions/account.ts';
import { outbox, profiles } from '#server/gateways/records.ts';
import { changeOwnMedicalNote } from '#server/use-cases/accounts/own-player.ts';
import { consumeLimit } from '#server/use-cases/limits/consume-limit.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { flush, invoke, postJson } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';

/* As in production: read once, by the first function that is called. */
Object.assign(process.env, { LIMIT_FACTOR: '1' });

const form = {
  firstName: 'Ana',
  lastName: 'Diaz',
  dateOfBirth: '1990-05-01',
  phone: null,
  role: 'member',
};
async function save({ idToken }: TestUser, ip: string): Promise<number> {
  const request = sentBy({ idToken }, postJson(saveOwnProfileEndpoint.path, form));
  return (await invoke(account, request, { ip })).status;
}

// The clock stands still for the limits; a token of now is still good.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

test('an account saves its profile ten times in ten minutes, wherever from', async () => {
  const user = await signUpUser({ role: null });
  const answers: number[] = [];
  for (let turn = 0; turn < 11; turn += 1) answers.push(await save(user, `198.51.100.${turn}`));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a script makes no more profiles than a gym full of families', async () => {
  const ip = '203.0.113.7';
  const late = await signUpUser({ role: null });
  const now = new Date();
  for (let turn = 0; turn < 30; turn += 1) await consumeLimit('account', { ip, now });
  expect(await save(late, ip)).toBe(429);
  expect((await profiles().doc(late.uid).get()).exists).toBe(false);
  expect(await save(late, '203.0.113.8')).toBe(200);
});

test('a guardian changes a player’s medical notes and photo consent ten times in ten minutes', async () => {
  const guardian = await signUpUser();
  const player = await addPlayer({ email: guardian.email, photoConsent: true });
  const own = async (path: string, body: object, turn: number) => {
    const request = sentBy(guardian, postJson(path, { playerId: player.id, ...body }));
    return (await invoke(account, request, { ip: `198.51.100.${turn}` })).status;
  };
  const answers: number[] = [];
  for (let turn = 0; turn < 10; turn += 2) {
    const note = { text: `Asthma, ${turn}` };
    answers.push(await own(changeOwnMedicalNoteEndpoint.path, note, turn));
    const consent = { photoConsent: turn % 4 === 2 };
    answers.push(await own(changeOwnPhotoConsentEndpoint.path, consent, turn + 1));
  }
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await own(changeOwnMedicalNoteEndpoint.path, { text: 'None' }, 10)).toBe(429);
  expect(await own(changeOwnPhotoConsentEndpoint.path, { photoConsent: true }, 11)).toBe(429);
});

test('the office is emailed once an hour of a player’s medical notes, and last of what stands', async () => {
  const guardian = await signUpUser();
  const player = await addPlayer({ email: guardian.email });
  const write = async (text: string | null) => {
    const request = postJson(changeOwnMedicalNoteEndpoint.path, { playerId: player.id, text });
    expect((await invoke(account, sentBy(guardian, request))).status).toBe(200);
    await flush();
  };
  /** Those that have gone, and those that wait, from the first to the last that is due. */
  const mails = async () => {
    const { docs } = await outbox().where('about', '==', `profiles/${player.id}`).get();
    return docs
      .map((doc) => doc.data())
      .sort((a, b) => a.nextAttemptAt.localeCompare(b.nextAttemptAt))
      .map(({ status, subject }) => `${status}: ${/changed|deleted/.exec(subject)}`);
  };
  const hour = 60 * 60_000;
  vi.setSystemTime(Math.ceil(Date.now() / hour) * hour);
  await write('Asthma');
  expect(await mails()).toEqual(['sent: changed']);
  for (const text of ['Asthma: inhaler', null]) await write(text);
  expect(await mails()).toEqual(['sent: changed', 'pending: deleted']);
  // It was a slip: whoever reads the emails must not take the note for deleted.
  await write('Asthma: inhaler in the bag');
  expect(await mails()).toEqual(['sent: changed', 'pending: changed']);
  await deliverOutbox();
  expect(await mails()).toEqual(['sent: changed', 'pending: changed']);
  vi.setSystemTime(Date.now() + hour);
  await deliverOutbox();
  expect(await mails()).toEqual(['sent: changed', 'sent: changed']);
  // What is news in that hour waits for the next. The token of before is too old by now.
  const { uid, email } = guardian;
  const later = { uid, email, emailVerified: true, signedInAt: '', profile: null };
  await changeOwnMedicalNote({ playerId: player.id, text: null }, later, new Date());
  expect(await mails()).toEqual(['sent: changed', 'sent: changed', 'pending: deleted']);
});
