import { FirestoreError } from './errors.ts';
import { NAME_FIELD } from './field-paths.ts';
import type { IndexField, QueryScope } from './index-file.ts';
import { indexFields, isOfOneField, type Need, nameMode, spellIndex } from './index-need.ts';

/** What the refusal names: where the query looks, and in which database (`projects/P/databases/D`). */
export type Sought = { database: string; collectionId: string; scope: QueryScope };

const SHORT_MODE = { ASCENDING: 'ASC', DESCENDING: 'DESC', CONTAINS: 'CONTAINS' } as const;

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

/** A field of a Protocol Buffers message: text or a message with its length before it, or a number. */
function encode(field: number, value: string | Buffer | number): Buffer {
  if (typeof value === 'number') return Buffer.from([field << 3, ...varint(value)]);
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([(field << 3) | 2, ...varint(bytes.length)]), bytes]);
}

function encodeField({ path, mode }: IndexField): Buffer {
  const how = mode === 'CONTAINS' ? encode(3, 1) : encode(2, mode === 'ASCENDING' ? 1 : 2);
  return encode(3, Buffer.concat([encode(1, path), how]));
}

/** A link that opens the console with the index filled in: `google.firestore.admin.v1.Index`. */
function consoleLink({ database, collectionId, scope }: Sought, fields: IndexField[], of?: string) {
  const below = of === undefined ? 'indexes/_' : `fields/${of}`;
  const index = Buffer.concat([
    encode(1, `${database}/collectionGroups/${collectionId}/${below}`),
    encode(2, scope === 'COLLECTION' ? 1 : 2),
    ...fields.map(encodeField),
  ]);
  const project = database.split('/')[1];
  const page = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`;
  const name = of === undefined ? 'create_composite' : 'create_exemption';
  return `${page}?${name}=${index.toString('base64url')}`;
}

function sayWhich(sought: Sought, fields: IndexField[]): string {
  const [first] = fields;
  if (first && isOfOneField(fields)) {
    const { scope, collectionId } = sought;
    const kind = `${scope}_${SHORT_MODE[first.mode]}`;
    const what = `a ${kind} index for collection ${collectionId} and field ${first.path}`;
    return `${what}. You can create it here: ${consoleLink(sought, fields, first.path)}`;
  }
  const end: IndexField = { path: NAME_FIELD, mode: nameMode(fields) };
  const whole = fields.at(-1)?.path === NAME_FIELD ? fields : [...fields, end];
  return `an index. You can create it here: ${consoleLink(sought, whole)}`;
}

/** FAILED_PRECONDITION in Firestore's own words, and on a line below what firestore.indexes.json lacks. */
export function needsIndex(need: Need, sought: Sought): FirestoreError {
  const fields = indexFields(need);
  const own = spellIndex(fields, sought.collectionId, sought.scope);
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires ${sayWhich(sought, fields)}\nAdd to firestore.indexes.json ${own}`,
  );
}
