import { readFile } from 'node:fs/promises';
import path from 'node:path';

const BUILT_SITE = path.resolve(import.meta.dirname, '../../../dist');

/**
 * The page of an address as the build has written it, for a function to fill; undefined where the site is
 * not built. In a function that ships, its own build has put the text in the place of this reading
 * (`bundle-functions.ts`).
 * @param name of its file, such as 'schedules' or 'es/schedules'
 */
export async function readBuiltPage(name: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(BUILT_SITE, `${name}.html`), 'utf8');
  } catch {
    return undefined;
  }
}
