import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { groupPlugin } from './group-plugin.ts';
import { reach } from './reach.ts';

/** Gives each page with an island what makes it usable at once (`prepare-page.ts`). */
export function prepareIslands(): AstroIntegration {
  const scripts = new Map<string, readonly string[]>();
  /** Files, and before them modules, of which each island may have its own copy. */
  const copied = new Set<string>();
  let copyable: ReadonlySet<string> = new Set();
  // What came with the script that asks for more is there: its names, which do not compress, would say so.
  const resolveDependencies = (_: string, names: string[], { hostId }: { hostId: string }) => {
    const isThere = reach(hostId, scripts);
    // An island has a copy of its own; what is loaded later wants the file.
    return names.filter((name) => !isThere.has(name) || copied.has(name));
  };
  return {
    name: 'prepare-islands',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'read-script-graph',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          // Astro keeps what the plain configuration says of it to itself.
          configEnvironment: (name: string) =>
            name === 'client' ? { build: { modulePreload: { resolveDependencies } } } : undefined,
          generateBundle: {
            order: 'pre' as const,
            handler(_: unknown, files: Record<string, BundledFile>) {
              for (const [name, file] of Object.entries(files)) {
                if (file.type !== 'chunk') continue;
                scripts.set(name, file.imports);
                if (file.moduleIds.every((id) => copyable.has(id))) copied.add(name);
              }
            },
          },
        };
        const onCopyable = (ids: ReadonlySet<string>) => {
          copyable = ids;
        };
        updateConfig({ vite: { plugins: [plugin, groupPlugin(onCopyable)] } });
      },
      'astro:build:done': async ({ dir }) => {
        // Loaded here: `astro dev` reads this file, too, and prepares nothing.
        const [{ listIslands, prepareIsland }, { joinScripts }, hold] = await Promise.all([
          import('./prepare-page.ts'),
          import('./join-scripts.ts'),
          minifyHold(),
        ]);
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const pages: { file: string; html: string }[] = [];
        for (const name of names.filter((each) => each.endsWith('.html'))) {
          const file = path.join(root, name);
          const html = await readFile(file, 'utf8');
          if (html.includes('<astro-island')) pages.push({ file, html });
        }
        const islands = new Set(pages.flatMap(({ html }) => listIslands(html)));
        for (const [name, imports] of await joinScripts(root, [...islands], copied)) {
          scripts.set(name, imports);
        }
        for (const { file, html } of pages) {
          await writeFile(file, prepareIsland(html, scripts, hold));
        }
      },
    },
  };
}

/** As far as it is looked at here; of Rolldown's. */
type BundledFile = { type: 'asset' } | { type: 'chunk'; imports: string[]; moduleIds: string[] };

async function minifyHold(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: "import { holdPresses } from './hold-presses.ts'; holdPresses();",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
