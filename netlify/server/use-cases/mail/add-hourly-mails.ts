import type { Transaction } from '@google-cloud/firestore';
import { isBeingSent, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { outbox } from '../../gateways/records.ts';
import { composeMail, type WrittenMail } from '../../mails/compose.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Adds to a transaction emails of which one an hour goes: the first at once, and what comes after it at the
 * beginning of the next hour. One that has not gone yet says the newest instead, so that the last email always
 * says what stands. It reads before it writes.
 * @param drafts named without the hour, each once
 */
export async function addHourlyMails(
  transaction: Transaction,
  drafts: readonly WrittenMail[],
  now: Date,
): Promise<void> {
  const mails = await Promise.all(
    drafts.map(async (draft) => {
      const { id, at } = await findSlot(transaction, draft.id, now);
      const nextAttemptAt = new Date(Math.max(at, now.getTime())).toISOString();
      return { ...(await composeMail({ ...draft, id }, now)), nextAttemptAt };
    }),
  );
  for (const mail of mails) transaction.set(outbox().doc(mail.id), mail);
}

/** This hour's place in the outbox, or the next one's where this hour's email has gone. */
async function findSlot(transaction: Transaction, name: string, now: Date) {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const slotAt = (at: number) => ({ id: `${name}-${new Date(at).toISOString().slice(0, 13)}`, at });
  const current = slotAt(hour);
  const mail = (await transaction.get(outbox().doc(current.id))).data();
  return !mail || mayStillChange(mail, now) ? current : slotAt(hour + HOUR_MS);
}

const mayStillChange = (mail: OutboxMail, now: Date): boolean =>
  (mail.status === 'pending' || mail.status === 'failed') && !isBeingSent(mail, now.toISOString());
