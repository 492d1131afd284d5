import type { FieldPath } from './field-paths.ts';
import type { Scope } from './store.ts';
import type { Value } from './values.ts';

type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

type FieldFilter = { path: FieldPath; op: FieldOperator; value: Value };
type UnaryFilter = { path: FieldPath; op: UnaryOperator };
export type CompositeFilter = { op: 'AND' | 'OR'; filters: Filter[] };
export type Filter = FieldFilter | UnaryFilter | CompositeFilter;
export type Condition = FieldFilter | UnaryFilter;

export type Order = { path: FieldPath; descending: boolean };

/** A place between documents in the query's order. */
export type Cursor = { values: Value[]; before: boolean };

export type Query = {
  scope: Scope;
  where: Filter | undefined;
  /** With the orders Firestore adds automatically; it always ends in `__name__`. */
  orderBy: Order[];
  startAt: Cursor | undefined;
  endAt: Cursor | undefined;
  offset: number;
  limit: number | undefined;
  select: FieldPath[] | undefined;
};

const INEQUALITIES: readonly string[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];

export const isInequality = ({ op }: Condition) => INEQUALITIES.includes(op);

export const isComposite = (filter: Filter): filter is CompositeFilter => 'filters' in filter;

/** Every condition on a field, however deep in ANDs and ORs. */
export function conditionsOf(filter: Filter | undefined): Condition[] {
  if (!filter) return [];
  return isComposite(filter) ? filter.filters.flatMap(conditionsOf) : [filter];
}

/** The filter as an OR of ANDs; IN and ARRAY_CONTAINS_ANY stay whole. */
export function toDisjuncts(filter: Filter | undefined): Condition[][] {
  if (!filter) return [[]];
  if (!isComposite(filter)) return [[filter]];
  const parts = filter.filters.map(toDisjuncts);
  if (filter.op === 'OR') return parts.flat();
  return parts.reduce<Condition[][]>(
    (whole, part) => whole.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}
