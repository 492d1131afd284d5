import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type Firestore,
  type FirestoreDataConverter,
  initializeFirestore,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { searchTokens } from '#domain/search/search-tokens.ts';
import { recordsEnv } from '../core/env.ts';

let database: Firestore | undefined;

/** The one Firebase app of this process. */
export function firebaseApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = recordsEnv();
  return initializeApp({
    projectId: FIREBASE_PROJECT_ID,
    credential: cert({
      projectId: FIREBASE_PROJECT_ID,
      clientEmail: FIREBASE_CLIENT_EMAIL,
      privateKey: FIREBASE_PRIVATE_KEY,
    }),
  });
}

/** Firestore over REST: a third faster than gRPC from a cold start. */
export function firestore(): Firestore {
  database ??= initializeFirestore(firebaseApp(), { preferRest: true });
  return database;
}

/** Holds what a record is found by in the tables of the dashboard; beside the record's own fields. */
export const SEARCH_FIELD = 'searchTokens';

/**
 * A collection whose documents are parsed on the way out, so that a broken record is named, not passed
 * on. Write whole records (`create`, `set`): an `update` leaves their search tokens as they were.
 * @param wordsOf the texts that a record is searched by; none where it is not searched
 */
export function collectionOf<Schema extends z.ZodMiniType<object>>(
  name: string,
  schema: Schema,
  wordsOf?: (record: z.infer<Schema>) => readonly (string | null)[],
): CollectionReference<z.infer<Schema>> {
  const converter: FirestoreDataConverter<z.infer<Schema>> = {
    toFirestore: (value) => ({
      ...(value as FirebaseFirestore.DocumentData),
      ...(wordsOf && { [SEARCH_FIELD]: searchTokens(wordsOf(value as z.infer<Schema>)) }),
    }),
    fromFirestore: (snapshot) => {
      const result = schema.safeParse(snapshot.data());
      if (result.success) return result.data;
      throw new Error(`Record ${snapshot.ref.path} is broken:\n${z.prettifyError(result.error)}`);
    },
  };
  return firestore().collection(name).withConverter(converter);
}

/** gRPC status 6: the document to be created is there already. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}
