import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { deleteUser, findUser, isVerified } from '../../gateways/auth.ts';
import { medicalNotes, outbox, profiles } from '../../gateways/records.ts';
import { readSubmissionsOf } from '../gallery/submissions-of-deleted.ts';
import { readDeedsOf, readWordsAbout, readWordsTo } from '../privacy/forget-about.ts';
import { readStillShown } from '../privacy/mail-still-shown.ts';
import { nameOfActor } from '../records/audit.ts';
import { deleteRecord } from '../records/change-record.ts';
import { readAnswersOf } from '../registration/forget-answers.ts';

/**
 * Removes a person: profile, medical notes and sign-in, what emails, the log and registrations say of them, and
 * what an account holder has sent that is not in the gallery. Bills, payments and the registrations themselves
 * stay, seven years (decisions §3). Pictures in the gallery stay as well, and the office is
 * emailed which show the player; an email cannot be taken back, so then the deletion cannot either. The entry in the log says who it was, and copies nothing else of what is deleted.
 * @throws AppError not_found, conflict also for an administrator, forbidden for one's own account
 */
export async function deletePlayer(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  if (record.id === actor.uid) {
    throw new AppError('forbidden', messages.ownAccount);
  }
  const seen = (await profiles().doc(record.id).get()).data();
  const ownAddress = seen?.userId ? await verifiedAddress(seen.userId) : null;
  await deleteRecord(record, {
    // A sign-in that is gone does not come back.
    isFinal: Boolean(seen?.userId),
    collection: profiles(),
    actor,
    action: 'profile.deleted',
    now,
    logged: ({ firstName, lastName, role }) => ({ firstName, lastName, role }),
    inTransaction: async (transaction, player) => {
      const { id, userId, role } = player;
      if (role === 'admin') throw isAdmin();
      const deletion = { why: 'deleted', by: nameOfActor(actor) } as const;
      const [mail, ...forget] = await Promise.all([
        readStillShown(transaction, player, deletion, now),
        readWordsAbout(transaction, `profiles/${id}`),
        readAnswersOf(transaction, player),
        ...(ownAddress ? [readWordsTo(transaction, ownAddress)] : []),
        ...(userId
          ? [
              readSubmissionsOf(transaction, { uid: userId }, actor, now),
              readDeedsOf(transaction, userId),
            ]
          : []),
      ]);
      for (const forgetOne of forget) forgetOne();
      transaction.delete(medicalNotes().doc(id));
      if (mail) transaction.create(outbox().doc(mail.id), mail);
      // Before the profile: where this fails nothing is gone, and deleting again does the rest.
      if (userId) await deleteUser(userId);
    },
  });
}

/**
 * Of the account, where its owner has shown that it is theirs: what was emailed to an address that anyone
 * may have signed up with is another's, as it is with the guardian's address of a player.
 */
async function verifiedAddress(uid: string): Promise<string | null> {
  const user = await findUser({ uid });
  return user?.email && isVerified(user) ? user.email.toLowerCase() : null;
}

/** Otherwise the last administrator could go, and nobody would be emailed. */
function isAdmin(): AppError {
  return new AppError('conflict', messages.isAdmin);
}
