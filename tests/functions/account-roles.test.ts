import { expect, test } from 'vitest';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { auth } from '#server/gateways/auth.ts';
import { profiles } from '#server/gateways/records.ts';
import { flush, get, invoke } from '#tests/helpers/functions.ts';
import { ACCOUNT_FORMS } from '#tests/helpers/public-forms.ts';
import { newAddress, signUpUser } from '#tests/helpers/sign-in.ts';

/* Who the holder of an account is that came along with a form. */

const [register] = ACCOUNT_FORMS.filter(([name]) => name === 'registration').map(
  ([, send]) => send,
);

async function roleOf(email: string) {
  await flush();
  await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
  const { uid } = await auth().getUserByEmail(email);
  return (await profiles().doc(uid).get()).data()?.role;
}

test.each(ACCOUNT_FORMS)('%s: only who registers players is a parent', async (form, send) => {
  const email = newAddress('role');
  expect((await send({ email, createAccount: true })).status).toBe(200);
  expect(await roleOf(email)).toBe(form === 'registration' ? 'parent' : 'supporter');
});

test('a supporter who registers a player is a parent from then on; a coach stays one', async () => {
  const email = newAddress('role');
  const [gift] = ACCOUNT_FORMS.filter(([name]) => name !== 'registration');
  await gift?.[1]({ email, createAccount: true });
  expect(await roleOf(email)).toBe('supporter');
  expect((await register?.({ email }))?.status).toBe(200);
  expect(await roleOf(email)).toBe('parent');
  const coach = await signUpUser({ role: 'coach' });
  expect((await register?.({ email: coach.email }))?.status).toBe(200);
  expect(await roleOf(coach.email)).toBe('coach');
});
