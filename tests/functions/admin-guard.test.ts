import { describe, expect, test } from 'vitest';
import admin from '#functions/admin.ts';
import adminActivity from '#functions/admin-activity.ts';
import adminPayments from '#functions/admin-payments.ts';
import { profiles } from '#server/gateways/records.ts';
import { ADMIN_ROUTES } from '#server/http/admin-api.ts';
import { activityRoutes } from '#server/routes/admin/activity.ts';
import { paymentsRoutes } from '#server/routes/admin/payments.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';

/* Walks every endpoint of the dashboard, so that a new one cannot be forgotten. */

type Route = (typeof ADMIN_ROUTES)[number]['endpoint'];
const ROUTES: readonly Route[] = [...ADMIN_ROUTES, ...activityRoutes, ...paymentsRoutes].map(
  ({ endpoint }) => endpoint,
);

function call({ method, path }: Route, idToken?: string): Promise<Response> {
  const request = method === 'POST' ? postJson(path, {}) : get(path);
  if (idToken) request.headers.set('authorization', `Bearer ${idToken}`);
  const [, , , part] = path.split('/');
  const own = { activity: adminActivity, payments: adminPayments }[part ?? ''];
  return invoke(own ?? admin, request);
}

const parent = await signUpUser({ role: 'parent' });
const coach = await signUpUser({ role: 'coach' });
const newcomer = await signUpUser({ role: null });

describe.each(ROUTES)('$method $path', (route) => {
  test('is for admins by its contract, and below /api/admin', () => {
    expect(route.access).toBe('admin');
    expect(route.path).toMatch(/^\/api\/admin\//);
  });

  test('refuses a stranger, and tells nothing', async () => {
    const response = await call(route);
    expect(response.status).toBe(401);
    expect(Object.keys(await response.json())).toEqual(['error']);
  });

  test('refuses a parent, a coach and someone without a profile', async () => {
    for (const person of [parent, coach, newcomer]) {
      expect((await call(route, person.idToken)).status).toBe(403);
    }
  });
});

test('an admin who was just demoted is refused with the token they still have', async () => {
  const admin = await signUpUser({ role: 'admin' });
  const overview = ROUTES.find(({ path }) => path === '/api/admin/overview');
  if (!overview) throw new Error('There is no overview');
  expect((await call(overview, admin.idToken)).status).toBe(200);
  await profiles().doc(admin.uid).update({ role: 'parent' });
  for (const route of ROUTES) expect((await call(route, admin.idToken)).status).toBe(403);
});
