import { describe, expect, test } from 'vitest';
import { profiles } from '#server/gateways/records.ts';
import { type AnyEndpoint, ENDPOINTS } from '#tests/helpers/contracts.ts';
import { get, postJson } from '#tests/helpers/functions.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* Walks every endpoint there is, at its address, so that a new one cannot be forgotten. */

const FOR_ADMINS = ENDPOINTS.filter(({ access }) => access === 'admin');
const FOR_USERS = ENDPOINTS.filter(({ access }) => access === 'user');

function call({ method, path }: AnyEndpoint, idToken?: string): Promise<Response> {
  const request = method === 'POST' ? postJson(path, {}) : get(path);
  if (idToken) request.headers.set('authorization', `Bearer ${idToken}`);
  return fetch(request);
}

async function expectStranger(endpoint: AnyEndpoint): Promise<void> {
  const response = await call(endpoint);
  expect(response.status).toBe(401);
  expect(Object.keys(await response.json())).toEqual(['error']);
}

const parent = await signUpUser({ role: 'parent' });
const coach = await signUpUser({ role: 'coach' });
const newcomer = await signUpUser({ role: null });
const unproven = await signUpUser({ role: 'admin', secondFactor: false });

test('what lies below /api/admin is for admins, by its contract', () => {
  expect(FOR_ADMINS.length).toBeGreaterThan(40);
  const below = ENDPOINTS.filter(({ path }) => path.startsWith('/api/admin/'));
  expect(below.filter(({ access }) => access !== 'admin')).toEqual([]);
});

/**
 * What the second factor guards. A contract for admins that does not say whether it needs it does not
 * compile; what changes here is a decision.
 */
const GUARDED = [
  '/api/admin/access/grant',
  '/api/admin/access/replace',
  '/api/admin/access/reset',
  '/api/admin/access/revoke',
  '/api/admin/activity/broken/export',
  '/api/admin/activity/correct-mail',
  '/api/admin/activity/log/export',
  '/api/admin/activity/mail/export',
  '/api/admin/activity/money/export',
  '/api/admin/activity/nightly/export',
  '/api/admin/activity/purges/export',
  '/api/admin/billing/export',
  '/api/admin/books/movements/export',
  '/api/admin/discounts/export',
  '/api/admin/donations/email',
  '/api/admin/donations/export',
  '/api/admin/families/export',
  '/api/admin/gallery/export',
  '/api/admin/messages/delete',
  '/api/admin/messages/email',
  '/api/admin/messages/export',
  '/api/admin/orders/email',
  '/api/admin/orders/export',
  '/api/admin/payments/adjust-bill',
  '/api/admin/payments/cancel-registration',
  '/api/admin/payments/correct',
  '/api/admin/payments/payouts/export',
  '/api/admin/payments/payouts/lines/export',
  '/api/admin/payments/refund',
  '/api/admin/payments/reverse',
  '/api/admin/payments/take-back-adjustment',
  '/api/admin/payments/update-sponsor',
  '/api/admin/players/delete',
  '/api/admin/players/export',
  '/api/admin/players/guardian-email',
  '/api/admin/players/medical',
  '/api/admin/players/medical/delete',
  '/api/admin/players/medical/save',
  '/api/admin/registrations/export',
  '/api/admin/season/invite',
  '/api/admin/signatures/copy',
  '/api/admin/signatures/email',
  '/api/admin/signatures/export',
  '/api/admin/sponsors/export',
  '/api/admin/volunteers/delete',
  '/api/admin/volunteers/email',
  '/api/admin/volunteers/export',
];
/** Words of an address behind which nothing may be without it. */
const SENSITIVE =
  /medical|refund|revers|export|signatures\/|\/(players|messages|volunteers)\/delete$|\/(grant|revoke|reset)$|retention/;

test('the second factor guards medical notes, signed documents, refunds, exports, roles and the deletion of people', () => {
  const guarded = FOR_ADMINS.filter(({ stepUp }) => stepUp).map(({ path }) => path);
  expect(guarded.sort()).toEqual(GUARDED);
  const sensitive = FOR_ADMINS.filter(({ path }) => SENSITIVE.test(path));
  expect(sensitive.filter(({ stepUp }) => stepUp !== true)).toEqual([]);
});

describe.each(FOR_ADMINS.filter(({ stepUp }) => stepUp))('$method $path', (endpoint) => {
  test('refuses an admin who has not passed the second factor, before it looks at the input', async () => {
    const response = await call(endpoint, unproven.idToken);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'second_factor_required' } });
  });
});

describe.each(FOR_ADMINS)('$method $path', (endpoint) => {
  test('refuses a stranger, and tells nothing', () => expectStranger(endpoint));

  test('refuses a parent, a coach and someone without a profile', async () => {
    for (const person of [parent, coach, newcomer]) {
      expect((await call(endpoint, person.idToken)).status).toBe(403);
    }
  });
});

describe.each(FOR_USERS)('$method $path', (endpoint) => {
  test('refuses a stranger, and tells nothing', () => expectStranger(endpoint));
});

test('an admin who was just demoted is refused with the token they still have', async () => {
  const admin = await signUpUser({ role: 'admin' });
  const overview = FOR_ADMINS.find(({ path }) => path === '/api/admin/overview');
  if (!overview) throw new Error('There is no overview');
  expect((await call(overview, admin.idToken)).status).toBe(200);
  await profiles().doc(admin.uid).update({ role: 'parent' });
  for (const endpoint of FOR_ADMINS) {
    expect((await call(endpoint, admin.idToken)).status).toBe(403);
  }
});
