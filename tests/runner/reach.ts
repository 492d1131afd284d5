import { readImports } from '../architecture/read-imports.ts';
import { resolveImport } from '../architecture/resolve-import.ts';

/** A file of tests that a change reaches. */
export interface Reached {
  file: string;
  /** How many imports lie between: 0 is the changed file itself. */
  distance: number;
  /** How many words of its name are in the names of what was changed. */
  shared: number;
}

/**
 * The tests that import a changed file, however far, nearest first; of those as near, the ones whose names
 * have most words of the change's in them. What tests share counts where nothing else was changed: a new field
 * changes many fixtures, which are nearer to tests of anything than to its own.
 * @param tree path from the root of the project → text
 * @param aliases the `imports` of package.json
 */
export function findReached(
  tree: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
  changed: readonly string[],
): Reached[] {
  const importers = listImporters(tree, aliases);
  const product = changed.filter((file) => !SHARED_BY_TESTS.test(file));
  const origins = product.length > 0 ? product : changed;
  const distances = new Map(origins.map((file) => [file, 0]));
  // A file is walked after all that are nearer; what is found meanwhile is walked, too.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const words = new Set(origins.flatMap(wordsOf));
  const countShared = (file: string) => wordsOf(file).filter((word) => words.has(word)).length;
  return [...distances]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .map(([file, distance]) => ({ file, distance, shared: countShared(file) }))
    .sort((a, b) => a.distance - b.distance || b.shared - a.shared);
}

const SHARED_BY_TESTS = /^(tests\/helpers|local\/seed)\//;

/** So many of them: half are the nearest, half those that are named most like the change. */
export function pickReached(reached: readonly Reached[], most: number): Reached[] {
  const nearest = reached.slice(0, Math.ceil(most / 2));
  const others = reached.slice(nearest.length);
  const namesakes = others.toSorted((a, b) => b.shared - a.shared).slice(0, most - nearest.length);
  return [...nearest, ...namesakes];
}

function listImporters(
  tree: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of tree) {
    for (const { specifier } of readImports(file, text)) {
      const target = resolveImport(file, specifier, aliases);
      if (target.kind !== 'file') continue;
      const known = importers.get(target.path);
      if (known) known.push(file);
      else importers.set(target.path, [file]);
    }
  }
  return importers;
}

/** 'src/domain/orders/price-order.ts' → orders, price, order; a plural counts as its singular. */
const wordsOf = (file: string): string[] =>
  file
    .replace(/^(src|tests|netlify|local)\/\w+\/|\.(test\.)?tsx?$/g, '')
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2);
