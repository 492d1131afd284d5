import { isDeepStrictEqual } from 'node:util';
import { checkDocumentSize } from './document-size.ts';
import { FirestoreError } from './errors.ts';
import { type FieldPath, getField, withField } from './field-paths.ts';
import type { Store, Writer } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
import { formatMicros } from './timestamps.ts';
import { applyTransforms, type Transform } from './transforms.ts';
import type { Fields, Value } from './values.ts';

export type Precondition = { exists: boolean } | { updateTime: string } | undefined;

export type Write = { name: string; precondition: Precondition } & (
  | { kind: 'update'; fields: Fields; mask: FieldPath[] | undefined; transforms: Transform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
);

export type WriteResult = { updateTime?: string; transformResults?: Value[] };

function checkPrecondition(write: Write, current: StoredDocument | undefined): void {
  const { precondition, name } = write;
  if (!precondition) return;
  if ('updateTime' in precondition) {
    const stored = current ? formatMicros(current.updateTime) : 'missing';
    if (stored === precondition.updateTime) return;
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version (${stored}) of ${name} does not match the required base version (${precondition.updateTime}).`,
    );
  }
  if (precondition.exists && !current) {
    throw new FirestoreError('NOT_FOUND', `No document to ${write.kind}: ${name}`);
  }
  if (!precondition.exists && current) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}

/** Without a mask the fields replace the document; with one, a masked field that is absent is removed. */
function mergeFields(current: Fields, next: Fields, mask: FieldPath[] | undefined): Fields {
  if (!mask) return next;
  return mask.reduce((fields, path) => withField(fields, path, getField(next, path)), current);
}

/** Applies one write inside a commit, seeing what earlier writes of the same commit did. */
export function applyWrite(store: Store, writer: Writer, write: Write): WriteResult {
  const { name } = write;
  const current = store.get(name, writer.commitTime);
  checkPrecondition(write, current);
  if (write.kind === 'verify') return {};
  if (write.kind === 'delete') {
    if (current) writer.remove(name);
    return {};
  }
  const merged = mergeFields(current?.fields ?? {}, write.fields, write.mask);
  const serverTime = formatMicros(Math.floor(writer.commitTime / 1000) * 1000);
  const { fields, results } = applyTransforms(merged, write.transforms, serverTime);
  checkDocumentSize(name, fields);
  // A write that changes nothing keeps the document's update time.
  const isSame = current !== undefined && isDeepStrictEqual(fields, current.fields);
  if (!isSame) writer.put({ name, fields, createTime: current?.createTime ?? writer.commitTime });
  return {
    updateTime: formatMicros(isSame ? current.updateTime : writer.commitTime),
    ...(results.length > 0 && { transformResults: results }),
  };
}
