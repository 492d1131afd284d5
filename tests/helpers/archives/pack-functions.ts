import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';
import { unzipSync } from 'fflate';
import { bundleFunctions } from '../../../netlify/bundle-functions.ts';
import { writeBuiltPages } from '../built-schedule.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A function as Netlify's own bundler packs it. */
export interface PackedFunction extends FunctionResult {
  /** Of the archive. */
  bytes: number;
  /** Unpacks the archive where nothing else is. @returns the folder */
  unpack(): Promise<string>;
}

/** What netlify.toml says of functions; the keys are their names, or `*` for all. */
type FunctionSettings = Record<string, { node_bundler?: 'none'; included_files?: string[] }>;

/**
 * Builds the functions as `npm run build` does and packs them with Netlify's bundler, as netlify.toml has
 * it and without Netlify.
 */
export async function packFunctions(): Promise<{
  functions: PackedFunction[];
  remove(): Promise<void>;
}> {
  const { config } = await resolveConfig({ cwd: ROOT, repositoryRoot: ROOT, offline: true });
  const built: string = config.functionsDirectory;
  const settings: FunctionSettings = config.functions;
  const directory = mkdtempSync(path.join(tmpdir(), 'courtside-functions-'));
  await bundleFunctions(built, writeBuiltPages(directory));
  const packed = await zipFunctions(built, path.join(directory, 'packed'), {
    basePath: ROOT,
    config: Object.fromEntries(
      Object.entries(settings).map(([name, { node_bundler, included_files }]) => [
        name,
        {
          ...(node_bundler && { nodeBundler: node_bundler }),
          ...(included_files && { includedFiles: included_files, includedFilesBasePath: ROOT }),
        },
      ]),
    ),
  });
  return {
    functions: packed.map((result) => ({
      ...result,
      bytes: result.size ?? Number.NaN,
      unpack: () => unpackArchive(result.path, path.join(directory, result.name)),
    })),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Unpacks what ships of a function. @returns the folder */
export async function unpackArchive(archive: string, folder: string): Promise<string> {
  const files = Object.entries(unzipSync(await readFile(archive)));
  for (const [name, bytes] of files.filter(([name]) => !name.endsWith('/'))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return folder;
}
