import { isBeingSent, type OutboxMail } from '#domain/mail/outbox-mail.ts';
import { messages } from '#words/office/refusals/mails.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox } from '../../gateways/records.ts';
import { prepareAccountDeletion } from '../accounts/prepare-account-deletion.ts';
import { prepareAccountLink } from '../accounts/prepare-account-link.ts';
import { auditEntry } from '../records/audit.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';

/** What the dashboard's function can make; an email that needs more goes with the next scheduled sending. */
const PREPARERS = {
  'account-link': prepareAccountLink,
  'account-deletion': prepareAccountDeletion,
};

/** An email after a try: dropped where there is nothing to send any more, such as a request for what was paid. */
export type TriedMail = Omit<OutboxMail, 'status'> & { status: OutboxMail['status'] | 'dropped' };

/**
 * Makes an unsent email due and tries it once; one that was given up starts over. Signed documents go to no address
 * that nobody has shown to be theirs: Email Again on the registration sends those, with the second factor.
 * @returns the email as it then stands
 * @throws AppError not_found, conflict where it has been sent, or is for Email Again
 */
export async function retryMail(id: string, actor: Account, now: Date): Promise<TriedMail> {
  return tryDue(await makeDue(id, actor, now), { preparers: PREPARERS });
}

/** Tries an email that is due. @returns the email as it then stands */
export async function tryDue(mail: OutboxMail, delivery?: Delivery): Promise<TriedMail> {
  await deliverMail(mail.id, delivery);
  const after = (await outbox().doc(mail.id).get()).data();
  return after ?? { ...mail, status: 'dropped', lastError: null };
}

async function makeDue(id: string, actor: Account, now: Date): Promise<OutboxMail> {
  return firestore().runTransaction(async (transaction) => {
    const doc = outbox().doc(id);
    const mail = (await transaction.get(doc)).data();
    if (!mail) throw new AppError('not_found', messages.gone);
    if (mail.status === 'discarded') throw new AppError('conflict', messages.discarded);
    if (mail.status === 'sent') {
      throw new AppError('conflict', messages.sent);
    }
    if (isSigned(mail) && mail.status === 'held') {
      throw new AppError('conflict', messages.signedDocuments);
    }
    const due = asDue(mail, now);
    transaction.set(doc, due);
    const entry = auditEntry(actor, 'mail.retried', `outbox/${id}`, now, mail, due);
    transaction.create(auditLog().doc(entry.id), entry);
    return due;
  });
}

function asDue(mail: OutboxMail, now: Date): OutboxMail {
  const nextAttemptAt = now.toISOString();
  if (isBeingSent(mail, nextAttemptAt)) return mail;
  const attempts = mail.status === 'failed' ? 0 : mail.attempts;
  const due = { ...mail, status: 'pending', attempts, nextAttemptAt, lastError: null } as const;
  // Whoever presses the button answers for where it goes.
  return isSigned(mail) ? due : { ...due, limit: 'none' };
}

const isSigned = ({ needs }: OutboxMail) => needs === 'waiver-copy';
