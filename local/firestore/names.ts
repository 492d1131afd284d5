import { invalid } from './errors.ts';

const RESERVED = /^__.*__$/;
const MAX_ID_BYTES = 1500;

/** A database's document root, `projects/P/databases/D/documents`. */
export type Root = string;

/** The id Datastore gave by number; its form is reserved, and a document may still have it. */
const NUMBERED = /^__id(0|-?[1-9]\d{0,18})__$/;

/** The number of an id like `__id7__`; undefined for all others. */
export function numberOfId(id: string): bigint | undefined {
  const digits = NUMBERED.exec(id)?.[1];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return number === BigInt.asIntN(64, number) ? number : undefined;
}

function checkId(id: string, name: string, isDocument = false): void {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw invalid(`Document name "${name}" has the invalid segment "${id}".`);
  }
  const isNumbered = isDocument && numberOfId(id) !== undefined;
  if (RESERVED.test(id) && !isNumbered)
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`A segment of "${name.slice(0, 80)}…" is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

/** Checks a collection id as a query names it. */
export function checkCollectionId(id: string): string {
  checkId(id, id);
  return id;
}

function checkPath(name: string, root: Root): string[] {
  if (!name.startsWith(`${root}/`)) {
    throw invalid(`Document name "${name}" lacks "${root}/" at its beginning.`);
  }
  const segments = name.slice(root.length + 1).split('/');
  for (const [at, id] of segments.entries()) checkId(id, name, at % 2 === 1);
  return segments;
}

/** Checks a full document name of this database and returns it. */
export function checkDocumentName(name: string, root: Root): string {
  if (checkPath(name, root).length % 2 !== 0) {
    throw invalid(`Document name "${name}" has an odd number of segments: it names a collection.`);
  }
  return name;
}

/** Checks what sub-collections hang under: the root itself or a document. */
export function checkParent(name: string, root: Root): string {
  return name === root ? name : checkDocumentName(name, root);
}

/** `…/orders/o1` → `…/orders`. */
export const collectionOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

/** The last segment of a name: a document's id or a collection's. */
export const lastSegment = (name: string) => name.slice(name.lastIndexOf('/') + 1);
