import { messages } from '#words/office/refusals/access.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { findUsers } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, profiles, secondFactors } from '../../gateways/records.ts';
import { adminRevoked } from '../../mails/access-mails.ts';
import { composeMail, forOffice } from '../../mails/compose.ts';
import { auditEntry } from '../records/audit.ts';
import { adminsQuery, canOpenDashboard, nameOf } from './list-admins.ts';

/**
 * Takes the role of administrator away; the account stays, as a parent's. It counts from the next
 * request on. Every administrator is emailed, and who was one.
 * @throws AppError not_found where it is none (any more), conflict for the last one who can open the dashboard
 */
export async function revokeAdmin(uid: string, actor: Account, now: Date): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    // All of them are read, so that two who remove each other at once do not both succeed.
    const admins = readable((await transaction.get(adminsQuery())).docs);
    const profile = admins.find(({ id }) => id === uid);
    if (!profile) throw new AppError('not_found', messages.notAdmin);
    if (admins.length === 1) {
      throw new AppError('conflict', messages.onlyAdmin);
    }
    const others = admins.filter(({ id }) => id !== uid);
    const users = await findUsers(others.map(({ id }) => id));
    if (!others.some((one) => canOpenDashboard(one, users.get(one.id) ?? null))) {
      throw new AppError('conflict', messages.onlyWhoCanOpen);
    }
    const after = { ...profile, role: 'parent' as const, updatedAt: now.toISOString() };
    transaction.set(profiles().doc(uid), after);
    transaction.delete(secondFactors().doc(uid));
    const subject = `profiles/${uid}`;
    const entry = auditEntry(actor, 'profile.adminRevoked', subject, now, profile, after);
    transaction.create(auditLog().doc(entry.id), entry);
    const who = { uid, name: nameOf(profile), email: profile.email };
    for (const { email } of admins) {
      const mail = forOffice(() => adminRevoked(who, email, entry.actorName, now));
      transaction.create(outbox().doc(mail.id), await composeMail(mail, now));
    }
  });
}
