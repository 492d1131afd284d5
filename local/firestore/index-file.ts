import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type IndexField = { path: string; mode: 'ASCENDING' | 'DESCENDING' | 'CONTAINS' };
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Index = { collectionId: string; scope: QueryScope; fields: IndexField[] };

const ScopeSchema = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const mode = {
  order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])),
  arrayConfig: z.optional(z.literal('CONTAINS')),
};

const IndexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: ScopeSchema,
      fields: z.array(z.object({ fieldPath: z.string(), ...mode })),
    }),
  ),
  fieldOverrides: z._default(
    z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        /** Deleted automatically after the field's instant, within a day; nothing here depends on it. */
        ttl: z.optional(z.boolean()),
        indexes: z.array(z.object({ queryScope: ScopeSchema, ...mode })),
      }),
    ),
    [],
  ),
});

type Mode = {
  order?: 'ASCENDING' | 'DESCENDING' | undefined;
  arrayConfig?: 'CONTAINS' | undefined;
};

const toField = (path: string, { order, arrayConfig }: Mode): IndexField => ({
  path,
  mode: arrayConfig ?? order ?? 'ASCENDING',
});

/** The indexes every field has in production without being asked for, for queries of one collection. */
export const AUTOMATIC_MODES = ['ASCENDING', 'DESCENDING', 'CONTAINS'] as const;

export type Indexes = {
  /** Those that are listed for a collection and a scope. */
  compositeOf(collectionId: string, scope: QueryScope): readonly Index[];
  /** The indexes a field has automatically: those of its override, else one per mode for its collection. */
  ofField(collectionId: string, path: string): Index[];
};

/** Reads `firestore.indexes.json`; throws when it is not what the Firebase CLI deploys. */
export function readIndexFile(file: string): Indexes {
  return parseIndexes(readFileSync(file, 'utf8'));
}

/** The same of a file that has been read. */
export function parseIndexes(text: string): Indexes {
  const { indexes, fieldOverrides } = IndexFileSchema.parse(JSON.parse(text));
  const composite = indexes.map(({ collectionGroup, queryScope, fields }) => ({
    collectionId: collectionGroup,
    scope: queryScope,
    fields: fields.map(({ fieldPath, ...rest }) => toField(fieldPath, rest)),
  }));
  refuseTwice([
    ...composite.map(nameOf),
    ...fieldOverrides.map((one) => `the override of ${one.collectionGroup}.${one.fieldPath}`),
  ]);
  const byCollection = new Map<string, Index[]>();
  for (const index of composite) {
    const key = keyOf(index.collectionId, index.scope);
    byCollection.set(key, [...(byCollection.get(key) ?? []), index]);
  }
  return {
    compositeOf: (collectionId, scope) => byCollection.get(keyOf(collectionId, scope)) ?? [],
    ofField(collectionId, path) {
      const override = fieldOverrides.find(
        (one) => one.collectionGroup === collectionId && one.fieldPath === path,
      );
      const automatic = AUTOMATIC_MODES.map((one) => ({ scope: 'COLLECTION' as const, mode: one }));
      const own = override?.indexes.map(({ queryScope, ...rest }) => ({
        scope: queryScope,
        mode: toField(path, rest).mode,
      }));
      return (own ?? automatic).map(({ scope, mode }) => ({
        collectionId,
        scope,
        fields: [{ path, mode }],
      }));
    },
  };
}

/**
 * The Firebase CLI makes each entry that was not there when it began. The second of two is answered with 409,
 * and nothing behind it is deployed.
 */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice) throw new Error(`${twice} stands twice in the indexes file`);
}

/** The order of ids is part of every index: where it is not spelled out, it is that of the last field. */
function nameOf({ collectionId, scope, fields }: Index): string {
  const order = fields.findLast(({ mode }) => mode !== 'CONTAINS')?.mode ?? 'ASCENDING';
  const isSpelledOut = fields.at(-1)?.path === '__name__';
  const all = isSpelledOut ? fields : [...fields, { path: '__name__', mode: order }];
  const named = all.map(({ path, mode }) => `${path} ${mode}`).join(', ');
  return `the index ${keyOf(collectionId, scope)} (${named})`;
}

function keyOf(collectionId: string, scope: QueryScope): string {
  return `${scope} ${collectionId}`;
}
