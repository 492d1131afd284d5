import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Writes into each island's script what it uses of the files that may be copied, and nothing else of them:
 * one file where there were ten is a quarter smaller after brotli, and none waits for another. The files
 * stay for what is loaded later.
 * @param islands by file name: '_astro/a.js'
 * @param copied which files these are, by name
 * @returns what each of them imports from now on
 */
export async function joinScripts(
  root: string,
  islands: readonly string[],
  copied: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (islands.length === 0) return new Map();
  const { metafile } = await build({
    entryPoints: islands.map((file) => path.join(root, file)),
    outdir: root,
    outbase: root,
    allowOverwrite: true,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
    plugins: [leaveShared(root, copied)],
  });
  return new Map(
    Object.entries(metafile.outputs).map(([output, { imports }]) => {
      const file = path.relative(root, path.resolve(output));
      const atOnce = imports.filter(({ kind }) => kind === 'import-statement');
      const names = atOnce.map(({ path: name }) => path.posix.join(path.posix.dirname(file), name));
      return [file, names];
    }),
  );
}

/** All but what may be copied stays a file of its own, also what is loaded later. */
function leaveShared(root: string, copied: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-shared',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path: name, kind, resolveDir }) => {
        const file = path.relative(root, path.join(resolveDir, name));
        const isJoined = kind === 'import-statement' && copied.has(file);
        return isJoined ? undefined : { path: name, external: true };
      });
    },
  };
}
