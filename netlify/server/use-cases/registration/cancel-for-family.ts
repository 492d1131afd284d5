import type { SeenRecord } from '#contracts/records/change.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { withoutAnswers } from '#domain/registration/without-answers.ts';
import { messages } from '#words/refusals/registration.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { auditLog } from '../../gateways/records.ts';
import { auditEntry, nameOfActor } from '../records/audit.ts';
import { staleRecord } from '../records/change-record.ts';
import { cancelRegistration } from './cancel-registration.ts';

/**
 * Cancels a registration that nothing was paid for, for the office; the guardian is emailed.
 * @throws AppError not_found, conflict (changed since it was seen; paid), payment_unavailable
 */
export async function cancelForFamily(
  { id, seen }: SeenRecord,
  actor: Account,
  now: Date,
): Promise<Registration> {
  return cancelRegistration(id, {
    by: 'office',
    name: nameOfActor(actor),
    now,
    allow: (found) => {
      if (!found) throw new AppError('not_found', messages.gone);
      if (found.updatedAt !== seen && !found.cancelled) throw staleRecord();
      return found;
    },
    inTransaction: (transaction, before, after) => {
      const subject = `registrations/${id}`;
      // What it said of its players went with them.
      const said = withoutAnswers(before);
      const entry = auditEntry(actor, 'registration.cancelled', subject, now, said, after);
      transaction.create(auditLog().doc(entry.id), entry);
    },
  });
}
