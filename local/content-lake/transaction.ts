import { randomUUID } from 'node:crypto';
import { Mutation as SanityMutation } from '@sanity/mutator';
import type { Change, DatasetStore } from './dataset-store.ts';
import { type DocumentStub, getDraftId, isRecord, type LakeDocument } from './document.ts';
import type { DocumentMutation, Patch } from './mutation.ts';
import { WriteError } from './write-error.ts';

export type Operation = 'create' | 'update' | 'delete' | 'none';

/** What a transaction does to one document, with the mutations that did it. */
export interface DocumentChange extends Change {
  mutations: DocumentMutation[];
}

/** A set of mutations that happen together: collected here, seen by nobody until they are committed. */
export class Transaction {
  readonly id: string;
  readonly timestamp: string;
  readonly #store: DatasetStore;
  readonly #changes = new Map<string, DocumentChange>();

  constructor(store: DatasetStore, id: string | undefined) {
    this.#store = store;
    this.id = id ?? randomUUID();
    this.timestamp = store.nextTimestamp();
  }

  /** The document as this transaction has made it so far. */
  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id);
    return change === undefined ? this.#store.get(id) : change.after;
  }

  changes(): DocumentChange[] {
    return [...this.#changes.values()].filter(({ before, after }) => before ?? after);
  }

  create(
    stub: Omit<DocumentStub, '_id'> & { _id?: string | undefined; _type: string },
  ): LakeDocument {
    const document = { ...stub, _id: completeId(stub._id) };
    if (this.get(document._id) !== undefined) {
      throw new WriteError(
        'documentAlreadyExistsError',
        `Document by ID "${document._id}" already exists`,
        { id: document._id },
      );
    }
    return this.#put(document, { create: document });
  }

  createOrReplace(document: DocumentStub): LakeDocument {
    return this.#put(document, { createOrReplace: document });
  }

  createIfNotExists(document: DocumentStub): LakeDocument {
    return this.get(document._id) ?? this.#put(document, { createIfNotExists: document });
  }

  delete(id: string): Operation {
    if (this.get(id) === undefined) return 'none';
    this.#record(id, undefined, { delete: { id } });
    return 'delete';
  }

  /** Even a patch that changes nothing is a new revision: the Studio waits for it. */
  patch(id: string, patch: Patch): LakeDocument {
    const before = this.get(id);
    if (before === undefined) {
      throw new WriteError(
        'documentNotFoundError',
        `The document with the ID "${id}" was not found`,
        {
          id,
        },
      );
    }
    this.assertRevision(id, patch.ifRevisionID);
    const { ifRevisionID: _checked, ...operations } = patch;
    const after = applyPatch(before, operations);
    if (after._id !== before._id || after._type !== before._type) {
      throw new WriteError('mutationError', `Cannot change _id or _type of "${id}"`, { id });
    }
    return this.#put(after, { patch: { ...operations, id } });
  }

  /** Refuses when the document has another revision than the one the writer had read. */
  assertRevision(id: string, expected: string | null | undefined): void {
    const current = this.get(id)?._rev;
    if (expected === undefined || expected === null || expected === current) return;
    throw new WriteError(
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID (${current ?? 'none'}), expected ${expected}`,
      { id, currentRevisionID: current ?? null, expectedRevisionID: expected },
    );
  }

  #put(document: DocumentStub, mutation: DocumentMutation): LakeDocument {
    const { _createdAt } = document;
    const after: LakeDocument = {
      ...document,
      _createdAt: typeof _createdAt === 'string' ? _createdAt : this.timestamp,
      _updatedAt: this.timestamp,
      _rev: this.id,
    };
    this.#record(document._id, after, mutation);
    return after;
  }

  #record(id: string, after: LakeDocument | undefined, mutation: DocumentMutation): void {
    const change = this.#changes.get(id);
    const before = change === undefined ? this.#store.get(id) : change.before;
    const mutations = [...(change?.mutations ?? []), mutation];
    this.#changes.set(id, { id, before, after, mutations });
  }
}

/** `_id` may be missing or end where the lake is to go on: `drafts.`. */
function completeId(id: string | undefined): string {
  if (id === undefined) return randomUUID();
  if (id === getDraftId('')) return getDraftId(randomUUID());
  return id;
}

function applyPatch(before: LakeDocument, operations: Patch): DocumentStub {
  const patch = { ...structuredClone(operations), id: before._id };
  try {
    // The mutator writes into what it is given, and Patch is wider than its type of an insert.
    const mutation = new SanityMutation({
      mutations: [{ patch: patch as NonNullable<SanityMutation['mutations'][number]['patch']> }],
    });
    const after: unknown = mutation.apply(structuredClone(before));
    if (isRecord(after)) return { ...after, _id: String(after._id), _type: String(after._type) };
    throw new Error('the patch left no document');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriteError('mutationError', `Cannot patch "${before._id}": ${reason}`, {
      id: before._id,
    });
  }
}
