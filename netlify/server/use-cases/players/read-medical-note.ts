import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, medicalNotes, profiles } from '../../gateways/records.ts';
import { versionOf } from '../privacy/change-medical-note.ts';
import { auditEntry } from '../records/audit.ts';

/**
 * A player's medical notes, or null. That there are none is told to nobody unseen either: reading and
 * the entry in the audit log are one transaction, so without the entry there is no answer.
 * @throws AppError not_found
 */
export async function readMedicalNote(
  id: string,
  actor: Account,
  now: Date,
): Promise<{ text: string | null; seen: string | null }> {
  return firestore().runTransaction(async (transaction) => {
    const [profile, note] = await Promise.all([
      transaction.get(profiles().doc(id)),
      transaction.get(medicalNotes().doc(id)),
    ]);
    if (!profile.exists) throw new AppError('not_found', messages.gonePlayer);
    const entry = auditEntry(actor, 'medicalNote.read', `medicalNotes/${id}`, now);
    transaction.create(auditLog().doc(entry.id), entry);
    const { text = null } = note.data() ?? {};
    return { text, seen: versionOf(note.data()) };
  });
}
