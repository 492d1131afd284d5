import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { groupPlugin } from './group-plugin.ts';
import { reach } from './reach.ts';

/** Gives each page with an island what makes it usable at once (`prepare-page.ts`). */
export function prepareIslands(): AstroIntegration {
  const scripts = new Map<string, readonly string[]>();
  // What came with the script that asks for more is there: its names, which do not compress, would say so.
  const resolveDependencies = (_: string, names: string[], { hostId }: { hostId: string }) => {
    const isThere = reach(hostId, scripts);
    return names.filter((name) => !isThere.has(name));
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
                if (file.type === 'chunk') scripts.set(name, file.imports);
              }
            },
          },
        };
        updateConfig({ vite: { plugins: [plugin, groupPlugin()] } });
      },
      'astro:build:done': async ({ dir }) => {
        // Loaded here: `astro dev` reads this file, too, and prepares nothing.
        const [{ prepareIsland }, hold] = await Promise.all([
          import('./prepare-page.ts'),
          minifyHold(),
        ]);
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = await readFile(path.join(root, file), 'utf8');
          await writeFile(path.join(root, file), prepareIsland(html, scripts, hold));
        }
      },
    },
  };
}

/** As far as it is looked at here; of Rolldown's. */
type BundledFile = { type: 'asset' } | { type: 'chunk'; imports: string[] };

async function minifyHold(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: "import { holdPresses } from './hold-presses.ts'; holdPresses();",
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
