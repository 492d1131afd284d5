import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FETCH_AHEAD_RULES } from '../../browser/fetch-ahead-rules.ts';

/**
 * Gives every page only the styles that it can use, in one element, and a policy that allows only what
 * stands in it. Tailwind makes one sheet for the whole site, so each new feature would weigh on all pages.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // Loaded here: `astro dev` reads this file, too, and leaves pages as they are.
        const { slimPage } = await import('./slim-page.ts');
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const scripts = await readScripts(root, files);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = await readFile(path.join(root, file), 'utf8');
          await writeFile(
            path.join(root, file),
            await slimPage(html, scripts, [FETCH_AHEAD_RULES]),
          );
        }
      },
    },
  };
}

/** File name → text. */
async function readScripts(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const names = files.filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(
      names.map(
        async (file) =>
          [path.basename(file), await readFile(path.join(root, file), 'utf8')] as const,
      ),
    ),
  );
}
