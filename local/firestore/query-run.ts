import { readField } from './field-paths.ts';
import { compareValues, equalValues, rankOf } from './ordering.ts';
import {
  type Condition,
  type Cursor,
  type Filter,
  isComposite,
  type Order,
  type Query,
} from './query.ts';
import type { StoredDocument } from './stored-document.ts';
import { NULL, type Value } from './values.ts';

const elementsOf = (value: Value) => ('arrayValue' in value ? value.arrayValue.values : []);
function contains(values: Value[], one: Value): boolean {
  if (!('stringValue' in one)) return values.some((value) => equalValues(value, one));
  const text = one.stringValue;
  return values.some((value) => 'stringValue' in value && value.stringValue === text);
}
const isNull = (value: Value) => 'nullValue' in value;
const isNaNValue = (value: Value) => 'doubleValue' in value && value.doubleValue === 'NaN';

/** IN and ARRAY_CONTAINS_ANY never find null or NaN, even where their lists name them. */
const isSought = (value: Value) => !isNull(value) && !isNaNValue(value);

/** NaN is in no range, though it sorts before every number. */
function matchesRange(value: Value, op: string, operand: Value): boolean {
  if (rankOf(value) !== rankOf(operand)) return false;
  if (isNaNValue(value) || isNaNValue(operand)) return false;
  const order = compareValues(value, operand);
  if (order === 0) return op.endsWith('_OR_EQUAL');
  return op.startsWith('LESS_THAN') ? order < 0 : order > 0;
}

/** Whether a field's value satisfies a condition. A field that does not exist satisfies none. */
function matchesCondition(value: Value, condition: Condition): boolean {
  switch (condition.op) {
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return isSought(value);
    case 'EQUAL':
      return equalValues(value, condition.value);
    case 'NOT_EQUAL':
      return !isNull(value) && !equalValues(value, condition.value);
    case 'IN':
      return isSought(value) && contains(elementsOf(condition.value), value);
    case 'NOT_IN': {
      const excluded = elementsOf(condition.value);
      return !isNull(value) && !contains(excluded, NULL) && !contains(excluded, value);
    }
    case 'ARRAY_CONTAINS':
      return contains(elementsOf(value), condition.value);
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(condition.value).some(
        (one) => isSought(one) && contains(elementsOf(value), one),
      );
    default:
      return matchesRange(value, condition.op, condition.value);
  }
}

function matches(document: StoredDocument, filter: Filter): boolean {
  if (isComposite(filter)) {
    return filter.op === 'AND'
      ? filter.filters.every((inner) => matches(document, inner))
      : filter.filters.some((inner) => matches(document, inner));
  }
  const value = readField(document, filter.path);
  return value !== undefined && matchesCondition(value, filter);
}

/** The values a document is sorted by, or undefined where it lacks one: then no query by it finds it. */
function sortKey(document: StoredDocument, orderBy: Order[]): Value[] | undefined {
  const values: Value[] = [];
  for (const { path } of orderBy) {
    const value = readField(document, path);
    if (!value) return undefined;
    values.push(value);
  }
  return values;
}

/** Compares as far as the second goes: a cursor may name fewer values than there are orders. */
function compareKeys(key: Value[], other: Value[], orderBy: Order[]): number {
  for (let index = 0; index < orderBy.length; index += 1) {
    const a = key[index];
    const b = other[index];
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return orderBy[index]?.descending ? -order : order;
  }
  return 0;
}

type Found = { document: StoredDocument; key: Value[] };

function isInside({ key }: Found, { startAt, endAt, orderBy }: Query): boolean {
  const place = (cursor: Cursor) => compareKeys(key, cursor.values, orderBy);
  if (startAt && (startAt.before ? place(startAt) < 0 : place(startAt) <= 0)) return false;
  return !endAt || (endAt.before ? place(endAt) < 0 : place(endAt) <= 0);
}

/** What a query may find among documents: those that have all the fields it orders by. */
function withKeys(documents: readonly StoredDocument[], orderBy: Order[]): Found[] {
  const result: Found[] = [];
  for (const document of documents) {
    const key = sortKey(document, orderBy);
    if (key) result.push({ document, key });
  }
  return result;
}

const isFound = (found: Found, query: Query) =>
  (!query.where || matches(found.document, query.where)) && isInside(found, query);

/** By list of documents, its orders that were asked for: to sort ten thousand is most of a query's work. */
const sortedLists = new WeakMap<readonly StoredDocument[], Map<string, Found[]>>();

function inOrder(documents: readonly StoredDocument[], orderBy: Order[]): Found[] {
  const byOrder = sortedLists.get(documents) ?? new Map<string, Found[]>();
  sortedLists.set(documents, byOrder);
  const order = JSON.stringify(orderBy);
  const known = byOrder.get(order);
  if (known) return known;
  const sorted = withKeys(documents, orderBy).sort((a, b) => compareKeys(a.key, b.key, orderBy));
  byOrder.set(order, sorted);
  return sorted;
}

/** The documents a query finds among those in its scope, in its order. As an index is: walked to the last one wanted. */
export function runQuery(query: Query, documents: readonly StoredDocument[]): StoredDocument[] {
  const { offset, limit = Number.POSITIVE_INFINITY } = query;
  const result: StoredDocument[] = [];
  let skipped = 0;
  for (const found of inOrder(documents, query.orderBy)) {
    if (result.length >= limit) break;
    if (!isFound(found, query)) continue;
    if (skipped < offset) skipped += 1;
    else result.push(found.document);
  }
  return result;
}

/** The same without an order, where it decides nothing. */
export function runUnordered(query: Query, documents: readonly StoredDocument[]): StoredDocument[] {
  if (query.offset > 0 || query.limit !== undefined) return runQuery(query, documents);
  const { where, orderBy } = query;
  const matching = where ? documents.filter((document) => matches(document, where)) : documents;
  return withKeys(matching, orderBy)
    .filter((found) => isInside(found, query))
    .map(({ document }) => document);
}
