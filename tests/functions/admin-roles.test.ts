import { describe, expect, test } from 'vitest';
import {
  grantAdminEndpoint,
  listAdminsEndpoint,
  resetSecondFactorEndpoint,
  revokeAdminEndpoint,
} from '#contracts/access/dashboard.ts';
import { getOwnAccountEndpoint, signOutEverywhereEndpoint } from '#contracts/accounts/session.ts';
import { listAuditLogEndpoint } from '#contracts/activity/dashboard.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { listPlayersEndpoint, readEmergencySheetEndpoint } from '#contracts/players/dashboard.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import access from '#functions/admin-access.ts';
import adminActivity from '#functions/admin-activity.ts';
import { auth } from '#server/gateways/auth.ts';
import { auditLog, profiles, secondFactors } from '#server/gateways/records.ts';
import { revokeAdmin as revoke } from '#server/use-cases/access/revoke-admin.ts';
import { setAdminPassword } from '#server/use-cases/access/set-admin-password.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import {
  newAddress,
  readIdToken,
  sentBy,
  signUpUser,
  type TestUser,
} from '#tests/helpers/sign-in.ts';

/* Who is an administrator: grants, revocations, and what every one of them is told. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

async function post(user: TestUser, path: string, body: object) {
  const response = await invoke(access, sentBy(user, postJson(path, body)));
  await flush();
  return { status: response.status, body: await response.json() };
}

const roleOf = async (uid: string) => (await profiles().doc(uid).get()).data()?.role;
const subjectsTo = async (email: string) =>
  (await stack.mailbox.readMail(email)).map(({ subject }) => subject);
const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs.map((doc) => doc.data());
/** Makes everyone else a parent, to see what happens to the last one. */
async function demoteAllBut(...uids: string[]) {
  const { docs } = await profiles().where('role', '==', 'admin').get();
  const others = docs.filter(({ id }) => !uids.includes(id));
  await Promise.all(others.map((doc) => doc.ref.update({ role: 'parent' })));
}

describe('roles', () => {
  test('an admin makes another one: it counts at once, is logged, and all are mailed', async () => {
    const parent = await signUpUser({ role: 'parent' });
    const before = await invoke(admin, sentBy(parent, get(readOverviewEndpoint.path)));
    expect(before.status).toBe(403);
    const granted = await post(office, grantAdminEndpoint.path, {
      email: parent.email.toUpperCase(),
    });
    expect(granted).toEqual({ status: 200, body: { done: true } });
    expect((await invoke(admin, sentBy(parent, get(readOverviewEndpoint.path)))).status).toBe(200);
    expect(await entriesOn(`profiles/${parent.uid}`)).toMatchObject([
      { action: 'profile.madeAdmin', actorId: office.uid },
    ]);
    expect(await subjectsTo(parent.email)).toEqual(['You are now an administrator']);
    for (const email of [office.email, 'admin@courtside.test']) {
      expect(await subjectsTo(email)).toContain('There is a new administrator');
    }
    const list = await invoke(access, sentBy(office, get(listAdminsEndpoint.path)));
    const { admins } = listAdminsEndpoint.response.parse(await list.json());
    expect(admins.find(({ uid }) => uid === parent.uid)).toMatchObject({
      email: parent.email,
      passwordSet: false,
      enrolledAt: null,
    });
    expect(admins.find(({ uid }) => uid === office.uid)).toMatchObject({ passwordSet: true });
  });

  test('nobody is made one who has no account, or whose address is not verified', async () => {
    const unverified = await signUpUser({ verified: false });
    expect(await post(office, grantAdminEndpoint.path, { email: unverified.email })).toMatchObject({
      status: 403,
    });
    const nobody = { email: 'nobody@example.com' };
    expect(await post(office, grantAdminEndpoint.path, nobody)).toMatchObject({ status: 404 });
    expect(await post(office, grantAdminEndpoint.path, { email: 'x' })).toMatchObject({
      status: 422,
    });
    expect(await roleOf(unverified.uid)).toBe('parent');
  });

  test('an admin takes it from another one: at once, with the second factor, logged, mailed', async () => {
    const other = await signUpUser({ role: 'admin' });
    expect(await post(office, revokeAdminEndpoint.path, { uid: other.uid })).toMatchObject({
      status: 200,
    });
    expect((await invoke(admin, sentBy(other, get(readOverviewEndpoint.path)))).status).toBe(403);
    expect((await secondFactors().doc(other.uid).get()).exists).toBe(false);
    expect(await entriesOn(`profiles/${other.uid}`)).toMatchObject([
      { action: 'profile.adminRevoked', actorId: office.uid },
    ]);
    expect(await subjectsTo(other.email)).toEqual(['You are no longer an administrator']);
    expect(await subjectsTo(office.email)).toContain('An administrator was removed');
    expect(await post(office, revokeAdminEndpoint.path, { uid: other.uid })).toMatchObject({
      status: 404,
    });
  });

  test('two who take it from each other at the same time do not both succeed', async () => {
    const [one, two] = await Promise.all([
      signUpUser({ role: 'admin' }),
      signUpUser({ role: 'admin' }),
    ]);
    await demoteAllBut(one.uid, two.uid);
    const answers = await Promise.all([
      post(one, revokeAdminEndpoint.path, { uid: two.uid }),
      post(two, revokeAdminEndpoint.path, { uid: one.uid }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = await Promise.all([roleOf(one.uid), roleOf(two.uid)]);
    expect(roles.sort()).toEqual(['admin', 'parent']);
    const last = (await profiles().where('role', '==', 'admin').get()).docs[0];
    const refused = revoke(last?.id ?? '', { ...actor, uid: last?.id ?? '' }, new Date());
    await expect(refused).rejects.toMatchObject({ code: 'conflict' });
    await profiles().doc(office.uid).update({ role: 'admin' });
  });

  test('the last one who can open the dashboard stays, whoever else has the role', async () => {
    const [ana, ben] = [await signUpUser({ role: 'admin' }), await signUpUser({ role: 'admin' })];
    await demoteAllBut(ana.uid, ben.uid);
    const canOpen = async () => {
      const answer = await invoke(access, sentBy(ana, get(listAdminsEndpoint.path)));
      const { admins } = listAdminsEndpoint.response.parse(await answer.json());
      return Object.fromEntries(admins.map((one) => [one.uid, one.canOpen]));
    };
    expect(await canOpen()).toEqual({ [ana.uid]: true, [ben.uid]: true });
    // As whoever has Ben's password can do without us.
    await auth().updateUser(ben.uid, { email: newAddress('moved') });
    expect(await canOpen()).toEqual({ [ana.uid]: true, [ben.uid]: false });
    expect(await post(ana, revokeAdminEndpoint.path, { uid: ana.uid })).toMatchObject({
      status: 409,
    });
    expect(await post(ana, revokeAdminEndpoint.path, { uid: ben.uid })).toMatchObject({
      status: 200,
    });
    await profiles().doc(office.uid).update({ role: 'admin' });
  });

  test('a phone that is lost: another admin disconnects it, and its owner is mailed', async () => {
    const other = await signUpUser({ role: 'admin' });
    expect(await post(office, resetSecondFactorEndpoint.path, { uid: office.uid })).toMatchObject({
      status: 409,
    });
    const reset = await post(office, resetSecondFactorEndpoint.path, { uid: other.uid });
    expect(reset).toMatchObject({ status: 200 });
    expect(await post(other, resetSecondFactorEndpoint.path, { uid: office.uid })).toMatchObject({
      status: 403,
      body: { error: { code: 'second_factor_required' } },
    });
    expect((await secondFactors().doc(other.uid).get()).data()).toMatchObject({
      secret: null,
      stepUps: [],
      recoveryHashes: [],
    });
    expect(await subjectsTo(other.email)).toEqual(['Your phone was disconnected']);
    expect(await actionsOn(`profiles/${other.uid}`)).toEqual(['secondFactor.reset']);
    expect(await post(office, resetSecondFactorEndpoint.path, { uid: other.uid })).toMatchObject({
      status: 409,
    });
  });
});

const actor = { email: office.email, emailVerified: true, profile: null, signedInAt: '' };

test('setting anything up wants the password typed within five minutes', async () => {
  const now = new Date();
  const signedInAt = new Date(now.getTime() - 5 * 60_000 - 1).toISOString();
  const old = { ...actor, uid: office.uid, signedInAt };
  await expect(setAdminPassword(old, 'long-enough-1', now)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

describe('signing out everywhere', () => {
  test('ends the session that asked and every other, from the next request on', async () => {
    const user = await signUpUser({ role: 'admin' });
    const elsewhere = await readIdToken(user.email);
    // Firebase counts in seconds: a token of this very second would still be good.
    await expect
      .poll(
        async () => {
          const request = postJson(signOutEverywhereEndpoint.path, {});
          const again = { idToken: elsewhere };
          return (await invoke(account, sentBy(again, request))).status;
        },
        { timeout: 5_000 },
      )
      .toBe(401);
    for (const idToken of [user.idToken, elsewhere]) {
      const me = await invoke(account, sentBy({ idToken }, get(getOwnAccountEndpoint.path)));
      expect(me.status).toBe(401);
      const overview = await invoke(admin, sentBy({ idToken }, get(readOverviewEndpoint.path)));
      expect(overview.status).toBe(401);
    }
    const [entry] = await entriesOn(`profiles/${user.uid}`);
    expect(entry).toMatchObject({ action: 'sessions.ended', actorId: user.uid });
  });
});

describe('reads in the log', () => {
  test('an emergency sheet is one: who, which team, how many players', async () => {
    const team = `Terns ${crypto.randomUUID()}`;
    await addPlayer({ teamName: team });
    const query = new URLSearchParams({ team });
    const sheet = await invoke(
      admin,
      sentBy(office, get(`${readEmergencySheetEndpoint.path}?${query}`)),
    );
    expect(sheet.status).toBe(200);
    const log = await invoke(
      adminActivity,
      sentBy(office, get(`${listAuditLogEndpoint.path}?action=emergencySheet.read`)),
    );
    const { rows } = listAuditLogEndpoint.response.parse(await log.json());
    expect(rows[0]).toMatchObject({
      actorId: office.uid,
      changes: [
        { field: 'team', after: team },
        { field: 'players', after: '1' },
      ],
    });
  });

  test('an export is one, with what was asked; a page of the table is none', async () => {
    const search = `q${crypto.randomUUID()}`;
    // Where a page begins is no part of what was asked.
    const query = new URLSearchParams({ search, after: 'the-last-page' });
    for (const path of [listPlayersEndpoint.path, listPlayersEndpoint.exported.path]) {
      const response = await invoke(admin, sentBy(office, get(`${path}?${query}`)));
      expect(response.status).toBe(200);
    }
    const entries = (await entriesOn('exports/players')).filter(({ changes }) =>
      changes.some(({ after }) => after === search),
    );
    expect(entries).toMatchObject([{ action: 'table.exported', actorId: office.uid }]);
    expect(entries[0]?.changes.map(({ field }) => field)).not.toContain('after');
  });
});
