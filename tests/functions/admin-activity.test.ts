import { FieldValue } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import {
  listAuditLogEndpoint,
  listNightlyRunsEndpoint,
  listUnsentMailEndpoint,
  retryMailEndpoint,
} from '#contracts/activity/dashboard.ts';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { MAX_ATTEMPTS, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { NightlyRun } from '#domain/nightly/nightly-run.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import admin from '#functions/admin-activity.ts';
import { auditLog, nightlyRuns, outbox } from '#server/gateways/records.ts';
import { deliverMail } from '#server/use-cases/mail/deliver-mail.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });

const ask = (path: string, query: Record<string, string>) =>
  invoke(admin, sentBy(office, get(`${path}?${new URLSearchParams(query)}`)));
const retry = (id: string) =>
  invoke(admin, sentBy(office, postJson(retryMailEndpoint.path, { id })));

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function addMail(given: Partial<OutboxMail> = {}): Promise<OutboxMail> {
  const id = crypto.randomUUID();
  const mail: OutboxMail = {
    id,
    to: `to-${id}@example.com`,
    replyTo: null,
    subject: 'Hello',
    needs: 'nothing',
    text: 'Secret words',
    html: '<p>Secret words</p>',
    data: {},
    about: 'orders/1',
    status: 'pending',
    attempts: 3,
    nextAttemptAt: inAnHour(),
    lastError: 'Error: refused',
    createdAt: new Date().toISOString(),
    sentAt: null,
    ...given,
  };
  await outbox().doc(id).create(mail);
  return mail;
}

async function addEntry(given: Partial<AuditEntry> = {}): Promise<AuditEntry> {
  const entry: AuditEntry = {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    actorId: 'someone',
    actorName: 'Sam Park',
    action: 'game.updated',
    subject: `games/${crypto.randomUUID()}`,
    changes: [{ field: 'result', before: '', after: 'W 85-72' }],
    ...given,
  };
  await auditLog().doc(entry.id).create(entry);
  return entry;
}

const storedMail = async (id: string) => (await outbox().doc(id).get()).data();

async function unsent(query: Record<string, string>, path: string = listUnsentMailEndpoint.path) {
  const response = await ask(path, query);
  expect(response.status).toBe(200);
  return response.text();
}

describe('the audit log', () => {
  test('has the newest first and is searched by who, what and which record', async () => {
    const actorName = `Quinn${crypto.randomUUID().slice(0, 8)}`;
    const older = await addEntry({ actorName, at: '2026-01-01T00:00:00.000Z' });
    const newer = await addEntry({ actorName, at: '2026-01-02T00:00:00.000Z' });
    const rows = async (query: Record<string, string>) =>
      listAuditLogEndpoint.response.parse(
        await (await ask(listAuditLogEndpoint.path, query)).json(),
      ).rows;
    expect(await rows({ search: actorName })).toEqual([newer, older]);
    expect(await rows({ search: actorName, direction: 'asc' })).toEqual([older, newer]);
    expect(await rows({ search: `${actorName} game updated` })).toHaveLength(2);
    expect(await rows({ search: older.subject })).toEqual([older]);
  });

  test('says whose record an entry is about, for as long as there is one', async () => {
    const actorName = `Quinn${crypto.randomUUID().slice(0, 8)}`;
    const player = await addPlayer();
    const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
    const bill = await storeBill({ payer });
    await addEntry({ actorName, subject: `medicalNotes/${player.id}`, action: 'medicalNote.read' });
    await addEntry({ actorName, subject: `playerBills/${bill.id}`, action: 'bill.updated' });
    await addEntry({ actorName, subject: 'profiles/gone', action: 'profile.deleted' });
    const response = await ask(listAuditLogEndpoint.path, { search: actorName, sort: 'what' });
    const { rows } = listAuditLogEndpoint.response.parse(await response.json());
    expect(new Map(rows.map(({ action, about }) => [action, about]))).toEqual(
      new Map([
        ['medicalNote.read', `${player.firstName} ${player.lastName}`],
        ['bill.updated', 'Ana Diaz'],
        ['profile.deleted', undefined],
      ]),
    );
  });

  test('is searched by the number of a record and by what was done, as the office says it', async () => {
    const actorName = `Quinn${crypto.randomUUID().slice(0, 8)}`;
    const id = crypto.randomUUID();
    const action = 'bill.markedPaid';
    const paid = await addEntry({ actorName, action, subject: `playerBills/${id}` });
    await addEntry({ actorName, subject: 'payments/pi_1' });
    await addEntry({ actorName, subject: 'teamInformation/current' });
    const rows = async (search: string) =>
      listAuditLogEndpoint.response.parse(
        await (await ask(listAuditLogEndpoint.path, { search })).json(),
      ).rows;
    expect(await rows(recordNumberOf(id))).toEqual([paid]);
    expect(await rows(`${actorName} marked paid`)).toEqual([paid]);
  });

  test('shows looks at medical notes alone', async () => {
    const look = await addEntry({ action: 'medicalNote.read', at: '2100-01-01T00:00:00.000Z' });
    await addEntry({ at: '2100-01-02T00:00:00.000Z' });
    const response = await ask(listAuditLogEndpoint.path, { action: 'medicalNote.read' });
    const { rows } = listAuditLogEndpoint.response.parse(await response.json());
    expect(rows[0]).toEqual(look);
    expect(rows.every(({ action }) => action === 'medicalNote.read')).toBe(true);
    expect((await ask(listAuditLogEndpoint.path, { action: 'game.updated' })).status).toBe(422);
  });

  test('shows kinds of entries, several at once, as far as Firestore can be asked', async () => {
    const at = (day: number) => `2101-01-0${day}T00:00:00.000Z`;
    const paid = await addEntry({ action: 'payment.noted', at: at(3) });
    const undone = await addEntry({ action: 'change.undone', at: at(2) });
    await addEntry({ at: at(1) });
    const response = await ask(listAuditLogEndpoint.path, { action: 'payments,undone' });
    const { rows } = listAuditLogEndpoint.response.parse(await response.json());
    expect(rows.slice(0, 2)).toEqual([paid, undone]);
    expect(rows.some(({ action }) => action === 'game.updated')).toBe(false);
    const most = { action: 'payments,bills,families,forms,people' };
    expect((await ask(listAuditLogEndpoint.path, most)).status).toBe(422);
  });

  test('shows one month, as days are counted where the program is, however it is asked', async () => {
    const actorName = `Quinn${crypto.randomUUID().slice(0, 8)}`;
    const at = (instant: string, action = 'game.updated') =>
      addEntry({ actorName, at: instant, action });
    // Of New York.
    const month = '2031-03';
    await at('2031-03-01T04:59:59.999Z');
    const first = await at('2031-03-01T05:00:00.000Z');
    const last = await at('2031-04-01T03:59:59.999Z', 'change.undone');
    await at('2031-04-01T04:00:00.000Z');
    const page = async (query: Record<string, string>, path: string = listAuditLogEndpoint.path) =>
      listAuditLogEndpoint.response.parse(await (await ask(path, { month, ...query })).json());
    expect(await page({})).toMatchObject({ rows: [last, first], total: 2 });
    expect((await page({ search: actorName })).rows).toEqual([last, first]);
    const byWhat = await page({ search: actorName, sort: 'what', direction: 'asc' });
    expect(byWhat.rows).toEqual([last, first]);
    expect((await page({ sort: 'who', direction: 'asc' })).total).toBe(2);
    expect(await page({ sort: 'what', direction: 'desc' })).toMatchObject({ rows: [first, last] });
    expect((await page({ action: 'undone' })).rows).toEqual([last]);
    const both = { action: 'undone,schedule', direction: 'asc' };
    expect((await page(both)).rows).toEqual([first, last]);
    expect((await page({}, listAuditLogEndpoint.exported.path)).rows).toEqual([last, first]);
  });

  test.each(['2031-13', '2031', 'all', "03' or"])('knows no month %j', async (month) => {
    const response = await ask(listAuditLogEndpoint.path, { month });
    expect(response.status).toBe(422);
    const fields = { month: 'Choose a month such as 2026-11.' };
    expect(await response.json()).toMatchObject({ error: { fields } });
  });

  test('finds a payment by the bill it was for, which its own id does not say', async () => {
    const number = recordNumberOf(crypto.randomUUID());
    const changes = [{ field: 'of', before: '', after: `Bill ${number}` }];
    const reversed = await addEntry({ action: 'payment.reversed', subject: 'payments/x', changes });
    const response = await ask(listAuditLogEndpoint.path, { search: number });
    expect(listAuditLogEndpoint.response.parse(await response.json()).rows).toEqual([reversed]);
  });
});

describe('unsent mail', () => {
  test('is what waits and what was given up, without its words', async () => {
    const [waiting, failed, sent] = await Promise.all([
      addMail(),
      addMail({ status: 'failed', attempts: MAX_ATTEMPTS }),
      addMail({ status: 'sent' }),
    ]);
    const all = await unsent({}, listUnsentMailEndpoint.exported.path);
    expect(all).toContain(waiting.id);
    expect(all).toContain(failed.id);
    expect(all).not.toContain(sent.id);
    expect(all).not.toContain('Secret words');
    expect(await unsent({ search: failed.to, status: 'failed' })).toContain(failed.id);
    expect(await unsent({ search: failed.to, status: 'pending' })).not.toContain(failed.id);
    expect(await unsent({ search: sent.to })).not.toContain(sent.id);
    expect(await unsent({ status: 'failed' }, listUnsentMailEndpoint.exported.path)).not.toContain(
      waiting.id,
    );
  });

  test('is sent at once on retry, with an entry in the log', async () => {
    const mail = await addMail({ status: 'failed', attempts: MAX_ATTEMPTS });
    const response = await retry(mail.id);
    expect(await response.json()).toMatchObject({ status: 'sent', lastError: null });
    expect(await stack.mailbox.readMail(mail.to)).toHaveLength(1);
    expect(await storedMail(mail.id)).toMatchObject({ status: 'sent', attempts: 1 });
    const entries = await auditLog().where('subject', '==', `outbox/${mail.id}`).get();
    const [entry] = entries.docs.map((doc) => doc.data());
    expect(entry).toMatchObject({ action: 'mail.retried', actorId: office.uid });
    expect(entry?.changes).toContainEqual({ field: 'status', before: 'failed', after: 'pending' });
    expect(JSON.stringify(entry)).not.toContain('Secret words');
  });

  test('that waits for its next attempt is sent now, once', async () => {
    const mail = await addMail();
    expect(await (await retry(mail.id)).json()).toMatchObject({ status: 'sent' });
    const again = await retry(mail.id);
    expect(again.status).toBe(409);
    expect(await stack.mailbox.readMail(mail.to)).toHaveLength(1);
  });

  test('that a sender may have in its hands is left to it', async () => {
    const nextAttemptAt = new Date(Date.now() + 30_000).toISOString();
    const mail = await addMail({ nextAttemptAt, lastError: null });
    expect(await (await retry(mail.id)).json()).toMatchObject({ status: 'pending', nextAttemptAt });
    expect(await stack.mailbox.readMail(mail.to)).toEqual([]);
  });

  test('that has just failed is sent now, not at its next attempt', async () => {
    const mail = await addMail({ status: 'pending', attempts: 0, lastError: null });
    await outbox().doc(mail.id).update({ nextAttemptAt: new Date().toISOString() });
    await stack.mail.stop();
    await deliverMail(mail.id);
    await stack.mail.start();
    expect(await storedMail(mail.id)).toMatchObject({ status: 'pending', attempts: 1 });
    expect(await (await retry(mail.id)).json()).toMatchObject({ status: 'sent' });
    expect(await stack.mailbox.readMail(mail.to)).toHaveLength(1);
  });

  test('that fails again says why, and is tried again automatically', async () => {
    const mail = await addMail({ status: 'failed', attempts: MAX_ATTEMPTS, lastError: null });
    await stack.mail.stop();
    const answer = await (await retry(mail.id)).json();
    await stack.mail.start();
    expect(answer).toMatchObject({ status: 'pending' });
    expect((answer as { lastError: string }).lastError).toContain('ECONNREFUSED');
    expect(await storedMail(mail.id)).toMatchObject({ status: 'pending', attempts: 1 });
  });

  test('that another function must make waits for it, due at once', async () => {
    const mail = await addMail({ status: 'failed', needs: 'waiver-copy' });
    // An older error would read as one of this attempt.
    const due = { status: 'pending', lastError: null };
    expect(await (await retry(mail.id)).json()).toMatchObject(due);
    expect(await storedMail(mail.id)).toMatchObject({ ...due, attempts: 0 });
  });

  test('that is not there, and an id that is none', async () => {
    expect((await retry('nothing')).status).toBe(404);
    expect((await retry('a/b')).status).toBe(422);
    expect((await retry('')).status).toBe(422);
  });
});

test('nightly runs are listed, the newest first, and found by what was done and when', async () => {
  const report = { done: 2, left: 5, error: null, resumeAt: {} };
  const addRun = async (startedAt: string, job: string): Promise<NightlyRun> => {
    const jobs = [{ job, ...report }];
    const run: NightlyRun = { id: startedAt, work: 'night', startedAt, endedAt: startedAt, jobs };
    await nightlyRuns().doc(run.id).create(run);
    return run;
  };
  const older = await addRun('2026-01-01T10:00:00.000Z', 'deleteOldRecords');
  const newer = await addRun('2026-01-02T10:00:00.000Z', 'markOverdueBills');
  const rows = async (query: Record<string, string>) =>
    listNightlyRunsEndpoint.response.parse(
      await (await ask(listNightlyRunsEndpoint.path, query)).json(),
    ).rows;
  expect(await rows({})).toEqual([newer, older]);
  expect(await rows({ search: 'deleteOldRecords' })).toEqual([older]);
  await nightlyRuns().doc(newer.id).update({ work: 'uploads' });
  expect(await rows({ work: 'uploads' })).toEqual([{ ...newer, work: 'uploads' }]);
  // One from before there were two works is of the night.
  await nightlyRuns().doc(older.id).update({ work: FieldValue.delete() });
  expect(await rows({ work: 'night' })).toEqual([older]);
});
