import { readFileSync } from 'node:fs';
import { FirestoreError } from './errors.ts';
import { type FieldPath, NAME_FIELD } from './field-paths.ts';
import { needsIndex } from './index-error.ts';
import {
  type Index,
  type Indexes,
  type IndexField,
  parseIndexes,
  readIndexFile,
} from './index-file.ts';
import { type Need, nameMode, needOf } from './index-need.ts';
import { lastSegment } from './names.ts';
import { type Query, toDisjuncts } from './query.ts';
import type { Scope } from './store.ts';

/** Throws FAILED_PRECONDITION, naming the index, for a query production would not run. */
export type IndexCheck = (query: Query, aggregated?: FieldPath[]) => void;

/** Which fixed fields an index settles, or undefined if it does not fit the need at all. */
function settledBy(index: Index, need: Need): IndexField[] | undefined {
  const endsInName = index.fields.at(-1)?.path === NAME_FIELD;
  const fields = endsInName ? index.fields.slice(0, -1) : index.fields;
  if (need.aggregated.length === 0 && nameMode(index.fields) !== need.name) return undefined;
  const start = fields.length - need.sorted.length - need.aggregated.length;
  if (start < 0) return undefined;
  const sorted = fields.slice(start, start + need.sorted.length);
  const isSorted = sorted.every(({ path, mode }, at) => {
    const wanted = need.sorted[at];
    return path === wanted?.path && mode === wanted.mode;
  });
  const last = fields.slice(start + need.sorted.length).map(({ path }) => path);
  if (!isSorted || last.sort().join() !== need.aggregated.join()) return undefined;
  const settled = fields
    .slice(0, start)
    .map((field) => need.fixed.find((fixed) => isSettled(fixed, field)));
  return settled.every((field) => field !== undefined) ? settled : undefined;
}

const isSettled = (fixed: IndexField, field: IndexField) =>
  fixed.path === field.path && (fixed.mode === 'CONTAINS') === (field.mode === 'CONTAINS');

/** Indexes that end alike can be merged: together they must settle every fixed field. */
function isServed(need: Need, indexes: Index[]): boolean {
  const { fixed, sorted, aggregated, name } = need;
  const isScan = fixed.length + sorted.length + aggregated.length === 0 && name === 'ASCENDING';
  if (isScan) return true;
  const fitting = indexes.map((index) => settledBy(index, need)).filter((one) => one !== undefined);
  const settled = new Set(fitting.flat());
  return fitting.length > 0 && fixed.every((field) => settled.has(field));
}

function collectionIdOf(scope: Scope): string {
  if (scope.kind === 'collection') return lastSegment(scope.collection);
  return scope.kind === 'group' ? scope.collectionId : '';
}

/** `projects/P/databases/D`, which begins every name. */
function databaseOf(scope: Scope): string {
  const name = scope.kind === 'collection' ? scope.collection : scope.within;
  return name.split('/', 4).join('/');
}

function check(indexes: Indexes, query: Query, aggregated: FieldPath[]): void {
  const collectionId = collectionIdOf(query.scope);
  const scope = query.scope.kind === 'collection' ? 'COLLECTION' : 'COLLECTION_GROUP';
  for (const conditions of toDisjuncts(query.where)) {
    const need = needOf(conditions, query, aggregated);
    const paths = [...need.fixed, ...need.sorted].map(({ path }) => path).concat(need.aggregated);
    const ofFields = [...new Set(paths)].flatMap((path) => indexes.ofField(collectionId, path));
    const candidates = [
      ...indexes.compositeOf(collectionId, scope),
      ...ofFields.filter((index) => index.scope === scope),
    ];
    if (isServed(need, candidates)) continue;
    throw needsIndex(need, { database: databaseOf(query.scope), collectionId, scope });
  }
}

/** Holds queries against an indexes file, looked at again for each so that an edit counts at once. */
export function createIndexCheck(file: string): IndexCheck {
  readIndexFile(file);
  const readIndexes = createReader(file);
  return (query, aggregated = []) => check(readIndexes(), query, aggregated);
}

/** Works the file out again only when it has changed: each query asks. */
function createReader(file: string): () => Indexes {
  let known: { text: string; indexes: Indexes } | undefined;
  return () => {
    try {
      const text = readFileSync(file, 'utf8');
      if (known?.text !== text) known = { text, indexes: parseIndexes(text) };
      return known.indexes;
    } catch (error) {
      throw new FirestoreError('FAILED_PRECONDITION', `${file} cannot be read: ${error}`);
    }
  };
}
