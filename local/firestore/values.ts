import { invalid } from './errors.ts';
import { canonicalTimestamp } from './timestamps.ts';

export type Fields = { [name: string]: Value };

/** A Firestore value in one canonical JSON form: as sent on the wire, with defaults filled in. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

export const NULL: Value = { nullValue: null };

const MAX_DEPTH = 20;
const MAX_INT64 = 2n ** 63n - 1n;
const RESERVED_FIELD = /^__.*__$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function parseText(input: unknown, kind: string): string {
  if (typeof input !== 'string') throw invalid(`A ${kind} must be a string.`);
  return input;
}

function parseInteger(input: unknown): string {
  const text = String(input);
  if (!/^-?\d{1,19}$/.test(text)) throw invalid(`Invalid integerValue ${JSON.stringify(input)}.`);
  const integer = BigInt(text);
  if (integer > MAX_INT64 || integer < -MAX_INT64 - 1n) throw invalid(`${text} exceeds int64.`);
  return String(integer);
}

/** Keeps a number inside int64, as Firestore's increment does instead of overflowing. */
export function saturateInt64(integer: bigint): bigint {
  if (integer > MAX_INT64) return MAX_INT64;
  return integer < -MAX_INT64 - 1n ? -MAX_INT64 - 1n : integer;
}

/** A JavaScript number → the value that carries it (JSON has no NaN and no Infinity). */
export function doubleOf(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Number.POSITIVE_INFINITY) return { doubleValue: 'Infinity' };
  if (number === Number.NEGATIVE_INFINITY) return { doubleValue: '-Infinity' };
  return { doubleValue: number };
}

function parseDouble(input: unknown): Value {
  if (input === 'NaN' || input === 'Infinity' || input === '-Infinity') {
    return { doubleValue: input };
  }
  if (typeof input !== 'number') throw invalid(`Invalid doubleValue ${JSON.stringify(input)}.`);
  return doubleOf(input);
}

function parseGeoPoint(input: unknown): Value {
  const { latitude = 0, longitude = 0 } = isRecord(input) ? input : {};
  const inside = (n: unknown, max: number) => typeof n === 'number' && Math.abs(n) <= max;
  if (!inside(latitude, 90) || !inside(longitude, 180)) throw invalid('Invalid geoPointValue.');
  return { geoPointValue: { latitude: Number(latitude), longitude: Number(longitude) } };
}

function parseArray(input: unknown, depth: number): Value {
  const values = isRecord(input) ? (input.values ?? []) : [];
  if (!Array.isArray(values)) throw invalid('Invalid arrayValue.');
  const parsed = values.map((value) => parseValue(value, depth + 1));
  if (parsed.some((value) => 'arrayValue' in value)) {
    throw invalid('Cannot convert an array value in an array value.');
  }
  return { arrayValue: { values: parsed } };
}

function checkFieldName(name: string, value: unknown): void {
  if (name === '') throw invalid('A field name must not be empty.');
  const isVector = name === '__type__' && isRecord(value) && value.stringValue === '__vector__';
  if (RESERVED_FIELD.test(name) && !isVector) throw invalid(`Field name "${name}" is reserved.`);
  if (Buffer.byteLength(name) > 1500) throw invalid('A field name is longer than 1500 bytes.');
}

/** Parses the `fields` of a document or a map. */
export function parseFields(input: unknown, depth = 0): Fields {
  if (input === undefined || input === null) return {};
  if (!isRecord(input)) throw invalid('fields must be an object.');
  if (depth > MAX_DEPTH) throw invalid(`A document is nested deeper than ${MAX_DEPTH} levels.`);
  const fields: Fields = {};
  for (const [name, value] of Object.entries(input)) {
    checkFieldName(name, value);
    fields[name] = parseValue(value, depth + 1);
  }
  return fields;
}

/** Parses one wire value into canonical form; throws INVALID_ARGUMENT for anything else. */
export function parseValue(input: unknown, depth = 0): Value {
  if (!isRecord(input)) throw invalid('A value must be an object.');
  const [entry, ...others] = Object.entries(input);
  if (!entry || others.length > 0) throw invalid('A value must have exactly one kind.');
  const [kind, raw] = entry;
  switch (kind) {
    case 'nullValue':
      return NULL;
    case 'booleanValue':
      if (typeof raw !== 'boolean') throw invalid('Invalid booleanValue.');
      return { booleanValue: raw };
    case 'integerValue':
      return { integerValue: parseInteger(raw) };
    case 'doubleValue':
      return parseDouble(raw);
    case 'timestampValue':
      return { timestampValue: canonicalTimestamp(raw) };
    case 'stringValue':
      return { stringValue: parseText(raw, kind) };
    case 'bytesValue':
      if (!BASE64.test(parseText(raw, kind))) throw invalid('Invalid bytesValue.');
      return { bytesValue: Buffer.from(parseText(raw, kind), 'base64').toString('base64') };
    case 'referenceValue':
      return { referenceValue: parseText(raw, kind) };
    case 'geoPointValue':
      return parseGeoPoint(raw);
    case 'arrayValue':
      return parseArray(raw, depth);
    case 'mapValue':
      return { mapValue: { fields: parseFields(isRecord(raw) ? raw.fields : raw, depth) } };
    default:
      throw invalid(`Unknown kind of value "${kind}".`);
  }
}
