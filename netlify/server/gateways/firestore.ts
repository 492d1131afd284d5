import {
  type CollectionReference,
  type DocumentSnapshot,
  Firestore,
  type FirestoreDataConverter,
  type Query,
} from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import {
  type BrokenRecord,
  BrokenRecordSchema,
  brokenFields,
} from '#domain/records/broken-record.ts';
import { RECORD_WORDS } from '#domain/search/record-words.ts';
import { searchTokens } from '#domain/search/search-tokens.ts';
import { BrokenRecordError, noteBrokenRecord } from '../core/broken-records.ts';
import { recordsEnv } from '../core/env.ts';
import { googleAuth } from './google-auth.ts';

/** What a query or an update is written with. */
export { AggregateField, FieldPath, FieldValue } from '@google-cloud/firestore';

let database: Firestore | undefined;

/**
 * Firestore over REST: a third faster than gRPC from a cold start. The platform's own `fetch` needs up to a
 * quarter less of the processor for a call than `node-fetch`, the default of Google's client.
 */
export function firestore(): Firestore {
  database ??= new Firestore({
    projectId: recordsEnv().FIREBASE_PROJECT_ID,
    auth: googleAuth({ fetchImplementation: fetch }),
    preferRest: true,
  });
  return database;
}

/** Holds what a record is found by in the tables of the dashboard; beside the record's own fields. */
export const SEARCH_FIELD = 'searchTokens';

/** The record's own fields, by collection. */
const FIELDS = new Map<string, readonly string[]>();

/**
 * A collection whose records go through their schema both ways. What cannot be read is noted for the
 * dashboard and named, not passed on (`readable` leaves it out of a list). What is written is what the
 * schema names and nothing else, so that a field of a form is not stored by accident. Write whole
 * records (`create`, `set`): an `update` leaves their search tokens as they were.
 * @param wordsOf the texts that a record is searched by; none where it is not searched
 */
export function collectionOf<Schema extends StoredSchema>(
  name: string,
  schema: Schema,
  wordsOf?: (record: z.infer<Schema>) => readonly (string | null)[],
): CollectionReference<z.infer<Schema>> {
  const converter: FirestoreDataConverter<z.infer<Schema>> = {
    toFirestore: (value) => {
      const record = encode(name, schema, value);
      return { ...record, ...(wordsOf && { [SEARCH_FIELD]: searchTokens(wordsOf(record)) }) };
    },
    fromFirestore: (snapshot) => {
      const { ref } = snapshot;
      const result = schema.safeParse(withId(schema, ref.id, snapshot.data()));
      if (result.success) return result.data;
      throw noted(ref.path, result.error);
    },
  };
  FIELDS.set(name, Object.keys(schema.shape));
  return firestore().collection(name).withConverter(converter);
}

/**
 * The fields of a collection's records: what to ask for when many are read. A document holds search tokens
 * as well, which are half of what is sent.
 * @throws Error of a collection that is none of {@link collectionOf}: all of its records would come empty
 */
export function fieldsOf<T>({ id }: CollectionReference<T>): string[] {
  const fields = FIELDS.get(id);
  if (!fields) throw new Error(`The collection ${id} has no schema.`);
  return [...fields];
}

/** The records of a collection, as a query that leaves their search tokens where they are. */
export function recordsOf<T>(collection: CollectionReference<T>): Query<T> {
  return collection.select(...fieldsOf(collection)) as Query<T>;
}

/**
 * The fields that `select` or a mask has asked for. What is not there is left out; what cannot be read,
 * too, and is noted.
 * @param schema of those fields alone
 */
export function readableParts<Schema extends StoredSchema>(
  documents: readonly DocumentSnapshot[],
  schema: Schema,
): z.infer<Schema>[] {
  const fields = Object.keys(schema.shape);
  return documents.flatMap((document) => {
    const { exists, ref } = document;
    if (!exists) return [];
    const part = Object.fromEntries(fields.map((field) => [field, document.get(field)]));
    const result = schema.safeParse(withId(schema, ref.id, part));
    if (result.success) return [result.data];
    noted(ref.path, result.error);
    return [];
  });
}

function noted(path: string, refused: z.core.$ZodError): BrokenRecordError {
  const error = new BrokenRecordError(path, brokenFields(refused));
  noteBrokenRecord(error, (note) => brokenRecords().doc(note.id).set(note));
  return error;
}

type StoredSchema = z.ZodMiniObject;

/** A document's name is its record's id, whatever became of the field. */
function withId(schema: StoredSchema, id: string, data: object): object {
  return 'id' in schema.shape ? { ...data, id } : data;
}

/** @throws Error where our own code would store what could not be read again */
function encode<Schema extends StoredSchema>(
  name: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = brokenFields(result.error).join(', ');
  throw new Error(`A record for ${name} would be stored broken: ${fields}`);
}

/** The records that cannot be read, as far as they were met. */
export function brokenRecords(): CollectionReference<BrokenRecord> {
  return collectionOf('brokenRecords', BrokenRecordSchema, RECORD_WORDS.brokenRecords);
}

/** gRPC statuses 5 and 9: the document is gone, or was written since the version that a write was meant for. */
export function isChangedSince(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 5 || error.code === 9);
}

/** gRPC status 6: the document to be created is there already. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

/** Whether Firestore refused to delete or change a document because there is none. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 5;
}
