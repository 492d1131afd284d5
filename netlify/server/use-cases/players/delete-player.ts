import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { deleteUser } from '../../gateways/auth.ts';
import { medicalNotes, profiles } from '../../gateways/records.ts';
import { readWordsAbout, readWordsTo } from '../privacy/forget-about.ts';
import { deleteRecord } from '../records/change-record.ts';

/**
 * Removes a person: profile, medical notes and sign-in, and what emails and the log say of them. Bills
 * and payments stay, seven years (decisions §3). The entry in the log says who it was, and copies nothing else of what is deleted.
 * @throws AppError not_found, conflict also for an administrator, forbidden for one's own account
 */
export async function deletePlayer(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  if (record.id === actor.uid) {
    throw new AppError('forbidden', messages.ownAccount);
  }
  const seen = (await profiles().doc(record.id).get()).data();
  await deleteRecord(record, {
    // A sign-in that is gone does not come back.
    isFinal: Boolean(seen?.userId),
    collection: profiles(),
    actor,
    action: 'profile.deleted',
    now,
    logged: ({ firstName, lastName, role }) => ({ firstName, lastName, role }),
    inTransaction: async (transaction, { id, userId, email, role }) => {
      if (role === 'admin') throw isAdmin();
      const forget = await Promise.all([
        readWordsAbout(transaction, `profiles/${id}`),
        // The address of a player without a sign-in is the guardian's, whose emails stay.
        ...(userId ? [readWordsTo(transaction, email)] : []),
      ]);
      for (const forgetOne of forget) forgetOne();
      transaction.delete(medicalNotes().doc(id));
      // Before the profile: where this fails nothing is gone, and deleting again does the rest.
      if (userId) await deleteUser(userId);
    },
  });
}

/** Otherwise the last administrator could go, and nobody would be emailed. */
function isAdmin(): AppError {
  return new AppError('conflict', messages.isAdmin);
}
