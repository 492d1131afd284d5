import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { AnyObject, Kind, ObjectKinds } from './objects.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    due_at INTEGER,
    body TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_due ON objects (due_at) WHERE due_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS notes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS replies (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    request_id TEXT NOT NULL,
    created INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER,
    delivered_at INTEGER,
    last_result TEXT
  );
  CREATE INDEX IF NOT EXISTS deliveries_next ON deliveries (next_at) WHERE next_at IS NOT NULL;
`;

export interface ListQuery {
  /** JSON path in the body → the value it must have, e.g. `{ '$.customer': 'cus_1' }`. */
  where?: Record<string, SQLInputValue>;
  /** The same, for what it must not have. */
  not?: Record<string, SQLInputValue>;
  /** Bounds of `created`, in Unix seconds. */
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  limit?: number;
  startingAfter?: string;
  endingBefore?: string;
}

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the books in `file` (or ':memory:'). Everything is synchronous, so one request is one
 * transaction and no two can interleave; the write-ahead log survives `kill -9`.
 * @param durable whether a change is on disk before it is answered
 */
export function openStore(file: string, durable = true) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000;');
  db.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'};`);
  db.exec(SCHEMA);
  let depth = 0;

  /** All or nothing; an inner transaction joins the outer one. */
  function transaction<T>(work: () => T): T {
    if (depth > 0) return work();
    db.exec('BEGIN IMMEDIATE');
    depth += 1;
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    } finally {
      depth -= 1;
    }
  }

  const read = (row: unknown) => JSON.parse((row as { body: string }).body) as AnyObject;

  /** Any object by its id, whatever its kind. */
  function find(id: string): AnyObject | undefined {
    const row = db.prepare('SELECT body FROM objects WHERE id = ?').get(id);
    return row && read(row);
  }

  function get<K extends Kind>(kind: K, id: string): ObjectKinds[K] | undefined {
    const found = find(id);
    return found?.object === kind ? (found as ObjectKinds[K]) : undefined;
  }

  /** Inserts or overwrites. `dueAt` (Unix seconds) asks for `runDue`; null when nothing awaits it. */
  function put(object: AnyObject, dueAt: number | null = null) {
    const created = 'created' in object ? (object.created as number) : 0;
    db.prepare(
      `INSERT INTO objects (id, kind, created, due_at, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, body = excluded.body`,
    ).run(object.id, object.object, created, dueAt, JSON.stringify(object));
  }

  /** As if it had never been there. */
  function remove(id: string) {
    db.prepare('DELETE FROM objects WHERE id = ?').run(id);
  }

  function list<K extends Kind>(kind: K, query: ListQuery = {}): ObjectKinds[K][] {
    const { sql, values } = conditions(query);
    const upwards = query.endingBefore !== undefined;
    const rows = db
      .prepare(
        `SELECT body FROM objects WHERE kind = ?${sql} ORDER BY seq ${upwards ? 'ASC' : 'DESC'} LIMIT ?`,
      )
      .all(kind, ...values, query.limit ?? -1)
      .map((row) => read(row) as ObjectKinds[K]);
    return upwards ? rows.reverse() : rows;
  }

  /** The object whose due time comes first, if it is not after `now` (Unix seconds). */
  function nextDue(now: number): { id: string; dueAt: number } | undefined {
    return db
      .prepare(
        'SELECT id, due_at AS dueAt FROM objects WHERE due_at <= ? ORDER BY due_at, seq LIMIT 1',
      )
      .get(now) as { id: string; dueAt: number } | undefined;
  }

  /** What the stand-in must remember about an object but the API never shows. */
  function note<T>(id: string): T | undefined {
    const row = db.prepare('SELECT body FROM notes WHERE id = ?').get(id);
    return row && (JSON.parse((row as { body: string }).body) as T);
  }

  function putNote(id: string, body: object) {
    db.prepare(
      'INSERT INTO notes VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
    ).run(id, JSON.stringify(body));
  }

  function setting(name: string): string | undefined {
    const row = db.prepare('SELECT value FROM settings WHERE name = ?').get(name);
    return (row as { value: string } | undefined)?.value;
  }

  function setSetting(name: string, value: string) {
    db.prepare(
      'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    ).run(name, value);
  }

  return {
    db,
    transaction,
    find,
    get,
    put,
    remove,
    list,
    nextDue,
    note,
    putNote,
    setting,
    setSetting,
    close: () => db.close(),
  };
}

function conditions(query: ListQuery) {
  const values: SQLInputValue[] = [];
  let sql = '';
  for (const [path, value] of Object.entries(query.where ?? {})) {
    sql += ' AND json_extract(body, ?) = ?';
    values.push(path, value);
  }
  for (const [path, value] of Object.entries(query.not ?? {})) {
    sql += ' AND json_extract(body, ?) IS NOT ?';
    values.push(path, value);
  }
  const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
  for (const [name, operator] of Object.entries(operators)) {
    const bound = query.created?.[name as keyof typeof operators];
    if (bound === undefined) continue;
    sql += ` AND created ${operator} ?`;
    values.push(bound);
  }
  if (query.startingAfter !== undefined) {
    sql += ' AND seq < (SELECT seq FROM objects WHERE id = ?)';
    values.push(query.startingAfter);
  }
  if (query.endingBefore !== undefined) {
    sql += ' AND seq > (SELECT seq FROM objects WHERE id = ?)';
    values.push(query.endingBefore);
  }
  return { sql, values };
}
