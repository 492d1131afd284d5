import type { SeenRecord } from '#contracts/records/change.ts';
import type { Account } from '../../core/account.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, seasons } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { staleRecord } from '../records/change-record.ts';
import { doStep, mustBeOpen } from './season-record.ts';

/**
 * Ends the change: the guide is gone from the overview. One that has done nothing was begun by mistake,
 * and leaves no record.
 * @throws AppError not_found, conflict
 */
export async function finishSeason(record: SeenRecord, actor: Account, now: Date): Promise<void> {
  const change = await mustBeOpen(record.id);
  if (change.bills || change.schedule || change.players) {
    const finishedAt = now.toISOString();
    await doStep(record, {
      actor,
      now,
      action: 'season.finished',
      work: (_, current) => ({ ...current, finishedAt }),
    });
    return;
  }
  await firestore().runTransaction(async (transaction) => {
    const doc = seasons().doc(record.id);
    const current = (await transaction.get(doc)).data();
    if (current?.updatedAt !== record.seen) throw staleRecord();
    transaction.delete(doc);
    const entry = auditEntry(actor, 'season.dropped', doc.path, now, { from: change.from }, {});
    transaction.create(auditLog().doc(entry.id), entry);
  });
}
