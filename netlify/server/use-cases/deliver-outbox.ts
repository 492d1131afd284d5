import {
  MAX_ATTEMPTS,
  type MailNeed,
  nextAttemptAt,
  type OutboxMail,
} from '#domain/mail/outbox-mail.ts';
import { firestore } from '../gateways/firestore.ts';
import { type Attachment, sendMail } from '../gateways/mail.ts';
import { outbox } from '../gateways/records.ts';

/** How long a sender may hold a mail before another takes it for abandoned. */
const LEASE_MS = 60_000;
const BATCH = 20;

export interface DeliveryReport {
  sent: number;
  failed: number;
}

/** A mail as it goes out. */
export interface PreparedMail {
  mail: OutboxMail;
  attachments?: readonly Attachment[];
}

/**
 * What makes a mail complete, by what it needs; a function brings those whose libraries it can afford.
 * Null: there is nothing to send (any more), and the mail is dropped.
 */
export type Preparers = Partial<
  Record<MailNeed, (mail: OutboxMail) => Promise<PreparedMail | null>>
>;

/**
 * Sends what is due, oldest first, one batch. A mail server that is down only makes it wait. Mails
 * that need what the caller cannot make are left to the scheduled function, which can make all.
 */
export async function deliverOutbox(
  preparers: Preparers = {},
  clock: () => Date = () => new Date(),
): Promise<DeliveryReport> {
  const due = await outbox()
    .where('needs', 'in', ['nothing', ...Object.keys(preparers)])
    .where('status', '==', 'pending')
    .where('nextAttemptAt', '<=', clock().toISOString())
    .orderBy('nextAttemptAt')
    .limit(BATCH)
    .get();
  const report = { sent: 0, failed: 0 };
  for (const { id } of due.docs) {
    const mail = await claim(id, clock());
    if (!mail) continue;
    if (await deliver(mail, preparers, clock)) report.sent += 1;
    else report.failed += 1;
  }
  return report;
}

/** Tries one mail that is due, unless another sender has it or it needs what the caller cannot make. */
export async function deliverMail(
  id: string,
  preparers: Preparers = {},
  clock: () => Date = () => new Date(),
): Promise<void> {
  const needs = (await outbox().doc(id).get()).data()?.needs;
  if (!needs || (needs !== 'nothing' && !preparers[needs])) return;
  const mail = await claim(id, clock());
  if (mail) await deliver(mail, preparers, clock);
}

/** Takes a due mail for this sender alone, or undefined when another was faster. */
async function claim(id: string, now: Date): Promise<OutboxMail | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const doc = outbox().doc(id);
    const mail = (await transaction.get(doc)).data();
    if (mail?.status !== 'pending' || mail.nextAttemptAt > now.toISOString()) return undefined;
    const claimed = {
      ...mail,
      attempts: mail.attempts + 1,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS).toISOString(),
      // A failure writes it again; until then nobody must take this mail for one that only waits.
      lastError: null,
    };
    transaction.set(doc, claimed);
    return claimed;
  });
}

async function deliver(
  mail: OutboxMail,
  preparers: Preparers,
  clock: () => Date,
): Promise<boolean> {
  const doc = outbox().doc(mail.id);
  try {
    const prepare = preparers[mail.needs];
    const prepared = prepare ? await prepare(mail) : { mail };
    if (!prepared) {
      await doc.delete();
      return true;
    }
    await sendMail(prepared.mail, prepared.attachments);
  } catch (error) {
    await doc.update({
      status: mail.attempts >= MAX_ATTEMPTS ? 'failed' : 'pending',
      nextAttemptAt: nextAttemptAt(mail.attempts, clock()).toISOString(),
      lastError: String(error).slice(0, 500),
    });
    return false;
  }
  await doc.update({ status: 'sent', sentAt: clock().toISOString(), lastError: null });
  return true;
}
