import { type BuiltPage, decodeEntities } from './built-pages.ts';

const ATTRIBUTE =
  /\s(href|src|action|poster|component-url|renderer-url|before-hydration-url)="([^"]*)"/g;
const SRCSET = /\ssrcset="([^"]*)"/g;
const SOCIAL = /<meta property="og:(?:image|url)" content="([^"]*)"/g;

/** Every address a page points at, as absolute URLs; mail, phone and data addresses are left out. */
export function listReferences(page: BuiltPage, siteUrl: string): URL[] {
  // Words inside scripts and styles are no attributes.
  const markup = page.html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const values = [
    ...[...markup.matchAll(ATTRIBUTE)].map(([, , value]) => value),
    ...[...markup.matchAll(SOCIAL)].map(([, value]) => value),
    ...[...markup.matchAll(SRCSET)].flatMap(([, value = '']) =>
      value.split(', ').map((candidate) => candidate.split(' ')[0]),
    ),
  ];
  const base = new URL(page.path, siteUrl);
  return values
    .map((value) => new URL(decodeEntities(value ?? ''), base))
    .filter(({ protocol }) => protocol === 'http:' || protocol === 'https:');
}

/** Whether the page has the place a `#fragment` names. */
export function hasAnchor(html: string, hash: string): boolean {
  return hash === '' || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
}
