import * as z from 'zod/mini';
import { FirestoreError, invalid } from './errors.ts';
import type { Call, Database } from './reads.ts';
import type { Writer } from './store.ts';
import { formatMicros } from './timestamps.ts';
import { checkUnchanged, type Transaction } from './transactions.ts';
import { parseRequest, TransactionOptionsSchema } from './wire.ts';
import { BatchWriteSchema, CommitSchema, toWrite } from './write-schema.ts';
import { applyWrite, type Write, type WriteResult } from './writes.ts';

const BeginSchema = z.strictObject({ options: z._default(TransactionOptionsSchema, {}) });
const RollbackSchema = z.strictObject({ transaction: z.string() });

type CommitReply = { writeResults: WriteResult[]; commitTime: string };

function applyAll(database: Database, writer: Writer, writes: Write[]): CommitReply {
  const writeResults = writes.map((write) => applyWrite(database.store, writer, write));
  return { writeResults, commitTime: formatMicros(writer.commitTime) };
}

function commitTransaction(database: Database, transaction: Transaction, writes: Write[]) {
  const { store, transactions } = database;
  if (transaction.readOnly && writes.length > 0) {
    throw invalid('Cannot modify entities in a read-only transaction.');
  }
  try {
    return store.commit(transactions.horizon(), (writer) => {
      checkUnchanged(transaction, writer.commitTime);
      const reply = applyAll(database, writer, writes);
      writer.rememberReply(transaction.id, reply);
      return reply;
    });
  } finally {
    transactions.end(transaction.id);
  }
}

/** All writes or none. The same transaction committed again is given its first reply: the SDK asks twice when a connection breaks. */
export function commit(database: Database, { root, body }: Call): unknown {
  const { writes: wire, transaction: id } = parseRequest(CommitSchema, body);
  const { store, transactions } = database;
  const writes = wire.map((write) => toWrite(write, root));
  if (id !== undefined) {
    const remembered = store.recallReply(id);
    return remembered ?? commitTransaction(database, transactions.get(id), writes);
  }
  return store.commit(transactions.horizon(), (writer) => applyAll(database, writer, writes));
}

/** Each write on its own: one that fails leaves the others standing. */
export function batchWrite({ store, transactions }: Database, { root, body }: Call) {
  const writes = parseRequest(BatchWriteSchema, body).writes.map((write) => toWrite(write, root));
  if (new Set(writes.map(({ name }) => name)).size < writes.length) {
    throw invalid('A batchWrite cannot write the same document twice.');
  }
  return store.commit(transactions.horizon(), (writer) => {
    const outcomes = writes.map((write) => {
      try {
        return { result: applyWrite(store, writer, write), status: {} };
      } catch (error) {
        if (!(error instanceof FirestoreError)) throw error;
        return { result: {}, status: { code: error.grpcCode, message: error.message } };
      }
    });
    return {
      writeResults: outcomes.map(({ result }) => result),
      status: outcomes.map(({ status }) => status),
    };
  });
}

export function beginTransaction({ transactions }: Database, { body }: Call) {
  const { options } = parseRequest(BeginSchema, body);
  return { transaction: transactions.begin(options.readOnly !== undefined).id };
}

export function rollback({ transactions }: Database, { body }: Call) {
  transactions.end(parseRequest(RollbackSchema, body).transaction);
  return {};
}
