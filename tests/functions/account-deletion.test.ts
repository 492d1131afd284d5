import { subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import {
  changeOwnPhotoConsentEndpoint,
  deleteOwnAccountEndpoint,
  readAccountRecordsEndpoint,
} from '#contracts/accounts/own-account.ts';
import { discardMailEndpoint, retryMailEndpoint } from '#contracts/activity/dashboard.ts';
import { leftUploadOf, type PendingUpload } from '#domain/gallery/pending-upload.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import api from '#functions/account.ts';
import activity from '#functions/admin-activity.ts';
import cleanUploads from '#functions/clean-uploads.ts';
import deliverOutboxFunction from '#functions/deliver-outbox.ts';
import { auth } from '#server/gateways/auth.ts';
import {
  auditLog,
  gallerySubmissions,
  medicalNotes,
  orders,
  outbox,
  profiles,
} from '#server/gateways/records.ts';
import { findFile, openUploadSession } from '#server/gateways/storage.ts';
import { uploads } from '#server/gateways/uploads.ts';
import { deleteOwnAccount as deleteFor } from '#server/use-cases/accounts/delete-own-account.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { failAuth } from '#tests/helpers/flaky-auth.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { sendBytes } from '#tests/helpers/uploads.ts';

const send = (user: TestUser, { path }: { path: string }, body: unknown) =>
  invoke(api, sentBy(user, postJson(path, body)));

test('sign-in and profile are gone, money and players stay, a mail confirms it', async () => {
  const email = newAddress('leaving');
  const user = await signUpUser({ email });
  const { playerId } = await giveRecords(user);
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  expect((await profiles().doc(user.uid).get()).exists).toBe(false);
  await expect(auth().getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect((await profiles().doc(playerId).get()).exists).toBe(true);
  expect((await orders().where('payer.email', '==', email).get()).size).toBe(1);
  const again = await invoke(api, sentBy(user, get(readAccountRecordsEndpoint.path)));
  expect(again.status).toBe(401);
  await flush();
  const [mail] = await stack.mailbox.readMail(email);
  expect(mail?.subject).toBe('Your account was deleted');
  expect(mail?.text).toContain('for seven years');
});

test('of a player with a sign-in of their own the medical notes go as well', async () => {
  const user = await signUpUser({ role: 'member' });
  await addMedicalNote({ id: user.uid }, 'Peanut allergy');
  const child = await addPlayer({ email: user.email });
  await addMedicalNote(child, 'Asthma');
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  const isThere = async (id: string) => (await medicalNotes().doc(id).get()).exists;
  expect(await Promise.all([user.uid, child.id].map(isThere))).toEqual([false, true]);
});

test('files that they had not submitted go with the next cleaning', async () => {
  const [user, other] = [await signUpUser(), await signUpUser()];
  const [own, others] = [await leaveUpload(user), await leaveUpload(other)];
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  await invoke(cleanUploads, get('/.netlify/functions/clean-uploads'));
  const isThere = async ({ id, fileName }: PendingUpload) => [
    (await uploads().doc(id).get()).exists,
    (await findFile(fileName)) !== undefined,
  ];
  expect(await isThere(own)).toEqual([false, false]);
  expect(await isThere(others)).toEqual([true, true]);
  // Nor does an address that is still open take anything more.
  const [address = ''] = own.sessionUrls;
  expect((await sendBytes(address, LATE, process.env.SITE_URL ?? '')).ok).toBe(false);
});

const LATE = Buffer.from('a picture');

/** A file of an upload that is under way. */
async function leaveUpload(user: TestUser): Promise<PendingUpload> {
  const submission = await storeSubmission(user, LATE);
  await gallerySubmissions().doc(submission.id).delete();
  const { fileName: path, fileType: contentType, fileSize: size } = submission;
  const upload: PendingUpload = {
    ...leftUploadOf(submission),
    sessionUrls: [await openUploadSession({ path, contentType, size })],
    createdAt: new Date().toISOString(),
  };
  await uploads().doc(upload.id).create(upload);
  return upload;
}

test('neither the log nor the gallery names them any more', async () => {
  const user = await signUpUser();
  const child = await addPlayer({ email: user.email, photoConsent: true });
  const consent = { playerId: child.id, photoConsent: false };
  expect((await send(user, changeOwnPhotoConsentEndpoint, consent)).status).toBe(200);
  const bytes = Buffer.from('a picture');
  const { id } = await storeSubmission(user, bytes, { status: 'approved' });
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  const log = (await auditLog().where('actorId', '==', user.uid).get()).docs;
  expect(log.map((doc) => doc.data().action).sort()).toEqual([
    'account.deleted',
    'photoConsent.withdrawn',
  ]);
  expect(new Set(log.map((doc) => doc.data().actorName))).toEqual(new Set(['The account holder']));
  const stored = await gallerySubmissions().doc(id).withConverter(null).get();
  expect(stored.data()).toMatchObject({ status: 'approved', submitterName: 'Account deleted' });
  // Nor do the words by which it is found.
  expect(JSON.stringify(stored.data())).not.toMatch(new RegExp(`robin|${user.email}`, 'i'));
});

test('what someone did as an administrator once stays under their name', async () => {
  const user = await signUpUser();
  const at = new Date().toISOString();
  for (const action of ['profile.updated', 'medicalNote.deleted']) {
    const id = crypto.randomUUID();
    const deed = { id, at, actorId: user.uid, actorName: 'Robin Doe', action };
    await auditLog()
      .doc(id)
      .create({ ...deed, subject: 'profiles/1', changes: [] });
  }
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  const log = (await auditLog().where('actorId', '==', user.uid).get()).docs;
  expect(log.map((doc) => doc.data().actorName).sort()).toEqual([
    'Robin Doe',
    'Robin Doe',
    'The account holder',
  ]);
});

test('not without being asked, not long after signing in, not of an admin', async () => {
  const [user, admin] = await Promise.all([signUpUser(), signUpUser({ role: 'admin' })]);
  expect((await send(user, deleteOwnAccountEndpoint, {})).status).toBe(422);
  expect((await send(admin, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(403);
  const { uid, email } = user;
  const now = new Date();
  const signedInAt = new Date(now.getTime() - 5 * 60_000 - 1).toISOString();
  const account = { uid, email, emailVerified: true, signedInAt, profile: null };
  await expect(deleteFor(account, now)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await profiles().doc(uid).get()).exists).toBe(true);
});

test('of an address that was never verified: deleted, and nobody mailed', async () => {
  const user = await signUpUser({ verified: false });
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  await flush();
  expect(await stack.mailbox.readMail(user.email)).toEqual([]);
});

describe('where Firebase does not delete the sign-in at once', () => {
  const minute = () => invoke(deliverOutboxFunction, get('/.netlify/functions/deliver-outbox'));
  /** As it is asked for; neither the request nor the emails it sends delete the sign-in. */
  async function deleteInVain(user: TestUser) {
    allowConsole(/sign_in_not_deleted|internal/);
    await failAuth('accounts:delete', [1, 2]);
    expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
    await flush();
    expect((await auth().getUser(user.uid)).uid).toBe(user.uid);
    const doc = outbox().doc(`account-deleted-${user.uid}`);
    await doc.update({ nextAttemptAt: new Date().toISOString() });
    return doc;
  }

  test('the email that says so waits until the next minute has done it', async () => {
    const user = await signUpUser();
    const mail = await deleteInVain(user);
    expect(await stack.mailbox.readMail(user.email)).toEqual([]);
    await Promise.all([minute(), minute()]);
    await expect(auth().getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await stack.mailbox.readMail(user.email)).toHaveLength(1);
    expect((await mail.get()).data()).toMatchObject({ status: 'sent' });
  });

  test('it is done for an address that was never verified, too, and nobody is emailed', async () => {
    const user = await signUpUser({ verified: false });
    const mail = await deleteInVain(user);
    await minute();
    await expect(auth().getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await stack.mailbox.readMail(user.email)).toEqual([]);
    expect((await mail.get()).exists).toBe(false);
  });

  test('the office cannot discard it before; once it is done, it can', async () => {
    const [user, office] = await Promise.all([signUpUser(), signUpUser({ role: 'admin' })]);
    const mail = await deleteInVain(user);
    const ask = ({ path }: { path: string }) =>
      invoke(activity, sentBy(office, postJson(path, { id: mail.id })));
    expect((await ask(discardMailEndpoint)).status).toBe(409);
    await stack.mail.stop();
    expect((await ask(retryMailEndpoint)).status).toBe(200);
    await stack.mail.start();
    await expect(auth().getUser(user.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await mail.get()).data()).toMatchObject({ status: 'pending', needs: 'nothing' });
    expect((await ask(discardMailEndpoint)).status).toBe(200);
  });

  test('done so late that the words of its day are forgotten, its own go at once', async () => {
    const user = await signUpUser();
    const mail = await deleteInVain(user);
    await mail.update({ createdAt: subDays(new Date(), 100).toISOString() });
    await minute();
    expect(await stack.mailbox.readMail(user.email)).toHaveLength(1);
    const left = await mail.withConverter(null).get();
    expect(left.data()).toMatchObject({ status: 'sent', needs: 'nothing' });
    expect(JSON.stringify(left.data())).not.toContain(user.email);
    expect(left.get('searchTokens')).toEqual([]);
  });

  test('whoever has signed up with it again meanwhile keeps it', async () => {
    const user = await signUpUser();
    const profile = (await profiles().doc(user.uid).get()).data();
    const mail = await deleteInVain(user);
    if (!profile) throw new Error('Whoever signs up has a profile.');
    await profiles()
      .doc(user.uid)
      .create({ ...profile, createdAt: new Date().toISOString() });
    await minute();
    expect((await auth().getUser(user.uid)).uid).toBe(user.uid);
    expect(await stack.mailbox.readMail(user.email)).toEqual([]);
    expect((await mail.get()).exists).toBe(false);
  });
});

test('takes back what they sent and is not in the gallery, with its files; what is public stays', async () => {
  const user = await signUpUser();
  const sent = (change: object) => storeSubmission(user, Buffer.from('a picture'), change);
  const back = [await sent({}), await sent({ status: 'rejected' })];
  const [approved, others] = [
    await sent({ status: 'approved' }),
    await storeSubmission(await signUpUser(), Buffer.from('a picture')),
  ];
  expect((await send(user, deleteOwnAccountEndpoint, { confirmed: true })).status).toBe(200);
  const isThere = async ({ id }: GallerySubmission) =>
    (await gallerySubmissions().doc(id).get()).exists;
  expect(await Promise.all([...back, approved, others].map(isThere))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const log = (await auditLog().where('actorId', '==', user.uid).get()).docs;
  expect(log.length).toBeGreaterThan(1);
  expect(new Set(log.map((entry) => entry.data().actorName)).size).toBe(1);
  await invoke(cleanUploads, get('/.netlify/functions/clean-uploads'));
  const hasFile = async ({ fileName }: GallerySubmission) =>
    (await findFile(fileName)) !== undefined;
  expect(await Promise.all([...back, approved, others].map(hasFile))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
