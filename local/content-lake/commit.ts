import { findStrongReferences } from './document.ts';
import type { Lake } from './lake.ts';
import type { DocumentChange, Transaction } from './transaction.ts';
import { refuseWrite, WriteError } from './write-error.ts';

/** Writes a transaction, then tells the listeners and, for what visitors see, the webhook. */
export function commitTransaction(
  lake: Lake,
  transaction: Transaction,
  kind: 'mutationError' | 'actionError',
): void {
  const changes = transaction.changes();
  try {
    assertReferences(lake, transaction, changes);
  } catch (error) {
    throw error instanceof WriteError ? refuseWrite(kind, 0, error) : error;
  }
  lake.store.commit(changes);
  lake.listeners.publish(transaction, changes);
  lake.webhook?.announce(transaction, changes);
}

/** A strong reference always finds its document: neither written to nothing nor left behind. */
function assertReferences(
  { store }: Lake,
  transaction: Transaction,
  changes: readonly DocumentChange[],
): void {
  for (const { id, after } of changes) {
    const missing = findStrongReferences(after).find((it) => transaction.get(it) === undefined);
    if (missing !== undefined) {
      throw new WriteError(
        'documentReferenceDoesNotExistError',
        `Document "${id}" references non-existent document "${missing}"`,
        { id, referenceID: missing },
      );
    }
  }
  const deleted = changes.filter(({ after }) => after === undefined).map(({ id }) => id);
  if (deleted.length === 0) return;
  for (const stored of store.all()) {
    const held = findStrongReferences(transaction.get(stored._id)).find((it) =>
      deleted.includes(it),
    );
    if (held !== undefined) {
      throw new WriteError(
        'documentHasExistingReferencesError',
        `Document "${held}" cannot be deleted as there are references to it from "${stored._id}"`,
        { id: held, referencingIDs: [stored._id] },
      );
    }
  }
}
