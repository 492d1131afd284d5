import { numberOfId } from './names.ts';
import type { Fields, Value } from './values.ts';

/** Firestore's order of the kinds themselves, when one field holds values of several. */
const KIND_RANK = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  vector: 9,
  mapValue: 10,
} as const;

/** The rank of a value's kind; range filters match only values of the operand's own rank. */
export function rankOf(value: Value): number {
  if ('mapValue' in value && isVector(value.mapValue.fields)) return KIND_RANK.vector;
  const [kind] = Object.keys(value) as [keyof typeof KIND_RANK];
  return KIND_RANK[kind];
}

function isVector(fields: Fields): boolean {
  const type = Object.hasOwn(fields, '__type__') ? fields.__type__ : undefined;
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
}

function compare<T extends number | bigint | string | boolean>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * By UTF-8 bytes: JavaScript's own order is UTF-16 and puts 😀 before U+FF5E. The first code units that
 * differ decide, with surrogates, which stand for what comes last in UTF-8, put behind all others.
 */
export function compareStrings(a: string, b: string): number {
  return compareBy(inUtf8Order, a, b);
}

function compareBy(rank: (codeUnit: number) => number, a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

function inUtf8Order(codeUnit: number): number {
  const isSurrogate = codeUnit >= 0xd800 && codeUnit < 0xe000;
  return isSurrogate ? codeUnit + 0x10000 : codeUnit;
}

const SLASH = 0x2f;

/**
 * By segment, so that `a/b` sorts before `a-/b`: what ends a segment comes before all that could be in it.
 * Ids that Datastore numbered (`__id7__`) come first, by their numbers.
 */
export function compareNames(a: string, b: string): number {
  return (
    compareNumbered(a, b) ||
    compareBy((codeUnit) => (codeUnit === SLASH ? -1 : inUtf8Order(codeUnit)), a, b)
  );
}

/** 0 where the first segments that differ are not numbered, which is nearly always. */
function compareNumbered(a: string, b: string): number {
  if (!(a.includes('/__id') || b.includes('/__id'))) return 0;
  const others = b.split('/');
  for (const [at, segment] of a.split('/').entries()) {
    const other = others[at];
    if (segment === other) continue;
    const [x, y] = [numberOfId(segment), other === undefined ? undefined : numberOfId(other)];
    if (x !== undefined && y !== undefined) return compare(x, y);
    return other === undefined ? 0 : Number(y !== undefined) - Number(x !== undefined);
  }
  return 0;
}

function compareLists<T>(a: readonly T[], b: readonly T[], by: (x: T, y: T) => number): number {
  for (const [index, x] of a.entries()) {
    const y = b[index];
    if (y === undefined) return 1;
    const order = by(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** A number value as JavaScript holds it exactly: bigint for int64, number for a double. */
export function numberOf(value: Value): bigint | number | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

/** NaN comes before every number. A bigint and a number compare exactly in JavaScript. */
function compareNumbers(a: bigint | number, b: bigint | number): number {
  const [aIsNaN, bIsNaN] = [Number.isNaN(a), Number.isNaN(b)];
  return aIsNaN || bIsNaN ? Number(bIsNaN) - Number(aIsNaN) : compare(a, b);
}

function compareMaps(a: Fields, b: Fields): number {
  const sorted = (fields: Fields) =>
    Object.entries(fields).sort(([x], [y]) => compareStrings(x, y));
  return compareLists(
    sorted(a),
    sorted(b),
    ([x, v], [y, w]) => compareStrings(x, y) || compareValues(v, w),
  );
}

/** A vector of fewer dimensions comes first; then by its elements. */
function compareVectors(a: Fields, b: Fields): number {
  const elements = ({ value }: Fields) =>
    value && 'arrayValue' in value ? value.arrayValue.values : [];
  const [x, y] = [elements(a), elements(b)];
  return x.length - y.length || compareLists(x, y, compareValues);
}

function compareSameRank(a: Value, b: Value): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return compareNumbers(x, y);
  if ('booleanValue' in a && 'booleanValue' in b) return compare(a.booleanValue, b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compare(a.timestampValue, b.timestampValue);
  }
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareNames(a.referenceValue, b.referenceValue);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [p, q] = [a.geoPointValue, b.geoPointValue];
    return compare(p.latitude, q.latitude) || compare(p.longitude, q.longitude);
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values, b.arrayValue.values, compareValues);
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const [f, g] = [a.mapValue.fields, b.mapValue.fields];
    return isVector(f) ? compareVectors(f, g) : compareMaps(f, g);
  }
  return 0;
}

/** Firestore's total order over all values; 0 is its equality (`1` equals `1.0`, NaN equals NaN). */
export function compareValues(a: Value, b: Value): number {
  // Nearly all that is compared; a table of the dashboard compares a hundred thousand.
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  return rankOf(a) - rankOf(b) || compareSameRank(a, b);
}

export function equalValues(a: Value, b: Value): boolean {
  if ('stringValue' in a && 'stringValue' in b) return a.stringValue === b.stringValue;
  return compareValues(a, b) === 0;
}
