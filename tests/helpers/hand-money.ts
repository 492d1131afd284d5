import { expect } from 'vitest';
import { correctPaymentEndpoint } from '#contracts/payments/corrections.ts';
import {
  type AdminLedgerEntry,
  markPaidEndpoint,
  reversePaymentEndpoint,
} from '#contracts/payments/dashboard.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import adminPayments from '#functions/admin-payments.ts';
import { daysAgo } from './days.ts';
import { invoke, postJson } from './functions.ts';
import { sentBy, type TestUser } from './sign-in.ts';

/* Money by hand, noted and corrected by an admin's requests. */

export const payerOf = (email: string) => ({ firstName: 'Ana', lastName: 'Diaz', email });

/** What is corrected; the rest is a check 1042 of $50.00 three days ago. */
export interface Correction {
  to?: { kind: PayableKind; recordId: string };
  amountCents?: number;
  date?: string;
  method?: string;
  reference?: string;
  reason?: string;
  key?: string;
}

export const sendAs = (office: TestUser, path: string, body: object): Promise<Response> =>
  invoke(adminPayments, sentBy(office, postJson(path, body)));

export async function note(
  office: TestUser,
  kind: PayableKind,
  recordId: string,
  amountCents: number,
  date = daysAgo(3),
): Promise<AdminLedgerEntry> {
  const payment = { method: 'check', date, reference: '1042', amountCents };
  const idempotencyKey = crypto.randomUUID();
  const body = { kind, recordId, idempotencyKey, payment };
  const response = await sendAs(office, markPaidEndpoint.path, body);
  expect(response.status).toBe(200);
  return markPaidEndpoint.response.parse(await response.json()).entry;
}

/** A check that bounced today. */
export async function reverse(office: TestUser, entryId: string): Promise<void> {
  const taken = { entryId, reason: 'It bounced', date: daysAgo(0) };
  const answer = await sendAs(office, reversePaymentEndpoint.path, taken);
  expect(answer.status, await answer.clone().text()).toBe(200);
}

export const correct = (
  office: TestUser,
  entryId: string,
  { to, key, ...change }: Correction,
): Promise<Response> =>
  sendAs(office, correctPaymentEndpoint.path, {
    entryId,
    idempotencyKey: key ?? crypto.randomUUID(),
    ...(to && { to }),
    payment: {
      method: 'check',
      date: daysAgo(3),
      reference: '1042',
      amountCents: 5000,
      reason: 'The check says so',
      ...change,
    },
  });

/** What a refusal says, and the fields that it names. */
export async function refused(response: Response, status: number) {
  expect(response.status).toBe(status);
  const { error } = (await response.json()) as { error: { message: string; fields?: object } };
  return { ...error, fields: Object.keys(error.fields ?? {}) };
}
