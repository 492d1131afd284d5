import * as z from 'zod/mini';
import { AggregationQuerySchema, aggregate, aggregatedPaths } from './aggregation.ts';
import { invalid } from './errors.ts';
import { type FieldPath, project } from './field-paths.ts';
import type { IndexCheck } from './indexes.ts';
import { checkDocumentName, checkParent, type Root } from './names.ts';
import type { Query } from './query.ts';
import { runQuery, runUnordered } from './query-run.ts';
import { QuerySchema, toQuery } from './query-schema.ts';
import type { Store } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
import { formatMicros } from './timestamps.ts';
import { type Find, findWithin, type Transaction, type Transactions } from './transactions.ts';
import type { createTurns } from './turns.ts';
import type { Fields } from './values.ts';
import { MaskSchema, parseRequest, type ReadConsistency, readConsistency } from './wire.ts';

export type Database = {
  store: Store;
  transactions: Transactions;
  takeTurn: ReturnType<typeof createTurns>;
  checkIndex: IndexCheck;
  /** How many documents were read so far, as Firestore would charge them. */
  reads: { count: number };
};

/** An answer without a document costs a read as well. */
export function countReads({ reads }: Database, documents: number): void {
  reads.count += Math.max(1, documents);
}

/** So many index entries that are added up cost as much as one document. */
const ENTRIES_A_READ = 1000;

/** A call on one database: `resource` is what the path names before the verb. */
export type Call = { root: Root; resource: string; body: unknown };

const BatchGetSchema = z.strictObject({
  documents: z.array(z.string()),
  mask: z.optional(MaskSchema),
  ...readConsistency,
});

const RunQuerySchema = z.strictObject({
  parent: z.optional(z.string()),
  structuredQuery: QuerySchema,
  ...readConsistency,
});

const RunAggregationSchema = z.strictObject({
  parent: z.optional(z.string()),
  structuredAggregationQuery: AggregationQuerySchema,
  ...readConsistency,
});

type WireDocument = { name: string; fields: Fields; createTime: string; updateTime: string };

/** A document as the wire carries it, cut down to a mask if there is one. */
export function toWire(document: StoredDocument, mask: FieldPath[] | undefined): WireDocument {
  const { name, fields, createTime, updateTime } = document;
  return {
    name,
    fields: mask ? project(fields, mask) : fields,
    createTime: formatMicros(createTime),
    updateTime: formatMicros(updateTime),
  };
}

async function transactionOf(
  { transactions, takeTurn }: Database,
  { transaction: id, newTransaction }: ReadConsistency,
  keys: string[],
): Promise<Transaction | undefined> {
  if (id !== undefined && newTransaction) throw invalid('A read has one transaction only.');
  if (id !== undefined) return transactions.get(id);
  if (!newTransaction) return undefined;
  if (newTransaction.readOnly) return transactions.begin(true);
  return transactions.begin(false, await takeTurn(keys));
}

/**
 * Reads at the moment the call's transaction began, or now. A transaction begun here is announced
 * first; `keys` says what it reads, so that transactions on the same take turns.
 */
async function read(database: Database, consistency: ReadConsistency, keys: string[], find: Find) {
  const transaction = await transactionOf(database, consistency, keys);
  if (!transaction) {
    const at = database.store.tick();
    return { found: find(at), readTime: formatMicros(at), announcement: [] };
  }
  return {
    found: findWithin(transaction, find),
    readTime: formatMicros(transaction.readTime),
    announcement: consistency.newTransaction ? [{ transaction: transaction.id }] : [],
  };
}

export async function batchGet(database: Database, { root, body }: Call) {
  const { documents, mask, ...consistency } = parseRequest(BatchGetSchema, body);
  const names = [...new Set(documents.map((name) => checkDocumentName(name, root)))];
  const find = (at: number) =>
    names.map((name) => database.store.get(name, at)).filter((document) => document !== undefined);
  const { found, readTime, announcement } = await read(database, consistency, names, find);
  countReads(database, names.length);
  const byName = new Map(found.map((document) => [document.name, document]));
  const replies = names.map((name) => {
    const document = byName.get(name);
    if (!document) return { missing: name, readTime };
    return { found: toWire(document, mask?.fieldPaths), readTime };
  });
  return [...announcement, ...replies];
}

const keysOf = ({ scope }: Query) => [JSON.stringify(scope)];

function checkSentParent(sent: string | undefined, { resource }: Call): void {
  if (sent !== undefined && sent !== resource) throw invalid('parent differs from the address.');
}

export async function runQueryCall(database: Database, call: Call) {
  const { structuredQuery, parent, ...consistency } = parseRequest(RunQuerySchema, call.body);
  checkSentParent(parent, call);
  const query = toQuery(structuredQuery, checkParent(call.resource, call.root));
  database.checkIndex(query);
  const find: Find = (at) => runQuery(query, database.store.scan(query.scope, at));
  const { found, readTime, announcement } = await read(database, consistency, keysOf(query), find);
  // What an offset leaves out is read all the same.
  countReads(database, found.length + query.offset);
  const replies = found.map((document) => ({ document: toWire(document, query.select), readTime }));
  return [...announcement, ...(replies.length > 0 ? replies : [{ readTime }])];
}

export async function runAggregation(database: Database, call: Call) {
  const request = parseRequest(RunAggregationSchema, call.body);
  const { structuredAggregationQuery, parent, ...consistency } = request;
  checkSentParent(parent, call);
  const { structuredQuery, aggregations } = structuredAggregationQuery;
  const query = toQuery(structuredQuery, checkParent(call.resource, call.root));
  database.checkIndex(query, aggregatedPaths(aggregations));
  const find: Find = (at) => runUnordered(query, database.store.scan(query.scope, at));
  const { found, readTime, announcement } = await read(database, consistency, keysOf(query), find);
  countReads(database, Math.ceil(found.length / ENTRIES_A_READ));
  const aggregateFields = aggregate(aggregations, found);
  return [...announcement, { result: { aggregateFields }, readTime }];
}
