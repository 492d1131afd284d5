import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveOwnProfileEndpoint } from '#contracts/accounts/session.ts';
import account from '#functions/account.ts';
import { profiles } from '#server/gateways/records.ts';
import { consumeLimit } from '#server/use-cases/limits/consume-limit.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
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
