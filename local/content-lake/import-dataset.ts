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
  const files: AddedFiles = new Map();
  const lines = (await readFile(seedFile, 'utf8')).split('\n');
  const stubs = lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [parseLine(line, `${seedFile}:${index + 1}`)],
  );
  const resolved = await Promise.all(
    stubs.map(async (stub) => ({ ...stub, ...(await resolveFields(stub, options, files)) })),
  );
  for (const document of resolved) imported.set(document._id, stamp(document, store));
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

type AddedFiles = Map<string, Promise<DocumentStub>>;

async function resolveValue(
  value: unknown,
  options: ImportOptions,
  files: AddedFiles,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => resolveValue(item, options, files)));
  }
  return isRecord(value) ? resolveFields(value, options, files) : value;
}

async function resolveFields(
  { _sanityAsset, ...fields }: Readonly<Record<string, unknown>>,
  options: ImportOptions,
  files: AddedFiles,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(fields).map(
    async ([key, child]) => [key, await resolveValue(child, options, files)] as const,
  );
  const resolved = Object.fromEntries(await Promise.all(entries));
  if (_sanityAsset === undefined) return resolved;
  const asset = await addNamedAsset(String(_sanityAsset), options, files);
  return { ...resolved, asset: { _type: 'reference', _ref: asset._id } };
}

function addNamedAsset(name: string, options: ImportOptions, files: AddedFiles) {
  const [, kind, location] = ASSET.exec(name) ?? [];
  if (kind === undefined || location === undefined) {
    throw new Error(`Only image@file://… and file@file://… assets can be imported: ${name}`);
  }
  const file = path.resolve(options.assetsBase, decodeURIComponent(location));
  const key = `${kind} ${file}`;
  const adding = files.get(key) ?? addAsset(options.assets, kind, file);
  files.set(key, adding);
  return adding;
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
