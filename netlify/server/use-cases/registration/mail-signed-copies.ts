import type { Transaction } from '@google-cloud/firestore';
import { dayOf } from '#domain/calendar/day.ts';
import { isBeingSent, UNSENT } from '#domain/mail/outbox-mail.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, registrations, waiverSignatures } from '../../gateways/records.ts';
import { composeMail, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { waiverCopyAgain } from '../../mails/waiver-copy-again.ts';
import { familyIdOf } from '../families/family-record.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { readRecord } from '../records/office-record.ts';

/**
 * Emails the guardian all that was signed with a registration again, to the address that it has by now: once a
 * day. Where the first email waits, that one goes, with these words: the guardian gets no two. A canceled
 * registration may have been canceled because its address is a stranger's.
 * @throws AppError not_found, conflict where it is canceled or was emailed again today
 */
export async function mailSignedCopies(
  id: string,
  actor: Account,
  now: Date,
): Promise<{ to: string }> {
  const [settings, registration, signed] = await Promise.all([
    readSettings(),
    readRecord(registrations(), id),
    waiverSignatures().where('registrationId', '==', id).limit(1).get(),
  ]);
  if (signed.empty) throw new AppError('not_found', messages.nothingSigned);
  const { payer, cancelled } = registration;
  if (cancelled) throw new AppError('conflict', messages.signedOfCancelled);
  const context = { registration, settings, officeEmail: env().OFFICE_EMAIL };
  const written = writtenIn(await readerLanguage(payer), () => waiverCopyAgain(context));
  // Whoever presses the button answers for where it goes.
  const copy: WrittenMail = { ...written, limit: 'none' };
  const today = dayOf(now, settings.timeZone);
  const again = `${copy.id}-${familyIdOf(payer.email)}-${today}`;
  const entry = auditEntry(actor, 'signedCopy.mailed', copy.about, now, {}, { to: payer.email });
  const isNew = await firestore().runTransaction(async (transaction) => {
    const writeFirst = await findWaiting(transaction, copy, now);
    const draft = { ...copy, id: again };
    if (!writeFirst && (await addMailsOnce(transaction, [draft], now)) === 0) return false;
    writeFirst?.();
    transaction.create(auditLog().doc(entry.id), entry);
    return true;
  });
  if (!isNew) throw new AppError('conflict', messages.signedMailedToday(payer.email));
  return { to: payer.email };
}

/** Writes it in place of the first email where that has not gone; nothing to write where it goes this moment. */
async function findWaiting(
  transaction: Transaction,
  draft: WrittenMail,
  now: Date,
): Promise<(() => void) | undefined> {
  const doc = outbox().doc(draft.id);
  const mail = (await transaction.get(doc)).data();
  if (!mail || !UNSENT.includes(mail.status)) return undefined;
  if (isBeingSent(mail, now.toISOString())) return () => undefined;
  const fresh = await composeMail(draft, now);
  return () => transaction.set(doc, { ...fresh, createdAt: mail.createdAt });
}
