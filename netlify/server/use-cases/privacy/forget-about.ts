import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { type AuditEntry, isDeedOfFamily } from '#domain/accounts/audit-entry.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import {
  areValuesForgotten,
  forgetMail,
  forgetValues,
  isMailForgotten,
} from '#domain/privacy/forget.ts';
import { messages as words } from '#words/office/notes.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { auditLog, outbox } from '../../gateways/records.ts';

/**
 * Reads what emails and the audit log say of a record that is being deleted; the answer forgets it, in the
 * same transaction. (Firestore wants every read before the first write.) Of emails that went out, and of
 * entries, only the bare fact stays; an email that has not gone out is dropped: it is about something that
 * is no longer there. Where the office answers people ('keepOffices'), what it has written to them still goes.
 */
export async function readWordsAbout(
  transaction: Transaction,
  path: string,
  unsent: 'drop' | 'keepOffices' = 'drop',
): Promise<() => void> {
  const [mails, entries] = await Promise.all([
    transaction.get(outbox().where('about', '==', path)),
    transaction.get(auditLog().where('subject', '==', path)),
  ]);
  return () => {
    for (const doc of mails.docs) writeForgotten(transaction, doc, unsent);
    for (const doc of entries.docs) writeWithoutValues(transaction, doc);
  };
}

/**
 * Reads what was emailed to an address whose account is being deleted; the answer forgets it. What waits
 * to go out still goes where it is about money or a record that stays; a link into the account does not,
 * because sending it would make the account again.
 */
export async function readWordsTo(transaction: Transaction, email: string): Promise<() => void> {
  const mails = await transaction.get(outbox().where('to', '==', email).limit(MAX_EMAILS));
  return () => {
    for (const doc of mails.docs) writeForgotten(transaction, doc, 'keep');
  };
}

/** Far above what one person is emailed within ninety days. */
const MAX_EMAILS = 400;

/**
 * Reads what the log says that someone did whose account is being deleted; the answer takes the name out of it.
 * What somebody has done as an administrator stays under the name.
 */
export async function readDeedsOf(transaction: Transaction, uid: string): Promise<() => void> {
  const found = auditLog().where('actorId', '==', uid).limit(MAX_DEEDS);
  const entries = readable((await transaction.get(found)).docs);
  const isFamilys = entries.every(({ action }) => isDeedOfFamily(action));
  return () => {
    if (!isFamilys) return;
    for (const entry of entries) {
      transaction.set(auditLog().doc(entry.id), { ...entry, actorName: words.owner });
    }
  };
}

/** Far above what a family does in an account. */
const MAX_DEEDS = 400;

function writeForgotten(
  transaction: Transaction,
  doc: QueryDocumentSnapshot<OutboxMail>,
  unsent: 'keep' | 'keepOffices' | 'drop',
): void {
  const mail = readOne(doc);
  const isKept = unsent === 'keep' || (unsent === 'keepOffices' && mail?.limit === 'none');
  if (mail?.status === 'sent') {
    if (!isMailForgotten(mail)) transaction.set(doc.ref, forgetMail(mail));
    // One that cannot be read can neither be sent nor shortened.
  } else if (!mail || !isKept || mail.status === 'failed' || mail.needs === 'account-link') {
    transaction.delete(doc.ref);
  }
}

function writeWithoutValues(
  transaction: Transaction,
  doc: QueryDocumentSnapshot<AuditEntry>,
): void {
  const entry = readOne(doc);
  if (!entry) transaction.update(doc.ref, { changes: [] });
  else if (!areValuesForgotten(entry)) transaction.set(doc.ref, forgetValues(entry));
}
