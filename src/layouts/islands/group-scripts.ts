/** A module of the site's scripts, as a bundler knows it. */
export interface ScriptModule {
  /** The modules that it imports at once; not those that it loads later. */
  imports: readonly string[];
  /**
   * What loads it by its name: the `frame` of every page; a `script`, which pages without an island
   * may have and which loads nothing in vain; an `island`, which may load a little for fewer files.
   */
  entry?: 'frame' | 'script' | 'island';
  /** Of its code, in bytes. */
  size: number;
  /** It must be there once (`keeps-state.ts`), and so must what it imports: in files of their own. */
  isKept?: boolean;
}

/** Modules in one file, and the entries that load it. */
interface Group {
  modules: ReadonlySet<string>;
  entries: ReadonlySet<string>;
  size: number;
  isKept: boolean;
}

type Modules = ReadonlyMap<string, ScriptModule>;

/** What one more file costs a page, in bytes of code: its request, its headers, a dictionary of its own. */
const FILE_COSTS = 2200;

/**
 * Which modules several pages share, in as few files as is good for them: first a group for each set of
 * entries that load the same modules; then two groups become one wherever the files saved are worth more
 * than what some page loads in vain, and what is kept once stays apart from what need not be. What one
 * entry alone loads stays with it. No two groups import from one another, so that each file runs after all
 * it builds on.
 */
export function groupScripts(modules: Modules): ReadonlySet<string>[] {
  let groups = groupByEntries(modules);
  for (let pair = bestPair(groups, modules); pair; pair = bestPair(groups, modules)) {
    const merged = merge(...pair);
    groups = [...groups.filter((group) => !pair?.includes(group)), merged];
  }
  return groups.map((group) => group.modules);
}

function groupByEntries(modules: Modules): Group[] {
  const entriesOf = new Map<string, Set<string>>();
  const entries = [...modules].flatMap(([id, { entry }]) => (entry ? [{ id, entry }] : []));
  for (const { id: entry, entry: kind } of entries) {
    // What comes with the frame of every page is there already, wherever else it is wanted.
    const loading = kind === 'frame' ? entries.map(({ id }) => id) : [entry];
    for (const id of reach(entry, modules)) {
      entriesOf.set(id, new Set([...(entriesOf.get(id) ?? []), ...loading]));
    }
  }
  const groups = new Map<string, Group>();
  for (const [id, loading] of entriesOf) {
    const { entry, size = 0, isKept = false } = modules.get(id) ?? {};
    if (loading.size < 2 || entry) continue;
    const name = [String(isKept), ...[...loading].sort()].join('\n');
    const own = { modules: new Set([id]), entries: loading, size, isKept };
    const known = groups.get(name);
    groups.set(name, known ? merge(known, own) : own);
  }
  return [...groups.values()];
}

/** An entry and all that comes with it at once. */
function reach(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const next of modules.get(id)?.imports ?? []) if (modules.has(next)) found.add(next);
  }
  return found;
}

function merge(first: Group, second: Group): Group {
  return {
    modules: new Set([...first.modules, ...second.modules]),
    entries: new Set([...first.entries, ...second.entries]),
    size: first.size + second.size,
    isKept: first.isKept,
  };
}

/** The two groups that gain most by becoming one; undefined where none gain. */
function bestPair(groups: readonly Group[], modules: Modules): [Group, Group] | undefined {
  const imports = importsOf(groups, modules);
  const pairs = groups.flatMap((first, index) =>
    groups
      .slice(index + 1)
      .map((second) => ({ first, second, gain: gainOf(first, second, modules) })),
  );
  const found = pairs
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(
      ({ first, second }) => !isAround(first, second, imports) && !isAround(second, first, imports),
    );
  return found && [found.first, found.second];
}

/** What the islands save in files less what they load in vain, in bytes over all of them. */
function gainOf(first: Group, second: Group, modules: Modules): number {
  if (first.isKept !== second.isKept) return 0;
  const onlyFirst = [...first.entries].filter((entry) => !second.entries.has(entry));
  const onlySecond = [...second.entries].filter((entry) => !first.entries.has(entry));
  const isStrict = (entry: string) => modules.get(entry)?.entry !== 'island';
  if ([...onlyFirst, ...onlySecond].some(isStrict)) return 0;
  const both = first.entries.size - onlyFirst.length;
  return both * FILE_COSTS - first.size * onlySecond.length - second.size * onlyFirst.length;
}

type GroupImports = ReadonlyMap<Group, ReadonlySet<Group>>;

function importsOf(groups: readonly Group[], modules: Modules): GroupImports {
  const groupOf = new Map(groups.flatMap((group) => [...group.modules].map((id) => [id, group])));
  return new Map(
    groups.map((group) => {
      const imported = [...group.modules].flatMap((id) => modules.get(id)?.imports ?? []);
      const found = imported.flatMap((id) => groupOf.get(id) ?? []);
      return [group, new Set(found.filter((other) => other !== group))];
    }),
  );
}

/** Whether one group builds on another by way of a third, which as one they would both precede and follow. */
function isAround(from: Group, to: Group, imports: GroupImports): boolean {
  const between = new Set([...(imports.get(from) ?? [])].filter((group) => group !== to));
  for (const group of between) for (const next of imports.get(group) ?? []) between.add(next);
  return between.has(to);
}
