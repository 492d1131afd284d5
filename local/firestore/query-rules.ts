import { invalid } from './errors.ts';
import { NAME_FIELD } from './field-paths.ts';
import { type Condition, conditionsOf, isComposite, type Query, toDisjuncts } from './query.ts';
import type { Value } from './values.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;
const LISTS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];

const listLength = (value: Value) =>
  'arrayValue' in value ? value.arrayValue.values.length : undefined;

function checkOperand(condition: Condition): void {
  if (!('value' in condition)) return;
  const { op, value, path } = condition;
  const length = listLength(value);
  if (LISTS.includes(op) && !length) throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  if (op === 'NOT_IN' && (length ?? 0) > MAX_NOT_IN) {
    throw invalid(`'NOT_IN' supports up to ${MAX_NOT_IN} comparison values.`);
  }
  const values = LISTS.includes(op) && 'arrayValue' in value ? value.arrayValue.values : [value];
  if (path[0] === NAME_FIELD && values.some((one) => !('referenceValue' in one))) {
    throw invalid('__key__ filter value must be a Key');
  }
  const isRange = op.startsWith('LESS') || op.startsWith('GREATER');
  if (isRange && 'nullValue' in value) throw invalid(`'${op}' is not possible with null.`);
}

/** How many single lookups one AND stands for, its IN and ARRAY_CONTAINS_ANY spread out. */
function countAlternatives(conditions: Condition[]): number {
  return conditions
    .filter(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY')
    .reduce((product, one) => product * ('value' in one ? (listLength(one.value) ?? 1) : 1), 1);
}

function checkCombination(conditions: Condition[], hasOr: boolean): void {
  const count = (...ops: string[]) => conditions.filter(({ op }) => ops.includes(op)).length;
  if (count('ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY') > 1) {
    throw invalid(
      'A maximum of 1 ARRAY_CONTAINS or ARRAY_CONTAINS_ANY filter is allowed per disjunction.',
    );
  }
  if (count('NOT_IN') === 0) return;
  if (count('NOT_IN', 'NOT_EQUAL', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1) {
    throw invalid("'NOT_IN' cannot be used with another 'NOT_IN' or 'NOT_EQUAL' filter.");
  }
  if (hasOr || count('IN', 'ARRAY_CONTAINS_ANY') > 0) {
    throw invalid("'NOT_IN' cannot be used with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY' filters.");
  }
}

/** Throws INVALID_ARGUMENT for a query that Firestore itself would refuse. */
export function checkQuery({ where, orderBy, startAt, endAt }: Query): void {
  conditionsOf(where).forEach(checkOperand);
  const disjuncts = toDisjuncts(where);
  const hasOr = disjuncts.length > 1 || (where && isComposite(where) && where.op === 'OR');
  for (const conditions of disjuncts) checkCombination(conditions, hasOr ?? false);
  const alternatives = disjuncts.reduce((sum, one) => sum + countAlternatives(one), 0);
  if (alternatives > MAX_DISJUNCTIONS) {
    throw invalid(
      `A query supports up to ${MAX_DISJUNCTIONS} disjunctions; this has ${alternatives}.`,
    );
  }
  for (const cursor of [startAt, endAt]) {
    if (cursor && cursor.values.length > orderBy.length)
      throw invalid('A cursor has too many values.');
    const nameAt = orderBy.findIndex(({ path }) => path[0] === NAME_FIELD);
    const name = cursor?.values[nameAt];
    if (name && !('referenceValue' in name))
      throw invalid('A cursor on __name__ must be a reference.');
  }
}
