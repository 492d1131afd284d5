import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  ReadOptions,
  SetOptions,
  Transaction,
} from '@google-cloud/firestore';

/** A document as it is to be; no data where it is to be deleted. */
export interface StagedDocument {
  ref: DocumentReference;
  data: DocumentData | undefined;
  /** Only some of its fields are written. */
  isPart?: boolean;
}

/** A transaction whose writes wait. */
export interface Staged {
  /** To read and write by, as by the real one. */
  transaction: Transaction;
  /** Every document that is written, in the order of its first write. */
  touched: () => readonly StagedDocument[];
  /** Hands every write on, in order. To be called once, at the end. */
  flush: () => void;
}

/** By the transactions that this file hands out, what is written in each. */
const STAGED = new WeakMap<Transaction, Map<string, StagedDocument>>();

/**
 * A transaction whose writes wait for `flush`, so that more can be read after them, and whose reads see
 * them: one change can build on another. Firestore itself wants every read before the first write.
 *
 * A query answers with what is stored, as it is to be; what is new it does not find: `stagedIn` has that.
 */
export function stageWrites(real: Transaction): Staged {
  const documents = new Map<string, StagedDocument>();
  const writes: (() => void)[] = [];
  const stage = (document: StagedDocument, write: () => void) => {
    documents.set(document.ref.path, document);
    writes.push(write);
    return transaction;
  };
  const methods = {
    get: async (asked: Query | DocumentReference) => {
      const found = await real.get(asked as Query);
      if ('docs' in found) return overlayAll(documents, found);
      return overlay(documents, found as unknown as DocumentSnapshot);
    },
    getAll: async (...asked: (DocumentReference | ReadOptions)[]) =>
      (await real.getAll(...asked)).map((doc) => overlay(documents, doc)),
    create: (ref: DocumentReference, data: DocumentData) =>
      stage({ ref, data }, () => real.create(ref, data)),
    set: (ref: DocumentReference, data: DocumentData, options?: SetOptions) => {
      if (!options) return stage({ ref, data }, () => real.set(ref, data));
      return stage({ ref, data, isPart: true }, () => real.set(ref, data, options));
    },
    update: (ref: DocumentReference, fields: DocumentData) => {
      const before = documents.get(ref.path);
      const data = { ...before?.data, ...fields };
      const isPart = before === undefined || before.isPart === true;
      return stage({ ref, data, isPart }, () => real.update(ref, fields));
    },
    delete: (ref: DocumentReference) => stage({ ref, data: undefined }, () => real.delete(ref)),
  };
  const transaction = replaced(real, methods);
  STAGED.set(transaction, documents);
  return {
    transaction,
    touched: () => [...documents.values()],
    flush: () => {
      for (const write of writes) write();
    },
  };
}

/** What is written to a collection within a staged transaction; nothing within another. */
export function stagedIn(transaction: Transaction, collectionId: string): DocumentData[] {
  const all = [...(STAGED.get(transaction)?.values() ?? [])];
  return all.flatMap(({ ref, data }) => (data && ref.parent.id === collectionId ? [data] : []));
}

function overlayAll(documents: Map<string, StagedDocument>, found: QuerySnapshot): QuerySnapshot {
  const docs = found.docs.map((doc) => overlay(documents, doc)).filter(({ exists }) => exists);
  return replaced(found, { docs, size: docs.length, empty: docs.length === 0 });
}

function overlay<Doc extends DocumentSnapshot>(
  documents: Map<string, StagedDocument>,
  doc: Doc,
): Doc {
  const staged = documents.get(doc.ref.path);
  if (!staged) return doc;
  const { data, isPart } = staged;
  return replaced(doc, {
    exists: data !== undefined,
    data: () => (isPart ? { ...doc.data(), ...data } : data),
  });
}

/** The same object with some of its properties replaced. */
function replaced<T extends object>(original: T, properties: object): T {
  return new Proxy(original, {
    get(target, key) {
      if (key in properties) return Reflect.get(properties, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
