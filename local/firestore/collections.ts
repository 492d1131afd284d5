import { collectionOf } from './names.ts';
import type { StoredDocument } from './stored-document.ts';

interface Collection {
  byName: Map<string, StoredDocument>;
  /** The last commit in it, in microseconds. */
  changed: number;
  /** The same list as long as nothing changes, so that what is worked out of it can be kept with it. */
  listed: readonly StoredDocument[] | undefined;
}

/** A document as a commit left it; without fields where it was removed. */
export type Change = Omit<StoredDocument, 'fields'> & { fields: StoredDocument['fields'] | null };

/**
 * The documents of each collection as they stand now, parsed: a query looks at its whole collection, and
 * to read and parse ten thousand documents takes a second.
 * @param load everything that is known of a collection, the marks of deletions too
 */
export function rememberCollections(load: (collection: string) => Change[]) {
  const collections = new Map<string, Collection>();

  function open(name: string): Collection {
    const known = collections.get(name);
    if (known) return known;
    const collection: Collection = { byName: new Map(), changed: 0, listed: undefined };
    collections.set(name, collection);
    for (const change of load(name)) apply(collection, change);
    return collection;
  }

  function apply(collection: Collection, { fields, ...change }: Change): void {
    if (fields) collection.byName.set(change.name, { ...change, fields });
    else collection.byName.delete(change.name);
    collection.changed = Math.max(collection.changed, change.updateTime);
    collection.listed = undefined;
  }

  return {
    /** The documents as they stood at a moment; undefined when there was a commit since. */
    list(name: string, at: number): readonly StoredDocument[] | undefined {
      const collection = open(name);
      if (collection.changed > at) return undefined;
      collection.listed ??= [...collection.byName.values()];
      return collection.listed;
    },
    /** To be told of what is on disk. */
    keepUp(changes: readonly Change[]): void {
      for (const change of changes) {
        const collection = collections.get(collectionOf(change.name));
        if (collection) apply(collection, change);
      }
    },
    forget: () => collections.clear(),
  };
}
