import { FirestoreError, invalid } from './errors.ts';
import type { Root } from './names.ts';

const DOCUMENTS = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/;

/** What a request's path means: a resource (`…/documents` or something below) and a verb, if any. */
export type Address = { root: Root; resource: string; verb: string };

/**
 * Takes a percent-encoded path apart, e.g. `/v1/projects/p/databases/%28default%29/documents:commit`.
 * The verb is split off before decoding, since an id may hold an encoded colon.
 */
export function parseAddress(rawPath: string, prefix: '/v1/' | '/emulator/v1/'): Address {
  const path = rawPath.slice(prefix.length);
  const colon = path.lastIndexOf(':');
  const name = (colon < 0 ? path : path.slice(0, colon)).split('/').map(decodeSegment).join('/');
  const match = DOCUMENTS.exec(name);
  if (!match) throw invalid(`There is nothing at "${rawPath}".`);
  const [, project, database, rest] = match;
  if (database !== '(default)') {
    throw new FirestoreError('NOT_FOUND', `The database ${database} does not exist.`);
  }
  const root = `projects/${project}/databases/${database}/documents`;
  const resource = rest === undefined ? root : `${root}/${rest}`;
  return { root, resource, verb: colon < 0 ? '' : path.slice(colon + 1) };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`"${segment}" is not properly percent-encoded.`);
  }
}
