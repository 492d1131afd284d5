import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Hashes, hashFile } from './hashes.ts';
import { badRequest, notFound, StorageError } from './storage-error.ts';

/** What a caller may set of an object. */
export interface ObjectFields {
  contentType?: string | undefined;
  cacheControl?: string | undefined;
  contentDisposition?: string | undefined;
  /** Custom metadata, such as `firebaseStorageDownloadTokens`. */
  metadata?: Record<string, string> | undefined;
}

/** An object as it stands; its bytes are a file beside. */
export interface StoredObject extends ObjectFields, Hashes {
  name: string;
  size: number;
  /** Rises with each write of the bytes. */
  generation: number;
  metageneration: number;
  timeCreated: string;
  updated: string;
}

const MAX_NAME_BYTES = 1024;

/** The objects of the one bucket, each in two files: what is known of it, and its bytes. */
export class ObjectStore {
  readonly #directory: string;
  readonly #objects = new Map<string, StoredObject>();

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true });
    for (const file of readdirSync(directory)) {
      if (!file.endsWith('.json')) continue;
      const object = JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as StoredObject;
      this.#objects.set(object.name, object);
    }
  }

  find(name: string): StoredObject {
    const object = this.#objects.get(name);
    if (!object) throw notFound(name);
    return object;
  }

  /** In the order of their names' bytes, as Cloud Storage lists. */
  list(prefix: string): StoredObject[] {
    return [...this.#objects.values()]
      .filter(({ name }) => name.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  }

  /** Where the bytes of an object are. Its name is never part of a path. */
  file(name: string): string {
    return path.join(this.#directory, `${keyOf(name)}.bytes`);
  }

  /** Makes an object of a file, which it takes away. `ifGenerationMatch` 0: only where there is none. */
  async put(
    name: string,
    from: string,
    fields: ObjectFields,
    ifGenerationMatch?: number,
  ): Promise<StoredObject> {
    checkName(name);
    this.checkGeneration(name, ifGenerationMatch);
    const hashes = await hashFile(from);
    const now = new Date();
    renameSync(from, this.file(name));
    const { size } = statSync(this.file(name));
    const last = this.#objects.get(name)?.generation ?? 0;
    return this.#save({
      ...fields,
      ...hashes,
      name,
      size,
      generation: Math.max(now.getTime() * 1000, last + 1),
      metageneration: 1,
      timeCreated: now.toISOString(),
      updated: now.toISOString(),
    });
  }

  async copy(from: string, to: string, fields: ObjectFields): Promise<StoredObject> {
    const source = this.find(from);
    const copy = `${this.file(to)}.copy`;
    copyFileSync(this.file(from), copy);
    const { contentType, cacheControl, contentDisposition, metadata } = source;
    return this.put(to, copy, {
      contentType,
      cacheControl,
      contentDisposition,
      metadata,
      ...fields,
    });
  }

  /** Changes what is known of an object; a field set to null is taken away. */
  async patch(name: string, change: Record<string, unknown>): Promise<StoredObject> {
    const object = this.find(name);
    const metadata = { ...object.metadata, ...(change.metadata as Record<string, string>) };
    const merged = { ...object, ...change, ...('metadata' in change && { metadata }) };
    const kept = Object.entries(merged).filter(([, value]) => value !== null);
    return this.#save({
      ...(Object.fromEntries(kept) as unknown as StoredObject),
      metageneration: object.metageneration + 1,
      updated: new Date().toISOString(),
    });
  }

  delete(name: string): void {
    this.find(name);
    this.#objects.delete(name);
    rmSync(this.file(name), { force: true });
    rmSync(this.#facts(name), { force: true });
  }

  checkGeneration(name: string, wanted: number | undefined): void {
    if (wanted === undefined || (this.#objects.get(name)?.generation ?? 0) === wanted) return;
    const message = 'At least one of the pre-conditions you specified did not hold.';
    throw new StorageError(412, 'conditionNotMet', message);
  }

  async #save(object: StoredObject): Promise<StoredObject> {
    this.#objects.set(object.name, object);
    await writeFile(this.#facts(object.name), JSON.stringify(object));
    return object;
  }

  #facts(name: string): string {
    return path.join(this.#directory, `${keyOf(name)}.json`);
  }
}

/** @throws StorageError for a name that Cloud Storage refuses */
export function checkName(name: string): void {
  const isGood =
    name !== '' &&
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    !/[\r\n]/.test(name) &&
    name !== '.' &&
    name !== '..' &&
    !name.startsWith('.well-known/acme-challenge/');
  if (!isGood) throw badRequest(`Invalid object name: ${name}`);
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
