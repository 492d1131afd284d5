import { subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { deleteOwnAccountEndpoint } from '#contracts/accounts/own-account.ts';
import { requestPasswordResetEndpoint } from '#contracts/accounts/session.ts';
import { deleteMessageEndpoint, replyToMessageEndpoint } from '#contracts/contact/dashboard.ts';
import type { SendContactEmailRequest } from '#contracts/contact/public.ts';
import { deletePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { deleteVolunteerEndpoint } from '#contracts/volunteering/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { areValuesForgotten } from '#domain/privacy/forget.ts';
import account from '#functions/account.ts';
import admin from '#functions/admin.ts';
import { readSettings } from '#server/gateways/content.ts';
import {
  auditLog,
  contactMessages,
  gallerySubmissions,
  outbox,
  profiles,
  retentionMarks,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { sendContactMessage } from '#server/use-cases/contact/send-contact-message.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { forgetOldWords } from '#server/use-cases/nightly/forget-old-words.ts';
import { readRecord } from '#server/use-cases/records/office-record.ts';
import { submitVolunteerApplication } from '#server/use-cases/volunteering/submit-volunteer-application.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeSubmission } from '#tests/helpers/store-submission.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const now = new Date();
const SECRET = 'Zebulon';

const ask = (path: string, body: object, who = office) =>
  invoke(path.startsWith('/api/account') ? account : admin, sentBy(who, postJson(path, body)));

async function addMail(given: Partial<OutboxMail> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const at = given.createdAt ?? now.toISOString();
  const mail: OutboxMail = {
    id,
    to: newAddress(),
    replyTo: 'robin@example.com',
    subject: `Hello ${SECRET}`,
    text: `Dear ${SECRET}`,
    html: `<p>${SECRET}</p>`,
    needs: 'nothing',
    about: 'orders/1',
    data: { name: SECRET },
    status: 'sent',
    attempts: 1,
    nextAttemptAt: at,
    lastError: null,
    createdAt: at,
    sentAt: at,
    ...given,
  };
  await outbox().doc(id).create(mail);
  return id;
}

async function addEntry(given: Partial<AuditEntry> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const entry: AuditEntry = {
    id,
    at: now.toISOString(),
    actorId: office.uid,
    actorName: 'Sam Park',
    action: 'profile.updated',
    subject: `profiles/${id}`,
    changes: [{ field: 'firstName', before: SECRET, after: 'Zed' }],
    ...given,
  };
  await auditLog().doc(id).create(entry);
  return id;
}

async function addMessage() {
  const request: SendContactEmailRequest = {
    idempotencyKey: crypto.randomUUID(),
    name: SECRET,
    email: newAddress(),
    phone: null,
    subject: 'Tryouts',
    playerAge: null,
    message: SECRET,
    inquiryType: 'general',
  };
  await sendContactMessage(request, now);
  return readRecord(contactMessages(), request.idempotencyKey);
}

async function addVolunteer() {
  const request = volunteerRequest({ whyVolunteer: SECRET });
  await submitVolunteerApplication(request, now);
  return readRecord(volunteerApplications(), request.idempotencyKey);
}

const FORGOTTEN = { to: '', subject: '', text: '', html: '', replyTo: null, data: {} };

const mailOf = async (id: string) => (await outbox().doc(id).get()).data();
const entryOf = async (id: string) => (await auditLog().doc(id).get()).data();
/** With the tokens it is searched by, which are words, too. */
const rawOf = async (path: 'outbox' | 'auditLog', id: string) =>
  JSON.stringify(
    (await (path === 'outbox' ? outbox() : auditLog()).doc(id).withConverter(null).get()).data(),
  );

describe('after ninety days', () => {
  test('mails lose their words and the log its values, once, and younger ones keep them', async () => {
    const old = subDays(now, 91).toISOString();
    const mails = await Promise.all([
      addMail({ createdAt: old }),
      addMail({ createdAt: subDays(now, 89).toISOString() }),
      addMail({ createdAt: old, status: 'failed' }),
    ]);
    const [oldMail = '', youngMail = '', failed = ''] = mails;
    const oldEntry = await addEntry({ at: old });
    const youngEntry = await addEntry({ at: subDays(now, 89).toISOString() });
    const context = {
      settings: await readSettings(),
      now,
      hasTime: () => true,
      resumeAt: {},
    };
    expect((await forgetOldWords(context)).done).toBeGreaterThanOrEqual(3);
    expect(await mailOf(oldMail)).toMatchObject({
      id: oldMail,
      to: '',
      replyTo: null,
      subject: '',
      text: '',
      html: '',
      data: {},
      status: 'sent',
      about: 'orders/1',
      createdAt: old,
    });
    expect(await rawOf('outbox', oldMail)).not.toMatch(/zeb|robin/i);
    expect((await mailOf(youngMail))?.text).toContain(SECRET);
    // One that never went out has nothing to be remembered for.
    expect(await mailOf(failed)).toBeUndefined();
    expect(await entryOf(oldEntry)).toMatchObject({
      action: 'profile.updated',
      actorName: 'Sam Park',
      changes: [{ field: 'firstName', before: '', after: '' }],
    });
    expect(await rawOf('auditLog', oldEntry)).not.toMatch(/zebulon/i);
    expect((await entryOf(youngEntry))?.changes[0]?.before).toBe(SECRET);
    expect(await forgetOldWords(context)).toMatchObject({ done: 0, left: 0 });
    const waiting = { status: 'failed', sentAt: null, needs: 'account-deletion' } as const;
    const undone = await addMail({ ...waiting, createdAt: subDays(now, 100).toISOString() });
    // An earlier version marked as dealt with what still says an address.
    const told = await addMail({
      ...FORGOTTEN,
      createdAt: subDays(now, 200).toISOString(),
      about: 'accounts/zebulon@example.com',
    });
    await retentionMarks().doc('outbox').set({ id: 'outbox', through: old });
    expect(await forgetOldWords(context)).toMatchObject({ done: 1, left: 0 });
    expect(await rawOf('outbox', told)).not.toMatch(/zeb|@/i);
    expect(await mailOf(undone)).toBeDefined();
    // The next night goes on from there.
    const later = new Date(now.getTime() + 2 * 86_400_000);
    expect(await forgetOldWords({ ...context, now: later })).toMatchObject({ done: 2 });
    expect((await mailOf(youngMail))?.text).toBe('');
  });
});

describe('a message and a volunteer application', () => {
  test('are deleted by an admin with the mails about them; the log keeps the bare fact', async () => {
    const message = await addMessage();
    const volunteer = await addVolunteer();
    const cases = [
      { record: message, collection: contactMessages(), endpoint: deleteMessageEndpoint },
      {
        record: volunteer,
        collection: volunteerApplications(),
        endpoint: deleteVolunteerEndpoint,
      },
    ];
    for (const { record, collection, endpoint } of cases) {
      const path = `${collection.id}/${record.id}`;
      const [sent, waiting] = await Promise.all([
        addMail({ about: path }),
        addMail({ about: path, status: 'pending', sentAt: null }),
      ]);
      const stranger = await signUpUser();
      const request = { id: record.id, seen: record.updatedAt };
      expect((await ask(endpoint.path, request, stranger)).status).toBe(403);
      const stale = { ...request, seen: subDays(now, 1).toISOString() };
      expect((await ask(endpoint.path, stale)).status).toBe(409);
      expect((await collection.doc(record.id).get()).exists).toBe(true);
      expect((await ask(endpoint.path, request)).status).toBe(200);
      expect((await collection.doc(record.id).get()).exists).toBe(false);
      expect((await ask(endpoint.path, request)).status).toBe(404);
      expect(await mailOf(sent)).toMatchObject({ to: '', text: '', about: path });
      expect(await mailOf(waiting)).toBeUndefined();
      const log = await auditLog().where('subject', '==', path).get();
      const [entry] = log.docs.map((doc) => doc.data());
      expect(entry).toMatchObject({
        actorId: office.uid,
        action: expect.stringMatching(/deleted$/),
        changes: [{ field: 'createdAt', before: record.createdAt, after: '' }],
      });
      expect(JSON.stringify(entry)).not.toMatch(/Zebulon|@/);
    }
  });

  test('are deleted, and what the office has written still goes', async () => {
    const { id, updatedAt } = await addMessage();
    const reply = { subject: 'Re: Tryouts', text: 'On Monday at 6' };
    await ask(replyToMessageEndpoint.path, { id, seen: updatedAt, reply });
    const { updatedAt: seen } = await readRecord(contactMessages(), id);
    expect((await ask(deleteMessageEndpoint.path, { id, seen })).status).toBe(200);
    await deliverMailsAbout(`contactMessages/${id}`);
    const mails = await outbox().where('about', '==', `contactMessages/${id}`).get();
    expect(mails.docs.map((doc) => doc.data())).toMatchObject([
      { status: 'sent', text: expect.stringContaining('On Monday') },
    ]);
  });
});

describe('a person who is removed', () => {
  test('by an admin leaves no old values in the log; mails to the guardian stay', async () => {
    const player = await addPlayer({ firstName: SECRET });
    const path = `profiles/${player.id}`;
    const entry = await addEntry({ subject: path });
    const [about, guardians] = await Promise.all([
      addMail({ about: path }),
      addMail({ to: player.email }),
    ]);
    const request = { id: player.id, seen: player.updatedAt };
    expect((await ask(deletePlayerEndpoint.path, request)).status).toBe(200);
    expect(areValuesForgotten((await entryOf(entry)) as AuditEntry)).toBe(true);
    expect((await mailOf(about))?.text).toBe('');
    expect((await mailOf(guardians))?.text).toContain(SECRET);
  });

  test('by an admin takes along what was emailed to their own address, verified alone', async () => {
    const [owner, squatter] = [await signUpUser(), await signUpUser({ verified: false })];
    const [own, familys] = await Promise.all([
      addMail({ to: owner.email }),
      addMail({ to: squatter.email }),
    ]);
    for (const { uid } of [owner, squatter]) {
      const { updatedAt } = await readRecord(profiles(), uid);
      const request = { id: uid, seen: updatedAt };
      expect((await ask(deletePlayerEndpoint.path, request)).status).toBe(200);
    }
    expect(await mailOf(own)).toMatchObject({ to: '', text: '' });
    expect(await mailOf(familys)).toMatchObject({ to: squatter.email, subject: `Hello ${SECRET}` });
  });

  test('by an admin takes along what they sent and is not in the gallery', async () => {
    const sender = await signUpUser();
    const { id } = await storeSubmission(sender, Buffer.from('a picture'));
    const { updatedAt } = await readRecord(profiles(), sender.uid);
    const request = { id: sender.uid, seen: updatedAt };
    expect((await ask(deletePlayerEndpoint.path, request)).status).toBe(200);
    expect((await gallerySubmissions().doc(id).get()).exists).toBe(false);
  });

  test('by themselves is written no link that would make the account anew; money still is', async () => {
    const leaver = await signUpUser();
    const path = `profiles/${leaver.uid}`;
    const entry = await addEntry({ subject: path });
    const waiting = { to: leaver.email, status: 'pending', sentAt: null } as const;
    await ask(requestPasswordResetEndpoint.path, { email: leaver.email }, leaver);
    await flush();
    const [reset] = (await outbox().where('to', '==', leaver.email).get()).docs;
    expect(reset?.data()).toMatchObject({ status: 'sent', data: { mode: 'reset' } });
    const [sent, invitation, receipt] = await Promise.all([
      addMail({ to: leaver.email }),
      addMail({ ...waiting, needs: 'account-link' }),
      addMail({ ...waiting, about: 'donations/1' }),
    ]);
    const answer = await ask(deleteOwnAccountEndpoint.path, { confirmed: true }, leaver);
    expect(answer.status).toBe(200);
    expect((await profiles().doc(leaver.uid).get()).exists).toBe(false);
    expect(areValuesForgotten((await entryOf(entry)) as AuditEntry)).toBe(true);
    // After a restore it says who is to be deleted again.
    const { docs } = await auditLog().where('subject', '==', path).get();
    const log = docs.map((doc) => doc.data());
    const deleted = log.filter(({ action }) => action === 'account.deleted');
    expect(deleted).toMatchObject([{ actorId: leaver.uid, changes: [] }]);
    expect(JSON.stringify(deleted)).not.toContain(leaver.email);
    expect(await mailOf(sent)).toMatchObject({ to: '', text: '' });
    expect(await mailOf(reset?.id ?? '')).toMatchObject({ status: 'sent', to: '' });
    expect(await rawOf('outbox', reset?.id ?? '')).not.toContain(leaver.email);
    expect(await mailOf(invitation)).toBeUndefined();
    expect((await mailOf(receipt))?.text).toContain(SECRET);
  });
});
