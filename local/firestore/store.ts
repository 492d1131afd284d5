import { DatabaseSync } from 'node:sqlite';
import { type Change, rememberCollections } from './collections.ts';
import { collectionOf, lastSegment, type Root } from './names.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Fields } from './values.ts';

/** Which documents a query looks at. `within` is the root or a document's name. */
export type Scope =
  | { kind: 'collection'; collection: string }
  | { kind: 'group'; within: Root; collectionId: string }
  | { kind: 'descendants'; within: Root };

/** What a commit may do; all of it is kept, or none of it. */
export type Writer = {
  commitTime: number;
  put(document: Omit<StoredDocument, 'updateTime'>): void;
  remove(name: string): void;
  rememberReply(transaction: string, reply: unknown): void;
};

export type Store = ReturnType<typeof openStore>;

// Every version of a document is a row, so a transaction reads the moment it began
// while others go on writing. `fields` is NULL where the document was deleted.
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS versions (
    name TEXT NOT NULL,
    collection TEXT NOT NULL,
    collection_id TEXT NOT NULL,
    committed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    fields TEXT,
    PRIMARY KEY (name, committed)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_collection ON versions (collection, name, committed);
  CREATE INDEX IF NOT EXISTS by_collection_id ON versions (collection_id, name, committed);
  CREATE TABLE IF NOT EXISTS replies (
    transaction_id TEXT PRIMARY KEY,
    committed INTEGER NOT NULL,
    reply TEXT NOT NULL
  );
  DELETE FROM versions AS old WHERE EXISTS (
    SELECT 1 FROM versions WHERE name = old.name AND committed > old.committed);
  DELETE FROM versions WHERE fields IS NULL;`;

const REPLY_LIFETIME_MICROS = 600_000_000;

// SQLite fills the bare columns from the row that holds the max().
const LATEST = 'SELECT name, created, max(committed) AS committed, fields FROM versions';

function toChange(row: Record<string, unknown>): Change {
  return {
    name: String(row.name),
    fields: typeof row.fields === 'string' ? JSON.parse(row.fields) : null,
    createTime: Number(row.created),
    updateTime: Number(row.committed),
  };
}

function toDocuments(rows: Record<string, unknown>[]): StoredDocument[] {
  return rows
    .map(toChange)
    .flatMap(({ fields, ...document }) => (fields ? [{ ...document, fields }] : []));
}

function prepareReads(db: DatabaseSync) {
  const one = db.prepare(`${LATEST} WHERE name = ? AND committed <= ? GROUP BY name`);
  const inCollection = db.prepare(
    `${LATEST} WHERE collection = ? AND committed <= ? GROUP BY name`,
  );
  // '0' is the character after '/': the range holds whatever lies below the given name.
  const below = `name > ? || '/' AND name < ? || '0' AND committed <= ? GROUP BY name`;
  const group = db.prepare(`${LATEST} WHERE collection_id = ? AND ${below}`);
  const descendants = db.prepare(`${LATEST} WHERE ${below}`);
  const current = rememberCollections((collection) =>
    inCollection.all(collection, Number.MAX_SAFE_INTEGER).map(toChange),
  );
  return {
    current,
    /** The document as it stood at a moment, or undefined where it did not exist. */
    get: (name: string, at: number) => toDocuments(one.all(name, at))[0],
    /** What was there at a moment, in no order. */
    scan(scope: Scope, at: number): readonly StoredDocument[] {
      if (scope.kind === 'collection') {
        const { collection } = scope;
        return current.list(collection, at) ?? toDocuments(inCollection.all(collection, at));
      }
      const { within } = scope;
      return scope.kind === 'group'
        ? toDocuments(group.all(scope.collectionId, within, within, at))
        : toDocuments(descendants.all(within, within, at));
    },
  };
}

function prepareWrites(db: DatabaseSync) {
  const insert = db.prepare('INSERT OR REPLACE INTO versions VALUES (?, ?, ?, ?, ?, ?)');
  // Keeps, beside anything younger than the horizon, the one version valid at the horizon …
  const prune = db.prepare(`DELETE FROM versions WHERE name = ?1 AND committed <
    (SELECT max(committed) FROM versions WHERE name = ?1 AND committed <= ?2)`);
  // … unless all that is left is the mark of a deletion.
  const forget = db.prepare(`DELETE FROM versions WHERE name = ?1 AND fields IS NULL
    AND committed <= ?2 AND (SELECT count(*) FROM versions WHERE name = ?1) = 1`);
  const remember = db.prepare('INSERT INTO replies VALUES (?, ?, ?)');
  const forgetReplies = db.prepare('DELETE FROM replies WHERE committed < ?');
  return { insert, prune, forget, remember, forgetReplies };
}

/**
 * Opens (or creates) the database; `:memory:` lives as long as the process. A file survives
 * the process being killed at any moment: a commit is on disk before it is answered. Not so where
 * it is not `durable`, and then a commit does not wait for the disk.
 */
export function openStore(file: string, durable = true) {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'};`);
  db.exec(SCHEMA);
  const { current, ...reads } = prepareReads(db);
  const writes = prepareWrites(db);
  const recall = db.prepare('SELECT reply FROM replies WHERE transaction_id = ?');
  let clock = Number(
    db.prepare('SELECT coalesce(max(committed), 0) AS latest FROM versions').get()?.latest,
  );

  /** A moment later than every one given out before, even if the computer's clock goes back. */
  function tick(): number {
    clock = Math.max(Date.now() * 1000, clock + 1);
    return clock;
  }

  /** Runs one commit; versions that no reader since `horizon` can see are dropped. */
  function commit<T>(horizon: number, work: (writer: Writer) => T): T {
    const commitTime = tick();
    const changes: Change[] = [];
    const insert = (name: string, created: number, fields: Fields | null) => {
      const collection = collectionOf(name);
      const text = fields && JSON.stringify(fields);
      writes.insert.run(name, collection, lastSegment(collection), commitTime, created, text);
      changes.push({ name, fields, createTime: created, updateTime: commitTime });
    };
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work({
        commitTime,
        put: ({ name, createTime, fields }) => insert(name, createTime, fields),
        remove: (name) => insert(name, commitTime, null),
        rememberReply(transaction, reply) {
          writes.forgetReplies.run(commitTime - REPLY_LIFETIME_MICROS);
          writes.remember.run(transaction, commitTime, JSON.stringify(reply));
        },
      });
      const until = Math.min(horizon, commitTime);
      for (const { name } of changes) {
        writes.prune.run(name, until);
        writes.forget.run(name, until);
      }
      db.exec('COMMIT');
      current.keepUp(changes);
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      // Something of this commit may have been read in it.
      current.forget();
      throw error;
    }
  }

  return {
    ...reads,
    tick,
    commit,
    /** The reply a transaction's commit was given, if it was committed in the last ten minutes. */
    recallReply(transaction: string): unknown {
      const row = recall.get(transaction);
      return row && JSON.parse(String(row.reply));
    },
    /** Forgets every document of one database. */
    clear(root: Root): void {
      db.prepare(`DELETE FROM versions WHERE name > ? || '/' AND name < ? || '0'`).run(root, root);
      current.forget();
    },
    close(): void {
      db.close();
    },
  };
}
