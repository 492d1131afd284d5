import { globSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stretch } from './stretch.ts';
import { wordsOfSource } from './words-of-source.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What a build of the site reads. */
const SOURCES = ['src', 'netlify', 'public', 'astro.config.mjs', 'netlify.toml', 'package.json'];

/**
 * A copy of the project that speaks one language more: each English text accented and longer. It is added as
 * docs/HOW-TO.md says, and by nothing else: a folder, its line in two lists, and the address of its home page.
 * @returns the copy's folder
 */
export async function addPseudoLanguage(directory: string, language: string): Promise<string> {
  const project = path.join(directory, 'project');
  await mkdir(project, { recursive: true });
  for (const name of [...SOURCES, 'tsconfig.json', 'tsconfig.astro.json']) {
    await cp(path.join(ROOT, name), path.join(project, name), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'));
  const words = path.join(project, 'src/words');
  for (const file of globSync('**/*.ts', { cwd: path.join(words, 'en') })) {
    const english = await readFile(path.join(words, 'en', file), 'utf8');
    const target = path.join(words, language, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, translateSource(english));
  }
  await change(words, 'es/index.ts', `${language}/index.ts`, [
    ['export const es =', `export const ${language} =`],
  ]);
  await change(words, 'language.ts', 'language.ts', [[`'es']`, `'es', '${language}']`]]);
  await change(words, 'translations.ts', 'translations.ts', [
    [`import { es }`, `import { ${language} } from './${language}/index.ts';\nimport { es }`],
    ['= { es };', `= { es, ${language} };`],
  ]);
  const functions = path.join(project, 'netlify/functions');
  await change(functions, 'api.ts', 'api.ts', [["'/es',", `'/es',\n    '/${language}',`]]);
  return project;
}

/** Words of English in the made-up language, as whoever translates them would leave them. */
function translateSource(source: string): string {
  const parts = wordsOfSource(source).reverse();
  return parts.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + stretch(rest.slice(start, end)) + rest.slice(end),
    source,
  );
}

async function change(
  folder: string,
  from: string,
  to: string,
  lines: readonly (readonly [string, string])[],
): Promise<void> {
  let text = await readFile(path.join(folder, from), 'utf8');
  for (const [before, after] of lines) {
    if (!text.includes(before)) throw new Error(`${from} has no longer: ${before}`);
    text = text.replace(before, after);
  }
  await writeFile(path.join(folder, to), text);
}
