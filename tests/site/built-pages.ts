import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, findLanguage, type Language } from '#words/language.ts';

/** A built site in a folder, as Netlify would serve it: `/gallery` is `gallery.html`. */
export interface BuiltSite {
  root: string;
  pages: readonly BuiltPage[];
}

export interface BuiltPage {
  /** '/gallery/videos'; '/' for the home page. */
  path: string;
  html: string;
}

/** Where `npm run build` writes, and the browser tests' build. */
export const DIST = path.resolve(import.meta.dirname, '../../dist');

/** @throws Error when there is no build */
export function readBuiltSite(root: string): BuiltSite {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      html: readFileSync(path.join(root, file), 'utf8'),
    }));
  if (pages.length === 0) throw new Error(`There is no built page in ${root}.`);
  return { root, pages };
}

/** What a visitor stays on: neither the dashboard nor a page that sends them on to sign in. */
export function listForVisitors({ pages }: BuiltSite): string[] {
  return pages.map(({ path }) => path).filter((path) => !/\/(?:admin|account|upload)$/.test(path));
}

/** In which language a page is, and at which address it is in English: '/es/about' is '/about' in Spanish. */
export function readLanguage(address: string): { language: Language; english: string } {
  const [, first = '', ...rest] = address.split('/');
  const language = findLanguage(first);
  if (!language) return { language: DEFAULT_LANGUAGE, english: address };
  return { language, english: `/${rest.join('/')}` };
}

/** The file that answers an address, without its query; undefined when none does. */
export function findFile(site: BuiltSite, pathname: string): string | undefined {
  const base = path.join(site.root, decodeURIComponent(pathname));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&' };

/** Attribute values as the browser reads them. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) =>
    name === '#39' ? "'" : (ENTITIES[name] ?? entity),
  );
}
