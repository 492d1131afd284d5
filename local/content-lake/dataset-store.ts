import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LakeDocument } from './document.ts';

export interface Change {
  id: string;
  before: LakeDocument | undefined;
  after: LakeDocument | undefined;
}

/**
 * One dataset. All documents are kept in memory, because a query reads all of them, and in SQLite,
 * because a published page must survive a killed process: a commit returns once it is on disk.
 */
export class DatasetStore {
  readonly #database: DatabaseSync;
  readonly #documents = new Map<string, LakeDocument>();
  #lastTimestamp = 0;
  /** Rises with every commit: what is derived from the documents is remembered under it. */
  version = 0;

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true });
    this.#database = new DatabaseSync(path.join(dataDir, 'dataset.sqlite'));
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    `);
    for (const row of this.#database.prepare('SELECT body FROM documents').iterate()) {
      const document = JSON.parse(String(row.body)) as LakeDocument;
      this.#documents.set(document._id, document);
      this.#lastTimestamp = Math.max(this.#lastTimestamp, Date.parse(document._updatedAt) || 0);
    }
  }

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id);
  }

  all(): Iterable<LakeDocument> {
    return this.#documents.values();
  }

  getFact(name: string): string | undefined {
    const row = this.#database.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return row === undefined ? undefined : String(row.value);
  }

  /** Writes all changes or none, together with `facts`. */
  commit(changes: readonly Change[], facts: Readonly<Record<string, string>> = {}): void {
    const put = this.#database.prepare('REPLACE INTO documents (id, body) VALUES (?, ?)');
    const remove = this.#database.prepare('DELETE FROM documents WHERE id = ?');
    const putFact = this.#database.prepare('REPLACE INTO facts (name, value) VALUES (?, ?)');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const { id, after } of changes) {
        if (after === undefined) remove.run(id);
        else put.run(id, JSON.stringify(after));
      }
      for (const [name, value] of Object.entries(facts)) putFact.run(name, value);
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
    for (const { id, after } of changes) {
      if (after === undefined) this.#documents.delete(id);
      else this.#documents.set(id, after);
    }
    this.version += 1;
  }

  /** The time of a transaction, UTC ISO. Strictly rising: the Studio orders changes by it. */
  nextTimestamp(): string {
    this.#lastTimestamp = Math.max(Date.now(), this.#lastTimestamp + 1);
    return new Date(this.#lastTimestamp).toISOString();
  }

  close(): void {
    this.#database.close();
  }
}
