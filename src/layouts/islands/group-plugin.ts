import type { Plugin, Rolldown } from 'vite';
import { groupScripts, type ScriptModule } from './group-scripts.ts';

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
 */
export function groupPlugin(): Plugin {
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
      groupOf = new Map(
        groupScripts(modules).flatMap((group, index) =>
          [...group].map((id) => [id, `shared-${index}`] as const),
        ),
      );
    },
  };
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
