import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Cuts the style sheet that every page carries down to what the page can use. Tailwind makes one sheet
 * for the whole site, so each new feature would weigh on all pages.
 */
export function trimStyles(): AstroIntegration {
  return {
    name: 'trim-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // Loaded here: `astro dev` reads this file, too, and trims nothing.
        const { trimPage } = await import('./trim-page.ts');
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const scripts = await readScripts(root, files);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = await readFile(path.join(root, file), 'utf8');
          await writeFile(path.join(root, file), trimPage(html, scripts));
        }
      },
    },
  };
}

async function readScripts(root: string, files: readonly string[]): Promise<Map<string, string>> {
  // React's renderer has no class of ours, but many a word that is one.
  const names = files.filter((file) => file.endsWith('.js') && !/(^|\/)client\./.test(file));
  return new Map(
    await Promise.all(
      names.map(
        async (file) =>
          [path.basename(file), await readFile(path.join(root, file), 'utf8')] as const,
      ),
    ),
  );
}
