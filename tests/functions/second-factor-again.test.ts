import { expect, test } from 'vitest';
import {
  beginEnrollmentEndpoint,
  confirmEnrollmentEndpoint,
  getSecondFactorEndpoint,
  passSecondFactorEndpoint,
} from '#contracts/access/dashboard.ts';
import access from '#functions/admin-access.ts';
import { secondFactors } from '#server/gateways/records.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { codeOf, setUpFactor } from '#tests/helpers/second-factor.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { messages } from '#words/office/refusals/access.ts';

/* A phone that is connected a second time, since the answer to the first was lost on its way. */

await stack.seed();

async function post(user: TestUser, path: string, body: object = {}) {
  const response = await invoke(access, sentBy(user, postJson(path, body)));
  return { status: response.status, body: await response.json() };
}

const confirm = (user: TestUser, code: string) =>
  post(user, confirmEnrollmentEndpoint.path, { code });

const codesOf = ({ body }: { body: unknown }) =>
  confirmEnrollmentEndpoint.response.parse(body).recoveryCodes;

const stateOf = async (user: TestUser) =>
  getSecondFactorEndpoint.response.parse(
    await (await invoke(access, sentBy(user, get(getSecondFactorEndpoint.path)))).json(),
  );

/** An admin whose phone was just connected. */
async function connected() {
  const user = await signUpUser({ role: 'admin', secondFactor: false });
  await setUpFactor(user.uid, { secret: null, enrolledAt: null });
  const begun = await post(user, beginEnrollmentEndpoint.path);
  const { secret } = beginEnrollmentEndpoint.response.parse(begun.body);
  const code = codeOf(secret);
  const first = codesOf(await confirm(user, code));
  return { user, secret, code, first };
}

test('the next code gives other recovery codes that work, in place of those nobody saw', async () => {
  const { user, secret, first } = await connected();
  const { enrolledAt } = await stateOf(user);
  const second = codesOf(await confirm(user, codeOf(secret, 1)));
  expect(new Set([...first, ...second]).size).toBe(20);
  expect(await stateOf(user)).toMatchObject({ enrolledAt, recoveryCodesLeft: 10 });
  const [lost = '', shown = ''] = [first[0], second[0]];
  expect(await post(user, passSecondFactorEndpoint.path, { code: lost })).toMatchObject({
    status: 422,
  });
  expect(await post(user, passSecondFactorEndpoint.path, { code: shown })).toMatchObject({
    body: { recoveryCodesLeft: 9 },
  });
});

test('a code that was taken gives none: who has seen it typed may be somebody else', async () => {
  const { user, secret, code, first } = await connected();
  const used = { status: 422, body: { error: { message: messages.usedCode } } };
  expect(await confirm(user, code)).toMatchObject(used);
  const next = codeOf(secret, 1);
  const passed = await post(user, passSecondFactorEndpoint.path, { code: next });
  expect(passed).toMatchObject({ status: 200 });
  expect(await confirm(user, code)).toMatchObject(used);
  expect(await confirm(user, next)).toMatchObject(used);
  expect(await post(user, passSecondFactorEndpoint.path, { code: next })).toMatchObject(used);
  const [kept = ''] = first;
  expect(await post(user, passSecondFactorEndpoint.path, { code: kept })).toMatchObject({
    body: { recoveryCodesLeft: 9 },
  });
});

test('another sign-in gets none, nor does the same one some minutes later', async () => {
  const { user, secret } = await connected();
  const doc = secondFactors().doc(user.uid);
  const stored = (await doc.get()).data();
  if (!stored?.enrolledAt) throw new Error('No phone is connected.');
  const signedInAt = '2026-01-01T00:00:00.000Z';
  await doc.set({ ...stored, pending: stored.pending && { ...stored.pending, signedInAt } });
  expect(await confirm(user, codeOf(secret))).toMatchObject({ status: 409 });

  const earlier = new Date(Date.parse(stored.enrolledAt) - 5 * 60_000).toISOString();
  const pending = stored.pending && { ...stored.pending, at: earlier };
  await doc.set({ ...stored, enrolledAt: earlier, pending });
  expect(await confirm(user, codeOf(secret))).toMatchObject({ status: 409 });
  expect(await stateOf(user)).toMatchObject({ recoveryCodesLeft: 10 });
});

test('after five wrong codes even the right one gets none', async () => {
  const { user, secret } = await connected();
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await confirm(user, codeOf(secret, 9))).toMatchObject({ status: 422 });
  }
  expect(await confirm(user, codeOf(secret))).toMatchObject({ status: 429 });
});
