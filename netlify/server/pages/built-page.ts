import { readFile } from 'node:fs/promises';
import path from 'node:path';

const BUILT_SITE = path.resolve(import.meta.dirname, '../../../dist');

/**
 * The page of an address as the build has written it, for a function to fill; undefined where the site is
 * not built. In a function that ships, its own build has put the text in the place of this reading
 * (`bundle-functions.ts`).
 * @param address of the page on this site, such as '/es/schedules'
 */
export async function readBuiltPage(address: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(BUILT_SITE, builtFile(address)), 'utf8');
  } catch {
    return undefined;
  }
}

/** The file that the build writes for an address: '/' is index.html, '/es' is es.html. */
export function builtFile(address: string): string {
  return `${address.slice(1) || 'index'}.html`;
}
