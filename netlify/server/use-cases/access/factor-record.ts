import { noSecondFactor, type SecondFactor } from '#domain/access/second-factor.ts';
import type { Account } from '../../core/account.ts';
import type { UserRecord } from '../../gateways/auth.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, secondFactors } from '../../gateways/records.ts';
import { forOffice, type MailDraft } from '../../mails/compose.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { auditEntry } from '../records/audit.ts';

/** What comes of looking at a second factor. */
export interface FactorChange<T> {
  result: T;
  /** As it shall be; left out where nothing changes. */
  next?: SecondFactor;
  /** For the audit log. */
  action?: string;
  /** To its owner. */
  mail?: MailDraft;
}

export async function readFactor(uid: string, now: Date): Promise<SecondFactor> {
  return (await secondFactors().doc(uid).get()).data() ?? noSecondFactor(uid, now);
}

/**
 * Changes someone's second factor, with the entry in the log and the email, in one transaction: two
 * requests with one code are one after the other.
 * @param change may throw to refuse; a refusal that has to be remembered is a result
 */
export async function changeFactor<T>(
  uid: string,
  { actor, now }: { actor: Account; now: Date },
  change: (current: SecondFactor) => FactorChange<T>,
): Promise<T> {
  return firestore().runTransaction(async (transaction) => {
    const doc = secondFactors().doc(uid);
    const current = (await transaction.get(doc)).data() ?? noSecondFactor(uid, now);
    const { result, next, action, mail } = change(current);
    if (mail) await addMailsOnce(transaction, [forOffice(() => mail)], now);
    if (next) transaction.set(doc, { ...next, updatedAt: now.toISOString() });
    if (action) {
      const entry = auditEntry(actor, action, `profiles/${uid}`, now);
      transaction.create(auditLog().doc(entry.id), entry);
    }
    return result;
  });
}

/**
 * Whether the account's password is the one whose length was checked here. Firebase tells nobody how
 * long a password is; it tells since when sessions count, and every new password moves that.
 */
export function isPasswordKnown(
  { passwordSince }: Pick<SecondFactor, 'passwordSince'>,
  user: Pick<UserRecord, 'tokensValidAfterTime'> | null,
): boolean {
  return passwordSince !== null && passwordSince === user?.tokensValidAfterTime;
}
