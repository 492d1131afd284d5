import type { MailPreview } from '#contracts/families/mails.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog } from '../../gateways/records.ts';
import { composeMail, type WrittenMail, writtenIn } from '../../mails/compose.ts';
import { familyStatement } from '../../mails/family-mails.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';
import { familyMailContext } from './family-mail-context.ts';
import { readAccount } from './read-account.ts';
import { logStatementRead } from './read-family.ts';

/**
 * The email with a family's statement, as it would go. Who asks stands in the audit log before it is answered, as
 * for the statement itself.
 * @throws AppError not_found, record_unreadable
 */
export async function previewStatementMail(
  email: string,
  actor: Account,
  now: Date,
): Promise<MailPreview> {
  const draft = await draftStatement(email, now);
  const { subject, text, to } = await composeMail(draft, now);
  await logStatementRead(email, actor, now);
  return { to, subject, text };
}

/**
 * Emails a family its statement, once a day.
 * @throws AppError not_found, conflict where it was emailed today, record_unreadable
 */
export async function mailStatement(email: string, actor: Account, now: Date): Promise<void> {
  const draft = await draftStatement(email, now);
  const entry = auditEntry(actor, 'family.statementMailed', draft.about, now, {}, { to: email });
  const isNew = await firestore().runTransaction(async (transaction) => {
    if ((await addMailsOnce(transaction, [draft], now)) === 0) return false;
    transaction.create(auditLog().doc(entry.id), entry);
    return true;
  });
  if (isNew) return;
  throw new AppError('conflict', messages.mailedToday(email));
}

async function draftStatement(email: string, now: Date): Promise<WrittenMail> {
  const [settings, account] = await Promise.all([readSettings(), readAccount(email, now)]);
  if (account.debts.length === 0) {
    throw new AppError('not_found', messages.noFamily);
  }
  const context = await familyMailContext({ email, name: account.name }, settings, now);
  const { language } = account;
  return writtenIn(await readerLanguage({ email, language }), () =>
    familyStatement(account.statement, context),
  );
}
