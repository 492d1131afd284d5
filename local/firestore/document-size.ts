import { invalid } from './errors.ts';
import type { Fields, Value } from './values.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;

const stringSize = (text: string) => Buffer.byteLength(text) + 1;

/** A name costs its ids and 16 bytes: firebase.google.com/docs/firestore/storage-size */
function nameSize(name: string): number {
  const ids = name.split('/documents/').slice(1).join('/documents/').split('/');
  return ids.reduce((sum, id) => sum + stringSize(id), 16);
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((sum, element) => sum + valueSize(element), 0);
  }
  return 'mapValue' in value ? fieldsSize(value.mapValue.fields) : 8;
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + stringSize(name) + valueSize(value),
    32,
  );
}

/** Refuses a document above Firestore's limit of 1 MiB. */
export function checkDocumentSize(name: string, fields: Fields): void {
  const size = nameSize(name) + fieldsSize(fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  throw invalid(
    `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) ` +
      `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
  );
}
