import path from 'node:path';
import { build, type Plugin } from 'rolldown';

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
  const joined: [string, string[]][] = [];
  // One build for each: a build of several would put what they share into more files.
  for (const island of islands) {
    const { output } = await build({
      input: path.join(root, island),
      plugins: [leaveShared(root, copied)],
      output: {
        dir: path.join(root, path.dirname(island)),
        entryFileNames: path.basename(island),
        format: 'esm',
        minify: true,
      },
      logLevel: 'warn',
    });
    const [{ imports }] = output;
    joined.push([island, imports.map((name) => path.posix.join(path.posix.dirname(island), name))]);
  }
  return new Map(joined);
}

/** All but what may be copied stays a file of its own, also what is loaded later. */
function leaveShared(root: string, copied: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-shared',
    resolveId(name, importer, { kind }) {
      if (importer === undefined) return undefined;
      const file = path.relative(root, path.resolve(path.dirname(importer), name));
      const isJoined = kind === 'import-statement' && copied.has(file);
      return isJoined ? undefined : { id: name, external: true };
    },
  };
}
