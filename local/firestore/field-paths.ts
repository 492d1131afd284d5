import { invalid } from './errors.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Fields, Value } from './values.ts';

export type FieldPath = readonly [string, ...string[]];

/** The pseudo field that stands for a document's own name. */
export const NAME_FIELD = '__name__';

const SEGMENT = /(?:`((?:[^`\\]|\\.)+)`|([A-Za-z_][A-Za-z_0-9]*))(\.|$)/y;

/** Parses a path such as `` address.`zip-code` ``. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let more = true;
  while (more) {
    const match = SEGMENT.exec(text);
    if (!match) throw invalid(`Invalid property path "${text}".`);
    segments.push(match[1]?.replace(/\\(.)/gs, '$1') ?? match[2] ?? '');
    more = match[3] === '.';
  }
  const [first, ...rest] = segments;
  if (first === undefined) throw invalid('Invalid property path "".');
  const reserved = segments.find((id) => /^__.*__$/.test(id) && id !== '__type__');
  if (reserved && text !== NAME_FIELD) throw invalid(`Field name "${reserved}" is reserved.`);
  return [first, ...rest];
}

/** The one spelling of a path, as `firestore.indexes.json` writes it. */
export function formatFieldPath(path: FieldPath): string {
  const quote = (id: string) => `\`${id.replace(/[`\\]/g, '\\$&')}\``;
  return path.map((id) => (/^[A-Za-z_]\w*$/.test(id) ? id : quote(id))).join('.');
}

const mapFields = (value: Value | undefined) =>
  value && 'mapValue' in value ? value.mapValue.fields : undefined;

/** The value at a path inside fields, if there is one. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  const [first, ...rest] = path;
  let value = Object.hasOwn(fields, first) ? fields[first] : undefined;
  for (const id of rest) {
    const inner: Fields | undefined = mapFields(value);
    value = inner && Object.hasOwn(inner, id) ? inner[id] : undefined;
  }
  return value;
}

/** Like getField for a whole document, so that `__name__` can be filtered and ordered by. */
export function readField(document: StoredDocument, path: FieldPath): Value | undefined {
  if (path[0] === NAME_FIELD) return { referenceValue: document.name };
  return getField(document.fields, path);
}

/** A copy of fields with the value at a path set, or removed when undefined. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [id, next, ...rest] = path;
  const { [id]: current, ...others } = fields;
  if (next === undefined) return value ? { ...others, [id]: value } : others;
  const inner = mapFields(Object.hasOwn(fields, id) ? current : undefined);
  if (!inner && !value) return fields;
  return {
    ...fields,
    [id]: { mapValue: { fields: withField(inner ?? {}, [next, ...rest], value) } },
  };
}

/** Only the fields a mask or projection names. */
export function project(fields: Fields, paths: readonly FieldPath[]): Fields {
  let result: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) result = withField(result, path, value);
  }
  return result;
}
