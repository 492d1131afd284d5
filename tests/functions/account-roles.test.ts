import { expect, test } from 'vitest';
import { savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import admin from '#functions/admin.ts';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { auth } from '#server/gateways/auth.ts';
import { profiles } from '#server/gateways/records.ts';
import { flush, get, invoke, postJson } from '#tests/helpers/functions.ts';
import { ACCOUNT_FORMS } from '#tests/helpers/public-forms.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* Who the holder of an account is that came along with a form. */

const formOf = (kind: string) => ACCOUNT_FORMS.find(([name]) => name === kind)?.[1];
const register = formOf('registration');
const gift = formOf('gift');

async function profileOf(email: string) {
  await flush();
  await invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
  const { uid } = await auth().getUserByEmail(email);
  return (await profiles().doc(uid).get()).data() as Profile;
}

const roleOf = async (email: string) => (await profileOf(email)).role;

test.each(ACCOUNT_FORMS)('%s: only who registers players is a parent', async (form, send) => {
  const email = newAddress('role');
  expect((await send({ email, createAccount: true })).status).toBe(200);
  expect(await roleOf(email)).toBe(form === 'registration' ? 'parent' : 'supporter');
});

test('a supporter who registers a player is a parent from then on; a coach stays one', async () => {
  const email = newAddress('role');
  await gift?.({ email, createAccount: true });
  expect(await roleOf(email)).toBe('supporter');
  expect((await register?.({ email }))?.status).toBe(200);
  expect(await roleOf(email)).toBe('parent');
  const coach = await signUpUser({ role: 'coach' });
  expect((await register?.({ email: coach.email }))?.status).toBe(200);
  expect(await roleOf(coach.email)).toBe('coach');
});

test('the office corrects a supporter’s phone and keeps the role; it makes nobody else one', async () => {
  const office = await signUpUser({ role: 'admin' });
  const save = (profile: Profile, change: object) =>
    invoke(
      admin,
      sentBy(
        office,
        postJson(savePlayerEndpoint.path, {
          id: profile.id,
          seen: profile.updatedAt,
          player: { ...profile, ...change },
        }),
      ),
    );
  const email = newAddress('role');
  await gift?.({ email, createAccount: true });
  const supporter = await profileOf(email);
  expect((await save(supporter, { phone: '941-555-0199' })).status).toBe(200);
  const saved = await profileOf(email);
  expect(saved).toMatchObject({ role: 'supporter', phone: '941-555-0199' });
  expect((await save(saved, { role: 'parent' })).status).toBe(200);
  const parent = await profileOf(email);
  expect(parent.role).toBe('parent');
  const refused = await save(parent, { role: 'supporter' });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toContain('player.role');
});
