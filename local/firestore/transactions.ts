import { randomBytes } from 'node:crypto';
import { FirestoreError, invalid } from './errors.ts';
import type { Store } from './store.ts';
import type { StoredDocument } from './stored-document.ts';

const MAX_AGE_MS = 270_000;
const MAX_IDLE_MS = 60_000;

/** Finds documents as they stood at a moment. */
export type Find = (at: number) => StoredDocument[];

export type Transaction = {
  id: string;
  readOnly: boolean;
  /** The moment all its reads see, in microseconds. */
  readTime: number;
  /** What it has seen so far, to be seen again unchanged when it commits. */
  readings: { find: Find; seen: string }[];
  endTurn: () => void;
  begun: number;
  used: number;
};

export type Transactions = ReturnType<typeof createTransactions>;

/**
 * The transactions under way. What each read is read again at its commit, and a difference
 * aborts it. Nobody ends a read-only transaction, so each also ends by age or idleness.
 */
export function createTransactions(store: Store, now: () => number = Date.now) {
  const open = new Map<string, Transaction>();

  function end(id: string): void {
    open.get(id)?.endTurn();
    open.delete(id);
  }

  function dropExpired(): void {
    for (const { id, begun, used } of open.values()) {
      if (now() - begun >= MAX_AGE_MS || now() - used >= MAX_IDLE_MS) end(id);
    }
  }

  function get(id: string): Transaction {
    dropExpired();
    const transaction = open.get(id);
    // The SDK starts over when it finds these words.
    if (!transaction)
      throw invalid('The referenced transaction has expired or is no longer valid.');
    transaction.used = now();
    return transaction;
  }

  return {
    /** Begins now; `endTurn` is called when it has ended, whichever way. */
    begin(readOnly: boolean, endTurn = () => {}): Transaction {
      dropExpired();
      const id = randomBytes(12).toString('base64');
      const times = { readTime: store.tick(), begun: now(), used: now() };
      const transaction: Transaction = { id, readOnly, readings: [], endTurn, ...times };
      open.set(id, transaction);
      return transaction;
    },
    get,
    end,
    clear(): void {
      for (const id of open.keys()) end(id);
    },
    /** Before this moment no transaction reads. */
    horizon(): number {
      dropExpired();
      return Math.min(...[...open.values()].map(({ readTime }) => readTime));
    },
  };
}

const versionsOf = (documents: StoredDocument[]) =>
  documents.map(({ name, updateTime }) => `${name}@${updateTime}`).join();

/** Reads on behalf of a transaction, noting what it must find again at its commit. */
export function findWithin(transaction: Transaction, find: Find): StoredDocument[] {
  const documents = find(transaction.readTime);
  if (!transaction.readOnly) {
    transaction.readings.push({ find, seen: versionsOf(documents) });
  }
  return documents;
}

/** Throws ABORTED when anything the transaction read has changed by the given moment. */
export function checkUnchanged(transaction: Transaction, at: number): void {
  if (transaction.readings.some(({ find, seen }) => versionsOf(find(at)) !== seen)) {
    throw new FirestoreError(
      'ABORTED',
      'Aborted due to cross-transaction contention: another commit changed what was read.',
    );
  }
}
