/** What each script of the site imports at once, by file name: '_astro/a.js' → '_astro/b.js'. */
export type ScriptGraph = ReadonlyMap<string, readonly string[]>;

/** A script and all that comes with it at once, in the order in which they are wanted. */
export function reach(file: string, scripts: ScriptGraph): Set<string> {
  const found = new Set<string>();
  const add = (next: string) => {
    if (found.has(next)) return;
    found.add(next);
    for (const imported of scripts.get(next) ?? []) add(imported);
  };
  add(file);
  return found;
}
