import { type BrokenRecord, brokenRecordId } from '#domain/records/broken-record.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from './app-error.ts';

/**
 * A stored record that its schema refuses. It says which fields, never what is in them, and that only to
 * the log and the dashboard.
 */
export class BrokenRecordError extends AppError {
  readonly path: string;
  /** The fields that are refused, such as 'payment.totalCents'. */
  readonly broken: readonly string[];
  /** For the log. */
  readonly detail: string;

  constructor(path: string, broken: readonly string[]) {
    const detail = `Record ${path} cannot be read: ${broken.join(', ') || 'all of it'}`;
    super('record_unreadable', messages.unreadable, { cause: detail });
    this.name = 'BrokenRecordError';
    this.path = path;
    this.broken = broken;
    this.detail = detail;
  }
}

/** A record that is met again and again is logged and noted this often. */
const AGAIN_AFTER_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** When each was last noted by this process, by what was said of it. */
const noted = new Map<string, number>();
const writes = new Set<Promise<void>>();

/**
 * Logs a record that cannot be read, and has it stored for the dashboard's Activity tab. Whoever
 * answers a request waits for that with {@link brokenRecordsNoted}.
 */
export function noteBrokenRecord(
  { path, broken, detail }: BrokenRecordError,
  store: (note: BrokenRecord) => Promise<unknown>,
): void {
  const now = Date.now();
  if (now - (noted.get(detail) ?? 0) < AGAIN_AFTER_MS) return;
  if (noted.size >= MAX_REMEMBERED) noted.clear();
  noted.set(detail, now);
  log('broken_record', detail);
  const seenAt = new Date(now).toISOString();
  const write = store({ id: brokenRecordId(path), path, fields: [...broken], seenAt }).then(
    () => undefined,
    // What it was met for goes on; whoever meets it next notes it.
    (error: unknown) => log('broken_record_not_noted', `${path}: ${String(error)}`),
  );
  writes.add(write);
  write.finally(() => writes.delete(write));
}

/** Settles when whatever was noted is stored. */
export async function brokenRecordsNoted(): Promise<void> {
  await Promise.all(writes);
}

/**
 * Reads each of these, and leaves out those that cannot be read: they are logged and noted. Not for
 * sums: a record that is left out would count as nothing.
 */
export function readable<T>(documents: readonly { data(): T }[]): T[] {
  return documents.flatMap((document) => {
    const record = readOne(document);
    return record === undefined ? [] : [record];
  });
}

/** What a document holds; undefined where there is nothing or it cannot be read, which is noted. */
export function readOne<T>(document: { data(): T }): T | undefined {
  try {
    return document.data();
  } catch (error) {
    if (error instanceof BrokenRecordError) return undefined;
    throw error;
  }
}

function log(code: string, detail: string): void {
  console.error(JSON.stringify({ level: 'error', code, detail }));
}
