import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { findUser, isVerified } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, profiles } from '../../gateways/records.ts';
import { adminGranted, adminWelcome } from '../../mails/access-mails.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { auditEntry } from '../records/audit.ts';
import { adminsQuery, nameOf } from './list-admins.ts';

/**
 * Makes the account with this email an admin, under this email: one that was moved to another address
 * since is granted anew. It counts from the next request on. The new one is emailed what to set up, and
 * every administrator that there is a new one.
 * @returns whose it is; `isNew` is false when it is one already
 * @throws AppError not_found without an account or profile, forbidden while the email is not
 *   verified: anyone can sign up with any address
 */
export async function grantAdmin(
  email: string,
  actor: Account,
  now: Date,
): Promise<{ uid: string; isNew: boolean }> {
  const user = await findUser({ email });
  if (!user) throw new AppError('not_found', messages.notSignedUp(email));
  if (!isVerified(user)) {
    throw new AppError('forbidden', messages.notVerified(email));
  }
  const { uid } = user;
  const isNew = await firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(uid);
    const [stored, admins] = await Promise.all([
      transaction.get(doc),
      transaction.get(adminsQuery()),
    ]);
    const profile = stored.data();
    if (!profile) {
      throw new AppError('not_found', messages.notComplete(email));
    }
    if (profile.role === 'admin' && profile.email === email) return false;
    const promoted = { ...profile, role: 'admin' as const, email, updatedAt: now.toISOString() };
    const entry = auditEntry(actor, 'profile.madeAdmin', doc.path, now, profile, promoted);
    transaction.set(doc, promoted);
    transaction.create(auditLog().doc(entry.id), entry);
    const who = { uid, name: nameOf(profile), email };
    const mails = [
      forOffice(() => adminWelcome(who, entry.actorName, now)),
      ...readable(admins.docs).map((admin) =>
        forOffice(() => adminGranted(who, admin.email, entry.actorName, now)),
      ),
    ];
    for (const mail of mails) {
      transaction.create(outbox().doc(mail.id), await composeMail(mail, now));
    }
    return true;
  });
  return { uid, isNew };
}
