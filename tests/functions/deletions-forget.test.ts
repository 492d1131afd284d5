import { expect, test } from 'vitest';
import { cancelOwnRegistrationEndpoint } from '#contracts/accounts/own-account.ts';
import { cancelUploadsEndpoint } from '#contracts/gallery/upload.ts';
import { savePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { areValuesForgotten } from '#domain/privacy/forget.ts';
import account from '#functions/account.ts';
import dashboard from '#functions/admin.ts';
import cancelUploads from '#functions/cancel-uploads.ts';
import register from '#functions/create-registration-payment.ts';
import { auditLog, gallerySubmissions, outbox, profiles } from '#server/gateways/records.ts';
import { expireRejected } from '#server/use-cases/gallery/expire-submissions.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { mailsAbout } from '#tests/helpers/payables.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { admin, approve, decide, photo, receive, sender } from '#tests/helpers/submissions.ts';

/* What the log and emails say of a record goes with it, whoever deletes it. */

await stack.seed();

const entriesOn = async (path: string): Promise<AuditEntry[]> =>
  (await auditLog().where('subject', '==', path).get()).docs.map((doc) => doc.data());
const TITLE = 'Zebulon jumps';

test('a player who goes with a canceled registration leaves no old values in the log', async () => {
  const family = await signUpUser();
  const request = await registrationRequest({ parentEmail: family.email, paymentMethod: 'check' });
  const sending = postJson(createRegistrationPaymentEndpoint.path, request);
  expect((await invoke(register, sending)).status).toBe(200);
  const { idempotencyKey: id } = request;
  const [doc] = (await profiles().where('registrationId', '==', id).get()).docs;
  const player = doc?.data();
  const path = doc?.ref.path ?? '';
  const change = { ...player, emergencyContactName: 'Zebulon', teamName: 'Hawks' };
  const body = { id: player?.id, seen: player?.updatedAt, player: change };
  const saving = sentBy(admin, postJson(savePlayerEndpoint.path, body));
  expect((await invoke(dashboard, saving)).status).toBe(200);
  const [mail] = await mailsAbout(`registrations/${id}`);
  const about = { id: crypto.randomUUID(), about: path, status: 'sent', text: TITLE } as const;
  if (mail)
    await outbox()
      .doc(about.id)
      .create({ ...mail, ...about });
  const canceling = sentBy(family, postJson(cancelOwnRegistrationEndpoint.path, { id }));
  expect((await invoke(account, canceling)).status).toBe(200);
  expect(
    (
      await profiles()
        .doc(player?.id ?? '')
        .get()
    ).exists,
  ).toBe(false);
  const entries = await entriesOn(path);
  expect(entries.map(({ action }) => action)).toContain('profile.updated');
  expect(entries.every(areValuesForgotten)).toBe(true);
  expect((await outbox().doc(about.id).get()).data()?.text).toBe('');
});

test('of a photo that is removed on request the log keeps the bare fact', async () => {
  const approved = await approve(await receive(photo, { title: TITLE, playerIds: [] }));
  const path = `gallerySubmissions/${approved.id}`;
  await flush();
  const mails = async () => (await mailsAbout(path)).map(({ text }) => text);
  expect((await mails()).join()).toContain(TITLE);
  await decide(approved, 'delete');
  const said = JSON.stringify(await entriesOn(path));
  expect(said).toContain('submission.deleted');
  expect(said).not.toMatch(/Zebulon|IMG_1|@/);
  expect((await mails()).join()).not.toContain(TITLE);
});

test('of one that its sender withdraws as well', async () => {
  const { id } = await receive(photo, { title: TITLE });
  const body = { uploadIds: [id] };
  const withdrawing = sentBy(sender, postJson(cancelUploadsEndpoint.path, body));
  expect((await invoke(cancelUploads, withdrawing)).status).toBe(200);
  expect((await gallerySubmissions().doc(id).get()).exists).toBe(false);
  const said = JSON.stringify(await entriesOn(`gallerySubmissions/${id}`));
  expect(said).toContain('submission.withdrawn');
  expect(said).not.toMatch(/Zebulon|IMG_1|@/);
});

test('of one that was rejected a month ago as well', async () => {
  const submission = await receive(photo, { title: TITLE });
  await decide(submission, 'reject', { reason: `${TITLE} too far.` });
  await flush();
  const inAMonth = new Date(Date.now() + 31 * 86_400_000);
  await expireRejected(inAMonth, () => true);
  const path = `gallerySubmissions/${submission.id}`;
  expect((await gallerySubmissions().doc(submission.id).get()).exists).toBe(false);
  const said = JSON.stringify([await entriesOn(path), await mailsAbout(path)]);
  expect(said).toContain('submission.rejected');
  expect(said).not.toContain('Zebulon');
});
