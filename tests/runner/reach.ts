import { readImports } from '../architecture/read-imports.ts';
import { resolveImport } from '../architecture/resolve-import.ts';

/** A file of tests that a change reaches. */
export interface Reached {
  file: string;
  /** How many imports lie between: 0 is the changed file itself. */
  distance: number;
}

/**
 * The tests that import a changed file, however far, nearest first; of those as near, the ones whose names
 * have most words of the change's in them.
 * @param tree path from the root of the project → text
 * @param aliases the `imports` of package.json
 */
export function findReached(
  tree: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
  changed: readonly string[],
): Reached[] {
  const importers = listImporters(tree, aliases);
  const distances = new Map(changed.map((file) => [file, 0]));
  // A file is walked after all that are nearer; what is found meanwhile is walked, too.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const words = new Set(changed.flatMap(wordsOf));
  const countShared = (file: string) => wordsOf(file).filter((word) => words.has(word)).length;
  return [...distances]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance || countShared(b.file) - countShared(a.file));
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
