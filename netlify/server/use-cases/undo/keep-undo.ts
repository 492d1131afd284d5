import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import type { UndoRecord } from '#domain/records/undo.ts';
import { readOne } from '../../core/broken-records.ts';
import { auditLog, cachePurges, ledger, outbox, undos } from '../../gateways/records.ts';
import type { Staged, StagedDocument } from '../../gateways/staged-transaction.ts';

/** A document of Firestore holds a megabyte. */
const MAX_BYTES = 900_000;

/**
 * Keeps what puts a staged change back, in the same transaction. Nothing is kept where that cannot be:
 * an email goes out with it, money moved, or a record could not be read. To be called last, before the writes.
 * @returns whether it is kept
 */
export async function keepUndo(
  real: Transaction,
  { transaction, touched }: Staged,
  { id, actorId, action, subject, at }: AuditEntry,
): Promise<boolean> {
  const own = touched().filter(isRecord);
  if (own.length === 0 || touched().some(isNewMail) || touched().some(isMoney)) return false;
  const before = await readBefore(real, own);
  if (!before) return false;
  const records = own.map(({ ref, data }): UndoRecord => {
    const was = before.get(ref.path);
    return {
      path: ref.path,
      before: was ? JSON.stringify(was) : null,
      after: data ? JSON.stringify(data) : null,
    };
  });
  if (Buffer.byteLength(JSON.stringify(records)) > MAX_BYTES) return false;
  transaction.create(undos().doc(id), { id, actorId, action, subject, records, createdAt: at });
  return true;
}

/** The log itself stays, and so does what was taken out of emails: only those that were dropped come back. */
function isRecord({ ref, data }: StagedDocument): boolean {
  const name = ref.parent.id;
  if (name === auditLog().id || name === cachePurges().id) return false;
  return name !== outbox().id || data === undefined;
}

/** The ledger is taken back by an entry of its own, so that its sums follow. */
const isMoney = ({ ref }: StagedDocument) => ref.parent.id === ledger().id;

const isNewMail = ({ ref, data }: StagedDocument) =>
  ref.parent.id === outbox().id && data?.status === 'pending';

/** The records as they are stored; undefined where one cannot be read. */
async function readBefore(
  real: Transaction,
  documents: readonly StagedDocument[],
): Promise<Map<string, object> | undefined> {
  const found = await real.getAll(...documents.map(({ ref }) => ref as DocumentReference<object>));
  const before = new Map<string, object>();
  for (const doc of found) {
    if (!doc.exists) continue;
    const record = readOne(doc);
    if (!record) return undefined;
    before.set(doc.ref.path, record);
  }
  return before;
}
