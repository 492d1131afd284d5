import { invalid } from './errors.ts';
import { type FieldPath, getField, withField } from './field-paths.ts';
import { compareValues, equalValues, numberOf } from './ordering.ts';
import { doubleOf, type Fields, NULL, saturateInt64, type Value } from './values.ts';

export type Transform = { path: FieldPath } & (
  | { kind: 'serverTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'union' | 'without'; elements: Value[] }
);

function increment(current: Value | undefined, operand: Value): Value {
  const [a, b] = [current && numberOf(current), numberOf(operand)];
  if (b === undefined) throw invalid('increment needs a number.');
  if (a === undefined) return operand;
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    return { integerValue: String(saturateInt64(a + b)) };
  }
  return doubleOf(Number(a) + Number(b));
}

/** The greater or lesser of two numbers; equal ones keep what is stored, NaN wins over all. */
function extreme(kind: 'maximum' | 'minimum', current: Value | undefined, operand: Value): Value {
  if (numberOf(operand) === undefined) throw invalid(`${kind} needs a number.`);
  if (!current || numberOf(current) === undefined) return operand;
  if ([current, operand].some((value) => Number.isNaN(numberOf(value))))
    return doubleOf(Number.NaN);
  const order = compareValues(operand, current);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

const elementsOf = (value: Value | undefined) =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

function union(current: Value[], elements: Value[]): Value {
  const values = [...current];
  for (const element of elements) {
    if (!values.some((value) => equalValues(value, element))) values.push(element);
  }
  return { arrayValue: { values } };
}

function without(current: Value[], elements: Value[]): Value {
  const values = current.filter((value) => !elements.some((one) => equalValues(one, value)));
  return { arrayValue: { values } };
}

function compute(transform: Transform, current: Value | undefined, serverTime: string): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { timestampValue: serverTime };
    case 'increment':
      return increment(current, transform.operand);
    case 'maximum':
    case 'minimum':
      return extreme(transform.kind, current, transform.operand);
    case 'union':
      return union(elementsOf(current), transform.elements);
    case 'without':
      return without(elementsOf(current), transform.elements);
  }
}

/** Applies transforms in order; `results` is what each reports back (null for array transforms). */
export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  serverTime: string,
): { fields: Fields; results: Value[] } {
  let result = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const value = compute(transform, getField(result, transform.path), serverTime);
    result = withField(result, transform.path, value);
    results.push('arrayValue' in value ? NULL : value);
  }
  return { fields: result, results };
}
