import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { ObjectFields } from './object-store.ts';
import { StorageError } from './storage-error.ts';

/** A resumable upload: to one name, of one type and, where it was declared, one size. */
export interface UploadSession {
  id: string;
  name: string;
  /** Bytes, as declared with `X-Upload-Content-Length`; null where nothing was. */
  declaredSize: number | null;
  fields: ObjectFields;
  ifGenerationMatch: number | null;
  /** The page that opened it: the only one whose browser may read its answers. */
  origin: string | null;
  state: 'open' | 'finished' | 'cancelled';
}

/** Cloud Storage keeps what arrived in pieces of this size; only the last may be smaller. */
export const PIECE = 256 * 1024;

/** The uploads under way. They outlive a restart, like a session's week in Cloud Storage. */
export class UploadSessions {
  readonly #directory: string;
  readonly #sessions = new Map<string, UploadSession>();

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
    for (const file of readdirSync(directory)) {
      if (!file.endsWith('.json')) continue;
      const session = JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as UploadSession;
      this.#sessions.set(session.id, session);
    }
  }

  open(given: Omit<UploadSession, 'id' | 'state'>): UploadSession {
    const session = { ...given, id: randomBytes(24).toString('base64url'), state: 'open' } as const;
    return this.save(session);
  }

  /** @throws StorageError 404 for one that never was, 410 for one that was canceled */
  find(id: string): UploadSession {
    const session = this.#sessions.get(id);
    if (!session) throw new StorageError(404, 'notFound', 'This upload session does not exist.');
    if (session.state === 'cancelled') {
      throw new StorageError(410, 'gone', 'This upload session was cancelled.');
    }
    return session;
  }

  save(session: UploadSession): UploadSession {
    this.#sessions.set(session.id, session);
    writeFileSync(path.join(this.#directory, `${session.id}.json`), JSON.stringify(session));
    return session;
  }

  /** Where the bytes are until they are all there. */
  file({ id }: UploadSession): string {
    return path.join(this.#directory, `${id}.part`);
  }

  /** How many bytes from the beginning are kept. */
  received(session: UploadSession): number {
    const file = this.file(session);
    return existsSync(file) ? statSync(file).size : 0;
  }

  /** Forgets what arrived beyond the last whole piece. */
  keepWholePieces(session: UploadSession): void {
    const size = this.received(session);
    if (size === 0) return;
    const handle = openSync(this.file(session), 'r+');
    ftruncateSync(handle, size - (size % PIECE));
    closeSync(handle);
  }

  append(session: UploadSession, bytes: Uint8Array): void {
    const handle = openSync(this.file(session), 'a');
    writeSync(handle, bytes);
    closeSync(handle);
  }

  discard(session: UploadSession): void {
    rmSync(this.file(session), { force: true });
  }
}
