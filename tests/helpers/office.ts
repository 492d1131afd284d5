import { expect } from 'vitest';
import type { PayableKind } from '#domain/payments/choices.ts';
import admin from '#functions/admin.ts';
import { auditLog, outbox } from '#server/gateways/records.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* What an admin asks of the office's tabs, for tests of functions. */

await stack.seed();
export const office = await signUpUser({ role: 'admin' });

export const MEDICAL = 'Penicillin allergy, carries an injector';
export const HOSTILE = '<img src=x onerror=alert(1)>';
const HANDED = { method: 'check', reference: '1042', amountCents: null } as const;

export interface Row {
  id: string;
  updatedAt: string;
}
export type Answer = { status: number; body: unknown };

/** Every answer of the dashboard is looked at for what must never be in one. */
async function answerOf(request: Request): Promise<Answer> {
  const response = await invoke(admin, sentBy(office, request));
  const text = await response.text();
  for (const secret of ['manageToken', 'requestHash', 'stripeC', 'stripeP', 'stripeS', MEDICAL]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain('searchTokens');
  return { status: response.status, body: JSON.parse(text) };
}
export const send = (path: string, body: unknown) => answerOf(postJson(path, body));
export const ask = (path: string, query: Record<string, string> = {}) =>
  answerOf(get(`${path}?${new URLSearchParams(query)}`));

/** The ids a table finds. */
export async function find(path: string, query: Record<string, string>): Promise<string[]> {
  const { status, body } = await ask(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { rows: Row[] }).rows.map(({ id }) => id);
}

/** A table finds the record by a search and, without one, in its filter only, both ways around. */
export async function expectListed(
  path: string,
  id: string,
  search: string,
  wanted: Record<string, string>,
  other: Record<string, string>,
) {
  expect(await find(path, { search })).toEqual([id]);
  for (const direction of ['asc', 'desc']) {
    const all = `${path}/export`;
    expect(await find(all, { direction, ...wanted })).toContain(id);
    expect(await find(all, { direction, ...other })).not.toContain(id);
  }
}

export const conflict = { status: 409, body: { error: { code: 'conflict' } } };
export const refused = { status: 422, body: { error: { code: 'invalid_input' } } };

export const entriesOn = async (subject: string) =>
  (await auditLog().where('subject', '==', subject).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.localeCompare(b.at));
export const mailsTo = async (to: string) =>
  (await outbox().where('to', '==', to).get()).docs.map((doc) => doc.data());

/** Notes are kept, logged, and refused over someone else's change; nobody is mailed. */
export async function expectNotes(notesPath: string, collection: string, record: Row, to: string) {
  const mails = (await mailsTo(to)).length;
  const body = { id: record.id, seen: record.updatedAt, notes: `Called. ${HOSTILE}` };
  const saved = await send(notesPath, body);
  expect(saved).toMatchObject({ status: 200, body: { record: { notes: body.notes } } });
  expect(await send(notesPath, { ...body, notes: 'Over it' })).toMatchObject(conflict);
  expect(await send(notesPath, { ...body, notes: 'x'.repeat(2001) })).toMatchObject(refused);
  const [entry, ...further] = await entriesOn(`${collection}/${record.id}`);
  expect(further).toEqual([]);
  expect(entry).toMatchObject({
    actorId: office.uid,
    action: expect.stringMatching(/\.noted$/),
    changes: [{ field: 'notes', before: '', after: body.notes }],
  });
  expect(await mailsTo(to)).toHaveLength(mails);
  return (saved.body as { record: Row }).record;
}

export const pay = (kind: PayableKind, recordId: string, date = '2026-11-20') =>
  markPaid({ kind, recordId, date, ...HANDED, idempotencyKey: crypto.randomUUID() }, new Date());
