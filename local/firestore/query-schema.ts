import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { formatFieldPath, NAME_FIELD } from './field-paths.ts';
import { checkCollectionId, type Root } from './names.ts';
import {
  type Cursor,
  conditionsOf,
  type Filter,
  isInequality,
  type Order,
  type Query,
} from './query.ts';
import { checkQuery } from './query-rules.ts';
import type { Scope } from './store.ts';
import { PathSchema, ValueSchema, wireEnum } from './wire.ts';

export const FieldSchema = z.strictObject({ fieldPath: PathSchema });

const FieldFilterSchema = z.strictObject({
  field: FieldSchema,
  op: wireEnum({
    1: 'LESS_THAN',
    2: 'LESS_THAN_OR_EQUAL',
    3: 'GREATER_THAN',
    4: 'GREATER_THAN_OR_EQUAL',
    5: 'EQUAL',
    6: 'NOT_EQUAL',
    7: 'ARRAY_CONTAINS',
    8: 'IN',
    9: 'ARRAY_CONTAINS_ANY',
    10: 'NOT_IN',
  }),
  value: ValueSchema,
});

const UnaryFilterSchema = z.strictObject({
  field: FieldSchema,
  op: wireEnum({ 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' }),
});

const FilterSchema = z.strictObject({
  fieldFilter: z.optional(FieldFilterSchema),
  unaryFilter: z.optional(UnaryFilterSchema),
  get compositeFilter() {
    return z.optional(CompositeSchema);
  },
});

const CompositeSchema = z.strictObject({
  op: wireEnum({ 1: 'AND', 2: 'OR' }),
  get filters() {
    return z.array(FilterSchema);
  },
});

const CursorSchema = z.strictObject({
  values: z._default(z.array(ValueSchema), []),
  before: z._default(z.boolean(), false),
});

const count = z.number().check(z.int(), z.nonnegative());

export const QuerySchema = z.strictObject({
  from: z.array(
    z.strictObject({
      collectionId: z._default(z.string(), ''),
      allDescendants: z._default(z.boolean(), false),
    }),
  ),
  where: z.optional(FilterSchema),
  orderBy: z._default(
    z.array(
      z.strictObject({
        field: FieldSchema,
        direction: z._default(
          wireEnum({ 0: 'ASCENDING', 1: 'ASCENDING', 2: 'DESCENDING' }),
          'ASCENDING',
        ),
      }),
    ),
    [],
  ),
  startAt: z.optional(CursorSchema),
  endAt: z.optional(CursorSchema),
  offset: z._default(count, 0),
  limit: z.optional(count),
  select: z.optional(z.strictObject({ fields: z._default(z.array(FieldSchema), []) })),
});

function toFilter(wire: z.output<typeof FilterSchema>): Filter {
  if (wire.compositeFilter) {
    const { op, filters } = wire.compositeFilter;
    if (filters.length === 0) throw invalid('A composite filter needs a filter.');
    return { op, filters: filters.map(toFilter) };
  }
  if (wire.fieldFilter) {
    const { field, op, value } = wire.fieldFilter;
    return { path: field.fieldPath, op, value };
  }
  if (wire.unaryFilter) return { path: wire.unaryFilter.field.fieldPath, op: wire.unaryFilter.op };
  throw invalid('A filter needs a filter type.');
}

function toScope(from: z.output<typeof QuerySchema>['from'], parent: Root): Scope {
  const [selector, ...others] = from;
  if (!selector || others.length > 0) throw invalid('A query needs exactly one collection.');
  const { collectionId, allDescendants } = selector;
  if (collectionId === '') {
    if (!allDescendants) throw invalid('A query without a collection needs allDescendants.');
    return { kind: 'descendants', within: parent };
  }
  checkCollectionId(collectionId);
  return allDescendants
    ? { kind: 'group', within: parent, collectionId }
    : { kind: 'collection', collection: `${parent}/${collectionId}` };
}

/** Adds what Firestore adds: fields with an inequality (by name), then the document's name. */
function completeOrder(orderBy: Order[], where: Filter | undefined): Order[] {
  const descending = orderBy.at(-1)?.descending ?? false;
  const known = new Set(orderBy.map(({ path }) => formatFieldPath(path)));
  const added = conditionsOf(where)
    .filter((condition) => isInequality(condition))
    .map(({ path }) => ({ path, descending }))
    .filter(({ path }) => path[0] !== NAME_FIELD)
    .sort((a, b) => (formatFieldPath(a.path) < formatFieldPath(b.path) ? -1 : 1));
  const complete = [...orderBy];
  for (const order of [...added, { path: [NAME_FIELD] as const, descending }]) {
    const field = formatFieldPath(order.path);
    if (!known.has(field)) complete.push(order);
    known.add(field);
  }
  return complete;
}

/** A query on the wire → the query as Firestore understands it; throws for what it would refuse. */
export function toQuery(wire: z.output<typeof QuerySchema>, parent: Root): Query {
  const where = wire.where && toFilter(wire.where);
  const orderBy = wire.orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    descending: direction === 'DESCENDING',
  }));
  const cursor = (at: Cursor | undefined) => (at && at.values.length > 0 ? at : undefined);
  const query: Query = {
    scope: toScope(wire.from, parent),
    where,
    orderBy: completeOrder(orderBy, where),
    startAt: cursor(wire.startAt),
    endAt: cursor(wire.endAt),
    offset: wire.offset,
    limit: wire.limit,
    select: wire.select?.fields.map(({ fieldPath }) => fieldPath),
  };
  checkQuery(query);
  return query;
}
