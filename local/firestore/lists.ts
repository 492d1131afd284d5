import * as z from 'zod/mini';
import { unimplemented } from './errors.ts';
import { parseFieldPath } from './field-paths.ts';
import {
  checkCollectionId,
  checkDocumentName,
  checkParent,
  collectionOf,
  lastSegment,
} from './names.ts';
import { compareNames, compareStrings } from './ordering.ts';
import { type Call, countReads, type Database, toWire } from './reads.ts';
import type { StoredDocument } from './stored-document.ts';
import { parseRequest } from './wire.ts';

const DEFAULT_PAGE = 300;
const KNOWN_PARAMETERS = ['$alt', 'pageSize', 'pageToken', 'mask.fieldPaths', 'showMissing'];

const ListCollectionIdsSchema = z.strictObject({
  parent: z.optional(z.string()),
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
});

/** One page of sorted items, and the token that continues behind it. */
function pageOf<T>(items: T[], keyOf: (item: T) => string, after: string, size: number) {
  const start = after === '' ? 0 : items.findIndex((item) => keyOf(item) === after) + 1;
  const page = items.slice(start, start + size);
  const last = page.at(-1);
  const isMore = last !== undefined && start + size < items.length;
  return { page, ...(isMore && { nextPageToken: keyOf(last) }) };
}

/** The names of documents in a collection, those included that only have sub-collections. */
function namesUnder(collection: string, descendants: readonly StoredDocument[]): string[] {
  const names = descendants
    .filter(({ name }) => name.startsWith(`${collection}/`))
    .map(({ name }) => `${collection}/${name.slice(collection.length + 1).split('/')[0]}`);
  return [...new Set(names)];
}

/** GET …/documents/collection: its documents by name, and on request the missing ones in between. */
export function listDocuments(database: Database, { root, resource }: Call, url: URL) {
  const { store } = database;
  const parameters = url.searchParams;
  const unknown = [...parameters.keys()].find((key) => !KNOWN_PARAMETERS.includes(key));
  if (unknown) throw unimplemented(`the parameter "${unknown}" of listDocuments`);
  checkParent(collectionOf(resource), root);
  checkCollectionId(lastSegment(resource));
  const at = store.tick();
  const mask = parameters.getAll('mask.fieldPaths').map(parseFieldPath);
  const showMissing = parameters.get('showMissing') === 'true';
  const names = showMissing
    ? namesUnder(resource, store.scan({ kind: 'descendants', within: collectionOf(resource) }, at))
    : store.scan({ kind: 'collection', collection: resource }, at).map(({ name }) => name);
  const size = Number(parameters.get('pageSize')) || DEFAULT_PAGE;
  const after = parameters.get('pageToken') ?? '';
  const { page, ...next } = pageOf(names.sort(compareNames), (name) => name, after, size);
  countReads(database, page.length);
  const documents = page.map((name) => {
    const document = store.get(checkDocumentName(name, root), at);
    return document ? toWire(document, mask.length > 0 ? mask : undefined) : { name };
  });
  return { documents, ...next };
}

/** The ids of the collections directly under a document or the root. */
export function listCollectionIds({ store }: Database, { root, resource, body }: Call) {
  const { pageSize, pageToken = '' } = parseRequest(ListCollectionIdsSchema, body);
  const parent = checkParent(resource, root);
  const ids = store
    .scan({ kind: 'descendants', within: parent }, store.tick())
    .map(({ name }) => name.slice(parent.length + 1).split('/')[0] ?? '');
  const sorted = [...new Set(ids)].sort(compareStrings);
  const { page, ...next } = pageOf(sorted, (id) => id, pageToken, pageSize || DEFAULT_PAGE);
  return { collectionIds: page, ...next };
}
