import { fullName } from '#domain/accounts/full-name.ts';
import { RECENT_SIGN_IN_MS } from '#domain/accounts/profile-details.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages as words } from '#words/office/notes.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { deleteUser } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { isOfAddress, readOwnProfile } from '../../gateways/own-profile.ts';
import { auditLog, medicalNotes, outbox, profiles } from '../../gateways/records.ts';
import { accountDeleted } from '../../mails/account-deleted-mail.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';
import { readSubmissionsOf } from '../gallery/submissions-of-deleted.ts';
import { readDeedsOf, readWordsAbout, readWordsTo } from '../privacy/forget-about.ts';
import { readStillShown } from '../privacy/mail-still-shown.ts';
import { auditEntry } from '../records/audit.ts';

/**
 * Deletes the caller's sign-in and profile with medical notes and what emails and the log say of them, and what
 * they have sent that is not in the gallery, and confirms it by email. Financial records stay seven years (decisions §3);
 * players stay, as they are the program's as well, and so do pictures in the gallery, without the sender: the office is emailed
 * which show the caller. What was saved or sent under another address of the account
 * is not the caller's to delete, and stays.
 * @throws AppError forbidden where the sign-in is not recent, and for admins, who would lock the
 *   program out
 */
export async function deleteOwnAccount(account: Account, now: Date): Promise<void> {
  refuseLate(account, now);
  const { uid, email, emailVerified } = account;
  const path = `profiles/${uid}`;
  const mail = await composeMail(
    writtenIn(currentLanguage(), () => accountDeleted(account, env().OFFICE_EMAIL)),
    now,
  );
  // The log names nobody: what it says of them goes with them.
  const owner = { uid, email: words.owner, profile: null };
  await firestore().runTransaction(async (transaction) => {
    const told = (await transaction.get(outbox().doc(mail.id))).data();
    const profile = readOwnProfile(await transaction.get(profiles().doc(uid)), account, now);
    if (profile?.role === 'admin') throw new AppError('forbidden', messages.isAdmin);
    const isOwn = !profile || isOfAddress(profile, account);
    const gone = isOwn ? profile : undefined;
    const [shown, ...forget] = await Promise.all([
      gone && readStillShown(transaction, gone, { why: 'account', by: fullName(gone) }, now),
      ...(isOwn ? [readWordsAbout(transaction, path)] : []),
      readSubmissionsOf(transaction, account, owner, now),
      readDeedsOf(transaction, uid),
      // An address that was never verified may be a stranger's.
      ...(emailVerified ? [readWordsTo(transaction, email)] : []),
    ]);
    for (const forgetOne of forget) forgetOne();
    // Without it a restored backup would bring them back, and nobody would know.
    const entry = auditEntry(owner, 'account.deleted', path, now);
    transaction.create(auditLog().doc(entry.id), entry);
    if (isOwn) {
      transaction.delete(profiles().doc(uid));
      // The office may have written one of a player who has a sign-in.
      transaction.delete(medicalNotes().doc(uid));
    }
    if (shown) transaction.create(outbox().doc(shown.id), shown);
    // One of an earlier try that waited was just forgotten; one that was sent is not sent again.
    if (told?.status !== 'sent') transaction.set(outbox().doc(mail.id), mail);
  });
  // The sign-in goes last. Where that fails, it is tried again with the email that says so.
  await deleteUser(uid).catch((error: unknown) => {
    const detail = String(error);
    console.error(JSON.stringify({ level: 'error', code: 'sign_in_not_deleted', detail }));
  });
}

function refuseLate({ signedInAt }: Account, now: Date): void {
  if (now.getTime() - Date.parse(signedInAt) > RECENT_SIGN_IN_MS) {
    throw new AppError('forbidden', messages.deletePassword);
  }
}
