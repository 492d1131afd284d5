import type { Plugin, Rolldown } from 'vite';
import { groupScripts, type ScriptModule } from './group-scripts.ts';
import { keepsState } from './keeps-state.ts';

/** React, which each page with an island waits for, in one file. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Left to Rolldown, which sees what of them is used; of the small ones that is all. */
const LIBRARY = /[\\/]node_modules[\\/](?!@?nanostores[\\/]|@date-fns[\\/]tz[\\/])/;
/** A `<script>` of an Astro file; those of `src/layouts` stand in every page. */
const PAGE_SCRIPT = /\.astro\?.*type=script/;
const FRAME = /[\\/]src[\\/]layouts[\\/]/;

/**
 * Cuts the site's own scripts into files by who loads what at once (`group-scripts.ts`), which no list of
 * file names has to be kept for.
 * @param onCopyable told of the modules of which each island may have its own copy (`join-scripts.ts`)
 */
export function groupPlugin(onCopyable: (ids: ReadonlySet<string>) => void): Plugin {
  let groupOf = new Map<string, string>();
  return {
    name: 'group-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    // A module stays in its own group without what it imports, and entries lend what they share.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: REACT, priority: 1 },
          { name: (id) => groupOf.get(id) ?? null },
        ],
      },
    }),
    buildEnd() {
      const modules = new Map<string, ScriptModule>();
      const later = loadedLater([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info || LIBRARY.test(id)) continue;
        const { importedIds: imports, isEntry, code } = info;
        const entry = isEntry
          ? { entry: kindOf(id) }
          : later.has(id) && { entry: 'script' as const };
        modules.set(id, { imports, size: code?.length ?? 0, ...entry });
      }
      const kept = keptOnce(modules, (id) => this.getModuleInfo(id)?.code ?? '');
      for (const [id, module] of modules) modules.set(id, { ...module, isKept: kept.has(id) });
      onCopyable(new Set([...modules.keys()].filter((id) => !kept.has(id))));
      groupOf = new Map(
        groupScripts(modules).flatMap((group, index) =>
          [...group].map((id) => [id, `shared-${index}`] as const),
        ),
      );
    },
  };
}

/** What islands load at once and must have in common, with all that it imports; the frame has its own already. */
function keptOnce(
  modules: ReadonlyMap<string, ScriptModule>,
  codeOf: (id: string) => string,
): ReadonlySet<string> {
  const withImports = (ids: readonly string[]) => {
    const found = new Set(ids);
    for (const id of found) {
      for (const next of modules.get(id)?.imports ?? []) if (modules.has(next)) found.add(next);
    }
    return found;
  };
  const entriesOf = (kind: ScriptModule['entry']) =>
    [...modules].flatMap(([id, { entry }]) => (entry === kind ? [id] : []));
  const ofIslands = [...withImports(entriesOf('island'))];
  return withImports([
    ...entriesOf('frame'),
    ...ofIslands.filter((id) => keepsState(id, codeOf(id))),
  ]);
}

/**
 * What the frame of every page loads when it is wanted, such as the toasts: in pages without an island, too,
 * whose styles hold every class that their scripts name.
 */
function loadedLater(
  ids: readonly string[],
  infoOf: (
    id: string,
  ) => Pick<Rolldown.ModuleInfo, 'isEntry' | 'importedIds' | 'dynamicallyImportedIds'> | null,
): ReadonlySet<string> {
  const reached = new Set(ids.filter((id) => infoOf(id)?.isEntry && kindOf(id) === 'frame'));
  const later = new Set<string>();
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) reached.add(next);
  }
  return later;
}

function kindOf(id: string): 'frame' | 'script' | 'island' {
  if (!PAGE_SCRIPT.test(id)) return 'island';
  return FRAME.test(id) ? 'frame' : 'script';
}
