import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { cancelRegistration } from '../registration/cancel-registration.ts';
import { verifiedEmail } from './own-records.ts';

/**
 * Cancels a registration of the caller that nothing was paid for.
 * @throws AppError forbidden (email not verified), not_found (not theirs), conflict (paid), payment_unavailable
 */
export async function cancelOwnRegistration(
  id: string,
  account: Account,
  now: Date,
): Promise<void> {
  const email = verifiedEmail(account);
  await cancelRegistration(id, {
    by: 'guardian',
    now,
    allow: (found) => {
      // Another's registration and none at all are told apart by nobody.
      if (found?.payer.email === email) return found;
      throw new AppError('not_found', messages.noRegistration);
    },
    // Its players were deleted, so the entry repeats nothing of them.
    inTransaction: (transaction) => {
      const entry = auditEntry(account, 'registration.cancelled', `registrations/${id}`, now);
      transaction.create(auditLog().doc(entry.id), entry);
    },
  });
}
