import { describe, expect, test } from 'vitest';
import { setAdminPasswordEndpoint } from '#contracts/access/dashboard.ts';
import {
  changeOwnDetailsEndpoint,
  deleteOwnAccountEndpoint,
  exportAccountEndpoint,
} from '#contracts/accounts/own-account.ts';
import { saveOwnProfileEndpoint } from '#contracts/accounts/session.ts';
import { cancelUploadsEndpoint } from '#contracts/gallery/upload.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import admin from '#functions/admin.ts';
import access from '#functions/admin-access.ts';
import cancelUploads from '#functions/cancel-uploads.ts';
import { auth } from '#server/gateways/auth.ts';
import { gallerySubmissions, outbox, profiles } from '#server/gateways/records.ts';
import { COMMAND_LINE } from '#server/use-cases/access/command-line.ts';
import { grantAdmin } from '#server/use-cases/access/grant-admin.ts';
import { makeLinkCode } from '#server/use-cases/accounts/open-account-link.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { newAddress, PASSWORD, readIdToken, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import {
  askFirebase,
  askForMove,
  call,
  codeOf,
  me,
  moveTo,
  OWN_PASSWORD,
  records,
  setPassword,
  squat,
  verifyAs,
} from '#tests/helpers/takeover.ts';

/* Firebase gives an account another address without us. What was another's before must not go along. */

const deletion = () => postJson(deleteOwnAccountEndpoint.path, { confirmed: true });

describe('a change of address that was begun before the account changed hands', () => {
  const THIEFS_PASSWORD = 'the-thiefs-own';
  const PHONE = '239-555-0142';
  const form = { lastName: 'Paz', dateOfBirth: '1980-01-01', role: 'parent' };

  /** He keeps Firebase's code, she sets her password and uses her account, and then he opens the code. */
  async function takeBack() {
    const owner = await squat();
    const thief = newAddress('thief');
    const oobCode = await askForMove(owner.idToken, thief);
    expect((await setPassword(owner.code)).status).toBe(200);
    const hers = await readIdToken(owner.email, OWN_PASSWORD);
    const profile = { ...form, firstName: 'Ana', phone: PHONE };
    const saved = sentBy({ idToken: hers }, postJson(saveOwnProfileEndpoint.path, profile));
    expect((await call(saved)).status).toBe(200);
    const { id } = await storeSubmission(owner, Buffer.from('a picture'));

    await askFirebase('update', { oobCode });
    const moved = await auth().getUser(owner.uid);
    expect(moved.email).toBe(thief);
    const code = makeLinkCode(moved, 60_000, new Date());
    expect((await setPassword(code, THIEFS_PASSWORD)).status).toBe(200);
    return { owner, submissionId: id, his: await readIdToken(thief, THIEFS_PASSWORD), thief };
  }

  test('shows him nothing of hers, and lets him change none of it', async () => {
    const { owner, submissionId, his, thief } = await takeBack();
    const as = (request: Request) => sentBy({ idToken: his }, request);
    expect(await (await me(his)).json()).toEqual({
      uid: owner.uid,
      email: thief,
      emailVerified: true,
      profile: null,
    });
    expect(await (await records(his)).json()).toMatchObject({ submissions: { items: [] } });
    const exported = await call(as(get(exportAccountEndpoint.path)));
    expect(await exported.json()).toMatchObject({ profile: null, gallerySubmissions: [] });
    const details = { firstName: 'Leo', lastName: 'Paz', phone: null };
    const changed = await call(as(postJson(changeOwnDetailsEndpoint.path, details)));
    expect(await codeOf(changed)).toBe('conflict');
    const ids = { uploadIds: [submissionId] };
    await invoke(cancelUploads, as(postJson(cancelUploadsEndpoint.path, ids)));
    expect((await gallerySubmissions().doc(submissionId).get()).exists).toBe(true);
    // A profile of his own begins with nothing of hers.
    const profile = { ...form, firstName: 'Leo', phone: null };
    const saved = await call(as(postJson(saveOwnProfileEndpoint.path, profile)));
    const { profile: own } = (await saved.json()) as { profile: object };
    expect(own).toMatchObject({ firstName: 'Leo', email: thief, phone: null });
  });

  test('does not let him delete her profile and pictures along with the account', async () => {
    const { owner, submissionId, his } = await takeBack();
    expect((await call(sentBy({ idToken: his }, deletion()))).status).toBe(200);
    expect((await profiles().doc(owner.uid).get()).data()?.phone).toBe(PHONE);
    expect((await gallerySubmissions().doc(submissionId).get()).exists).toBe(true);
  });

  test('is told to her address once his is verified', async () => {
    const { owner, his } = await takeBack();
    const told = async () =>
      (await outbox().where('to', '==', owner.email).get()).docs
        .map((doc) => doc.data())
        .filter(({ id }) => id.startsWith('account-moved-'));
    expect(await told()).toMatchObject([
      { subject: 'Your account now has another email address', status: 'pending' },
    ]);
    // Another link for the same address says nothing new.
    const user = await auth().getUser(owner.uid);
    expect((await verifyAs(his, makeLinkCode(user, 60_000, new Date()))).status).toBe(200);
    expect(await told()).toHaveLength(1);
  });
});

describe('an administrator’s account that was moved to another address', () => {
  const overview = async (idToken: string) =>
    invoke(admin, sentBy({ idToken }, get(readOverviewEndpoint.path)));
  const setPasswordOf = (idToken: string) =>
    invoke(
      access,
      sentBy({ idToken }, postJson(setAdminPasswordEndpoint.path, { password: 'x'.repeat(20) })),
    );

  test('opens no dashboard, sets no password, and stays the owner’s in the list', async () => {
    const owner = await signUpUser({ role: 'admin' });
    const thief = newAddress('thief');
    expect((await overview(owner.idToken)).status).toBe(200);
    await moveTo(owner, thief);
    const token = await readIdToken(thief, PASSWORD);
    expect((await overview(token)).status).toBe(403);
    expect((await setPasswordOf(token)).status).toBe(403);

    // Our own link verifies the thief's address, and his profile is saved from there.
    const moved = await auth().getUser(owner.uid);
    expect((await verifyAs(token, makeLinkCode(moved, 60_000, new Date()))).status).toBe(200);
    const verified = await readIdToken(thief, PASSWORD);
    const form = {
      firstName: 'Robin',
      lastName: 'Thief',
      phone: null,
      dateOfBirth: '1980-01-01',
      role: 'parent',
    };
    const saved = await call(
      sentBy({ idToken: verified }, postJson(saveOwnProfileEndpoint.path, form)),
    );
    expect(saved.status).toBe(403);
    expect(await (await me(verified)).json()).toMatchObject({ emailVerified: true, profile: null });
    expect((await call(sentBy({ idToken: verified }, deletion()))).status).toBe(403);
    const refused = await overview(verified);
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe('forbidden');
    expect((await setPasswordOf(verified)).status).toBe(403);
    expect((await profiles().doc(owner.uid).get()).data()).toMatchObject({
      email: owner.email,
      lastName: 'Doe',
      role: 'admin',
    });
  });

  test('is one again once it is granted anew, of which the old address hears', async () => {
    const owner = await signUpUser({ role: 'admin' });
    const address = newAddress('renamed');
    await moveTo(owner, address);
    const token = await readIdToken(address, PASSWORD);
    const code = makeLinkCode(await auth().getUser(owner.uid), 60_000, new Date());
    expect((await verifyAs(token, code)).status).toBe(200);
    const idToken = await readIdToken(address, PASSWORD);
    expect((await overview(idToken)).status).toBe(403);
    expect(await grantAdmin(address, COMMAND_LINE, new Date())).toMatchObject({ isNew: true });
    expect((await overview(idToken)).status).toBe(200);
    const told = (await outbox().where('about', '==', `profiles/${owner.uid}`).get()).docs;
    expect(told.map((doc) => doc.data().to)).toEqual(
      expect.arrayContaining([owner.email, address]),
    );
  });
});
