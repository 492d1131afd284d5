import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Native and WebAssembly code, which goes along as it is; as in netlify.toml. */
const EXTERNAL = ['sharp', 'heic-decode'];

/** The functions as Netlify bundles them (esbuild, one file each), in bytes after gzip. */
export async function weighFunctions(): Promise<{ name: string; bytes: number }[]> {
  const directory = path.join(ROOT, 'netlify/functions');
  const names = readdirSync(directory).filter((file) => file.endsWith('.ts'));
  const { outputFiles } = await build({
    entryPoints: names.map((file) => path.join(directory, file)),
    outdir: path.join(ROOT, '.netlify/weighed'),
    write: false,
    bundle: true,
    external: EXTERNAL,
    minify: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    logLevel: 'error',
  });
  return outputFiles.map((file) => ({
    name: path.basename(file.path, '.js'),
    bytes: gzipSync(file.contents).length,
  }));
}
