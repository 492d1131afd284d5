import { findUser, isVerified } from '../gateways/auth.ts';
import { firestore } from '../gateways/firestore.ts';
import { auditLog, profiles } from '../gateways/records.ts';
import { AppError } from '../http/app-error.ts';
import type { Account } from '../http/authorise.ts';
import { auditEntry } from './admin/audit.ts';

/** Whoever may run commands with the service account's key. */
const COMMAND_LINE: Account = {
  uid: 'command-line',
  email: 'npm run admin:grant',
  emailVerified: true,
  profile: null,
  signedInAt: new Date(0).toISOString(),
};

/**
 * Makes the account with this e-mail an admin (decisions §3: the only way to become one). It counts
 * from the next request on.
 * @returns false when it is one already
 * @throws AppError not_found without an account or profile, forbidden while the e-mail is not
 *   verified: anyone can sign up with any address
 */
export async function grantAdmin(email: string, now: Date): Promise<boolean> {
  const user = await findUser({ email });
  if (!user) throw new AppError('not_found', `Nobody has signed up with ${email}. Sign up first.`);
  if (!isVerified(user)) {
    throw new AppError(
      'forbidden',
      `${email} is not verified yet. Open the link in the mail that came after the sign-up.`,
    );
  }
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(user.uid);
    const profile = (await transaction.get(doc)).data();
    if (!profile) {
      throw new AppError('not_found', `The sign-up of ${email} is not complete. Sign in once.`);
    }
    if (profile.role === 'admin') return false;
    const promoted = { ...profile, role: 'admin' as const, updatedAt: now.toISOString() };
    const entry = auditEntry(COMMAND_LINE, 'profile.madeAdmin', doc.path, now, profile, promoted);
    transaction.set(doc, promoted);
    transaction.create(auditLog().doc(entry.id), entry);
    return true;
  });
}
