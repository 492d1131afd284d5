import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';

/** Where the built picture of a page lies: '/' → '/og/home.png', '/sponsors/donate' → '/og/sponsors/donate.png'. */
export function cardAddress(path: string): string {
  return pageAddress(`/og${path === '/' ? '/home' : path}.png`);
}

const META = /<meta property="(og:image|og:image:alt)" content="([^"]*)"/g;

/** A card that a built page asks for: its file below the site's root, and the words on it. */
export interface WantedCard {
  file: string;
  title: string;
}

/**
 * What a page's `<head>` asks for; undefined when it has a picture of its own.
 * @param language of the build, whose root is the folder of the language
 */
export function findWantedCard(
  html: string,
  siteUrl: string,
  language: Language = DEFAULT_LANGUAGE,
): WantedCard | undefined {
  const facts = new Map([...html.matchAll(META)].map(([, name, value]) => [name, value ?? '']));
  const address = facts.get('og:image') ?? '';
  const root = new URL(pageAddress('/og/', language), siteUrl).href;
  if (!address.startsWith(root)) return undefined;
  const file = `og/${decodeURIComponent(address.slice(root.length))}`;
  return { file, title: decodeEntities(facts.get('og:image:alt') ?? '') };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"' };

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) =>
    name === '#39' ? "'" : (ENTITIES[name] ?? entity),
  );
}
