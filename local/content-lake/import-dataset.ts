import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetStore } from './asset-store.ts';
import type { DatasetStore } from './dataset-store.ts';
import {
  type DocumentStub,
  findStrongReferences,
  isRecord,
  type LakeDocument,
} from './document.ts';

interface ImportOptions {
  store: DatasetStore;
  assets: AssetStore;
  /** NDJSON, as `sanity dataset export` writes it. */
  seedFile: string;
  /** What `file://./…` of an asset is relative to. */
  assetsBase: string;
}

const ASSET = /^(image|file)@file:\/\/(.+)$/;

/**
 * Imports a dataset the way `sanity dataset import` does: files named by `_sanityAsset` become asset
 * documents and references to them, and a strong reference to nothing refuses the whole import.
 */
export async function importDataset(options: ImportOptions): Promise<void> {
  const { store, seedFile } = options;
  const imported = new Map<string, LakeDocument>();
  const files = new Map<string, Promise<DocumentStub>>();
  for (const [index, line] of (await readFile(seedFile, 'utf8')).split('\n').entries()) {
    if (line.trim() === '') continue;
    const stub = parseLine(line, `${seedFile}:${index + 1}`);
    const resolved = await resolveAssets(stub, options, files);
    if (!isRecord(resolved)) throw new Error(`${seedFile}:${index + 1}: not a document`);
    imported.set(stub._id, stamp({ ...resolved, _id: stub._id, _type: stub._type }, store));
  }
  for (const asset of await Promise.all(files.values())) {
    if (!imported.has(asset._id)) imported.set(asset._id, stamp(asset, store));
  }
  assertReferences(imported);
  const changes = [...imported].map(([id, after]) => ({ id, before: undefined, after }));
  store.commit(changes, { importedFrom: path.basename(seedFile) });
}

function parseLine(line: string, where: string): DocumentStub {
  const value: unknown = JSON.parse(line);
  if (!isRecord(value) || typeof value._id !== 'string' || typeof value._type !== 'string') {
    throw new Error(`${where}: a document needs an _id and a _type`);
  }
  return { ...value, _id: value._id, _type: value._type };
}

async function resolveAssets(
  value: unknown,
  options: ImportOptions,
  files: Map<string, Promise<DocumentStub>>,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => resolveAssets(item, options, files)));
  }
  if (!isRecord(value)) return value;
  const { _sanityAsset, ...rest } = value;
  const entries = Object.entries(rest).map(
    async ([key, child]) => [key, await resolveAssets(child, options, files)] as const,
  );
  const resolved = Object.fromEntries(await Promise.all(entries));
  if (_sanityAsset === undefined) return resolved;
  const [, kind, location] = ASSET.exec(String(_sanityAsset)) ?? [];
  if (kind === undefined || location === undefined) {
    throw new Error(
      `Only image@file://… and file@file://… assets can be imported: ${_sanityAsset}`,
    );
  }
  const file = path.resolve(options.assetsBase, decodeURIComponent(location));
  const key = `${kind} ${file}`;
  const adding = files.get(key) ?? addAsset(options.assets, kind, file);
  files.set(key, adding);
  const asset = await adding;
  return { ...resolved, asset: { _type: 'reference', _ref: asset._id } };
}

async function addAsset(assets: AssetStore, kind: string, file: string): Promise<DocumentStub> {
  const bytes = await readFile(file);
  const name = path.basename(file);
  if (kind === 'file') return assets.addFile(bytes, name, 'application/octet-stream');
  try {
    return await assets.addImage(bytes, name);
  } catch (error) {
    throw new Error(`Cannot import ${file}`, { cause: error });
  }
}

function stamp(document: DocumentStub, store: DatasetStore): LakeDocument {
  const now = store.nextTimestamp();
  return {
    _rev: `import-${document._id}`,
    _createdAt: now,
    _updatedAt: now,
    ...document,
  };
}

function assertReferences(documents: ReadonlyMap<string, LakeDocument>): void {
  const dangling = [...documents.values()].flatMap((document) =>
    findStrongReferences(document)
      .filter((reference) => !documents.has(reference))
      .map((reference) => `${document._id} → ${reference}`),
  );
  if (dangling.length > 0) {
    throw new Error(`Strong references to documents that do not exist: ${dangling.join(', ')}`);
  }
}
