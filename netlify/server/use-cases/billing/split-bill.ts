import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import type { splitBillEndpoint } from '#contracts/billing/split.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { noteReceived, stillOwedCents } from '#domain/billing/received.ts';
import { splitBill as splitInto } from '#domain/billing/split-bill.ts';
import { dayOf } from '#domain/calendar/calendar.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, playerBills, registrations } from '../../gateways/records.ts';
import { balancePlan } from '../../mails/balance-plan-mail.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { isKnown } from '../mail/is-known.ts';
import { expirePages, mustBeExpired } from '../payments/pages/expire-pages.ts';
import { auditEntry } from '../records/audit.ts';
import { laterThan, staleRecord } from '../records/change-record.ts';
import { followBillChange } from './follow-bill-change.ts';
import { paymentLink } from './payment-link.ts';
import { readBill } from './read-bills.ts';

type SplitRequest = z.infer<typeof splitBillEndpoint.request>;

/**
 * Splits what is still owed on a bill into dated parts, each a bill of its own, and emails the guardian the
 * dates. Open pages that ask for the whole are closed first. The same key again changes nothing.
 * @throws AppError not_found, conflict, invalid_input, payment_unavailable
 */
export async function splitBill(
  { id, seen, idempotencyKey, plan }: SplitRequest,
  actor: Account,
  now: Date,
): Promise<AdminBill> {
  const settings = await readSettings();
  const { timeZone } = settings;
  const ids = Array.from({ length: plan.count - 1 }, (_, n) => idOf(`${idempotencyKey}:${n}`));
  const today = dayOf(now, timeZone);
  const answerOf = async (transaction: Transaction) => {
    const found = await readToSplit(transaction, id);
    return { before: found.bill, ...orRefuse(splitInto({ ...found, today }, plan, ids, now)) };
  };
  if (
    (
      await playerBills()
        .doc(ids[0] ?? '')
        .get()
    ).exists
  )
    return readBill(id);
  const first = await firestore().runTransaction(answerOf, { readOnly: true });
  if (first.before.updatedAt !== seen) throw staleRecord();
  const { payer } = first.before;
  const isTheirs = payer !== null && (await isKnown(payer.email));
  const subject = { kind: 'bill', recordId: id } as const;
  const expired = await expirePages(subject, now);
  await firestore().runTransaction(async (transaction) => {
    const { before, bill, others } = await answerOf(transaction);
    if (before.updatedAt !== seen) throw staleRecord();
    await mustBeExpired(transaction, subject, expired);
    const changed = { ...bill, updatedAt: laterThan(before.updatedAt, now) };
    const [alone = changed] = before.registrationId ? [] : noteReceived([changed], null);
    const after = await followBillChange(transaction, before, alone, { timeZone, now });
    // What came for all players together counts by shares, which the split has moved.
    if (stillOwedCents(after) !== stillOwedCents(bill)) throw sharedMoney();
    transaction.set(playerBills().doc(id), after);
    for (const other of others) transaction.create(playerBills().doc(other.id), other);
    for (const [one, was] of [
      [after, before] as const,
      ...others.map((other) => [other, {}] as const),
    ]) {
      const action = one === after ? 'bill.split' : 'bill.created';
      const entry = auditEntry(actor, action, `playerBills/${one.id}`, now, was, one);
      transaction.create(auditLog().doc(entry.id), entry);
    }
    const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
    const { payer: guardian } = after;
    const draft =
      guardian &&
      writtenIn(await readerLanguage(guardian), () =>
        balancePlan([after, ...others], {
          isKnown: isTheirs,
          settings,
          officeEmail,
          siteUrl,
          payLink: paymentLink(siteUrl, subject, guardian.email, now),
        }),
      );
    if (draft) transaction.create(outbox().doc(draft.id), await composeMail(draft, now));
  });
  return readBill(id);
}

async function readToSplit(transaction: Transaction, id: string) {
  const bill = (await transaction.get(playerBills().doc(id))).data();
  if (!bill) {
    throw new AppError('not_found', messages.deleted);
  }
  const whole = bill.registrationId
    ? (await transaction.get(registrations().doc(bill.registrationId))).data()
    : undefined;
  return { bill, registration: whole?.payment ?? null };
}

type Answer = ReturnType<typeof splitInto>;
function orRefuse(answer: Answer): { bill: PlayerBill; others: PlayerBill[] } {
  if (answer.ok) return answer;
  const { field, message } = answer;
  if (!field) throw new AppError('conflict', message);
  throw new AppError('invalid_input', message, { fields: { [`plan.${field}`]: message } });
}

function sharedMoney(): AppError {
  return new AppError('conflict', messages.paidTogether);
}

/** A UUID that follows from a text: the same request makes the same bills. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text.toLowerCase()).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
