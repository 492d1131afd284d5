import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/mail/mailbox-of.ts';
import { DAILY_MAILS, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { messages } from '#words/office/refusals/mails.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger, mailCounts } from '../../gateways/records.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Why an email may not go out now, as staff read it beside the email; null where it may. Anyone can put
 * anyone's address into a form, so an address that was never paid from gets a few such emails a day, and
 * none that repeats what was typed. Whether it is verified only Firebase Auth knows, which not every
 * function can ask: what is held for that goes within a minute (`release-held-mails.ts`).
 */
export async function whyHeld(mail: OutboxMail, now: Date): Promise<string | null> {
  if (mail.limit === 'none' || isOffice(mail.to)) return null;
  if (mail.limit === 'known') return (await hasPaid(mail.to)) ? null : messages.notKnown;
  if ((await takeOneOfToday(mail, now)) || (await hasPaid(mail.to))) return null;
  return messages.held(DAILY_MAILS);
}

const isOffice = (to: string) => to.toLowerCase() === env().OFFICE_EMAIL.toLowerCase();

/** Whether money has come from this address. */
export async function hasPaid(email: string): Promise<boolean> {
  const found = await ledger()
    .where('email', '==', email.toLowerCase())
    .where('paidAt', '>', '')
    .limit(1)
    .get();
  return !found.empty;
}

/** Counts the email among those of its mailbox and day, unless they are used up. */
async function takeOneOfToday({ id, to }: OutboxMail, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const mailbox = createHash('sha256').update(mailboxOf(to)).digest('hex').slice(0, 32);
  const doc = mailCounts().doc(`${mailbox}-${day}`);
  return firestore().runTransaction(async (transaction) => {
    const mails = readOne(await transaction.get(doc))?.mails ?? [];
    if (mails.includes(id)) return true;
    if (mails.length >= DAILY_MAILS) return false;
    const expiresAt = new Date(now.getTime() + TWO_DAYS_MS);
    transaction.set(doc, { id: doc.id, mails: [...mails, id], expiresAt });
    return true;
  });
}
