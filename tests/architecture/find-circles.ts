import type { Tree } from './check-imports.ts';
import { readImports } from './read-imports.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * The circles of files that import one another, types and imports at run time included: nobody can read
 * one of a circle's files without the others. Each is a list of paths; tests stand in none.
 */
export function findCircles(tree: Tree, aliases: Readonly<Record<string, string>>): string[][] {
  const imports = new Map(
    [...tree].map(([file, source]) => [
      file,
      readImports(file, source)
        .map(({ specifier }) => resolveImport(file, specifier, aliases))
        .flatMap((target) => (target.kind === 'file' && tree.has(target.path) ? target.path : [])),
    ]),
  );
  return stronglyConnected(imports)
    .filter((files) => files.length > 1)
    .map((files) => files.sort());
}

/** Tarjan's algorithm: the sets of nodes that reach one another. */
function stronglyConnected(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];

  function visit(node: string): number {
    const own = order.size;
    order.set(node, own);
    let low = own;
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) found.push(path.splice(path.indexOf(node)));
    return low;
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}
