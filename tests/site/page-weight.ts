import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuiltPage, type BuiltSite, findFile } from './built-pages.ts';

/** What a page's first view costs, in bytes after gzip. */
export interface PageWeight {
  path: string;
  /** The document with its inlined styles and scripts. */
  html: number;
  /** The same after brotli, and as it is. */
  htmlBrotli: number;
  htmlRaw: number;
  /** Style sheets, inlined or linked. */
  css: number;
  /** Scripts, inlined or linked, with all they import at once; what is loaded on demand is left out. */
  script: number;
  /** The same scripts after brotli, which is what a page waits for before it can be used. */
  scriptBrotli: number;
  /** Whether React runs on it. */
  hasIsland: boolean;
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_LINK = /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Local services are at other ports in each run. */
const LOCAL_PORT = /(?<=http:\/\/(?:localhost|127\.0\.0\.1)):\d+/g;
const HASHED_NAME = /(?<=\/)[\w-]{8}(?=\.js\b)/g;
const ISLAND = /\s(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\b[^'"();]*["']([^"']+\.js)["']/g;

export function weighPage(site: BuiltSite, page: BuiltPage): PageWeight {
  const document = steady(page.html);
  const inlineStyles = [...page.html.matchAll(STYLE)].map(([, text = '']) => text).join('');
  const linkedStyles = [...page.html.matchAll(STYLE_LINK)].map(([, href = '']) => read(site, href));
  const scripts = [...page.html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) => !attributes.includes('application/'),
  );
  const inlineScripts = scripts.map(([, , text = '']) => text).filter((text) => text !== '');
  const entries = [
    ...scripts.flatMap(([, attributes = '']) => /\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? []),
    ...[...page.html.matchAll(ISLAND)].map(([, href = '']) => href),
    ...inlineScripts.flatMap((text) => importsOf(text, '/')),
  ];
  const modules = [...followImports(site, entries)].map((href) => steady(read(site, href)));
  return {
    path: page.path,
    html: gzipSize(document),
    htmlBrotli: brotliSize(document),
    htmlRaw: Buffer.byteLength(document),
    css: gzipSize(inlineStyles) + sum(linkedStyles.map(gzipSize)),
    script: sum([...inlineScripts, ...modules].map(gzipSize)),
    scriptBrotli: sum([...inlineScripts, ...modules].map(brotliSize)),
    hasIsland: page.html.includes('<astro-island'),
  };
}

/** The scripts of pages by their names, with those that are loaded on demand; inline ones by their page. */
export function scriptsOf(
  site: BuiltSite,
  pages: readonly BuiltPage[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (source: string): void => {
    for (const [name] of source.matchAll(/[\w.-]+\.js\b/g)) {
      const file = found.has(name) ? undefined : findFile(site, `/_astro/${name}`);
      if (!file) continue;
      found.set(name, readFileSync(file, 'utf8'));
      visit(found.get(name) ?? '');
    }
  };
  for (const { path: address, html } of pages) {
    found.set(address, [...html.matchAll(SCRIPT)].map(([, , text = '']) => text).join('\n'));
    visit(html);
  }
  return found;
}

/** The modules and everything they import statically, each once. */
function followImports(site: BuiltSite, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (href: string) => {
    if (found.has(href)) return;
    found.add(href);
    for (const next of importsOf(read(site, href), href)) visit(next);
  };
  for (const href of entries) visit(href);
  return found;
}

function importsOf(source: string, from: string): string[] {
  return [...source.matchAll(STATIC_IMPORT)].map(([, specifier = '']) =>
    path.posix.resolve(path.posix.dirname(from), specifier),
  );
}

function read(site: BuiltSite, href: string): string {
  const file = findFile(site, new URL(href, 'http://site').pathname);
  if (!file) throw new Error(`${href} is loaded by a page and does not exist.`);
  return readFileSync(file, 'utf8');
}

/**
 * A text as it would be in each run: with the ports change the hashes of scripts that name one, and of what
 * imports those. Of that, brotli makes up to eighty bytes.
 */
function steady(text: string): string {
  const names = new Map<string, string>();
  return text.replace(LOCAL_PORT, ':4000').replace(HASHED_NAME, (hash) => {
    const name = names.get(hash) ?? hashOf(names.size);
    names.set(hash, name);
    return name;
  });
}

const hashOf = (index: number) =>
  createHash('sha256').update(String(index)).digest('base64url').slice(0, 8);

/** Remembers what a text compresses to: the same scripts are on most pages, and brotli takes its time. */
function remembering(measure: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const size = known.get(text) ?? measure(text);
    known.set(text, size);
    return size;
  };
}

const gzipSize = remembering((text) => gzipSync(text).length);
const brotliSize = remembering((text) => brotliCompressSync(text).length);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
