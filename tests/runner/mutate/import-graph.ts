import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readImports } from '#tests/architecture/read-imports.ts';
import { resolveImport } from '#tests/architecture/resolve-import.ts';

/** Who imports a file: names of files by name, relative to the project's folder. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** @param files relative to the working directory, which is the project's */
export function readImporters(files: readonly string[]): Importers {
  const aliases = JSON.parse(readFileSync('package.json', 'utf8')).imports;
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const { specifier } of readImports(file, readFileSync(file, 'utf8'))) {
      const target = resolveImport(file, specifier, aliases);
      if (target.kind !== 'file') continue;
      importers.set(target.path, [...(importers.get(target.path) ?? []), file]);
    }
  }
  return importers;
}

/** The files of tests that import a file, however far, the closest first. */
export function testsThatReach(file: string, importers: Importers): string[] {
  const seen = new Set([file]);
  let layer = [file];
  const tests: string[] = [];
  while (layer.length > 0) {
    layer = layer
      .flatMap((one) => importers.get(one) ?? [])
      .filter((one) => !seen.has(one) && seen.add(one));
    tests.push(...layer.filter((one) => one.endsWith('.test.ts')));
  }
  return tests;
}

/** Words with the same beginning are the same: `volunteering` and `volunteer`, `query` and `queries`. */
const BEGINNING = 4;
/** They say what is done, not what it is done to: `read-message` is tested with messages, not with `public-reads`. */
const VERBS = new Set('add change delete find list make note open read save send write'.split(' '));
const stems = (name: string) =>
  name
    .split(/[^a-z]+/i)
    .filter((word) => !VERBS.has(word.replace(/s$/, '')))
    .map((word) => word.slice(0, BEGINNING).replace(/s$/, ''));

/** How well the name of a file of tests fits a file: best of all its own, then those with a word of its path. */
export function kinship(file: string, test: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return Number.POSITIVE_INFINITY;
  const [base, folder] = [path.basename(file, '.ts'), path.basename(path.dirname(file))];
  const said = stems(path.basename(test, '.test.ts'));
  const shared = (name: string) => stems(name).filter((stem) => said.includes(stem)).length;
  return 2 * shared(base) + shared(folder);
}
