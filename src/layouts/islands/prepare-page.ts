import { createHash } from 'node:crypto';
import { reach, type ScriptGraph } from './reach.ts';

const NEEDED =
  /(?:component-url|renderer-url|before-hydration-url)="\/([^"]+)"|<script type="module" src="\/([^"]+)"/g;
/** An island that is hidden at first, and in most visits stays so. */
const HIDDEN_ISLAND = /<astro-island(?:\s[\w-]+(?:="[^"]*")?)*?\sclient="visible"/g;
const SCRIPT_SOURCES = /script-src 'self'/;

/**
 * A page with an island, as it is to be served: its head names every script that the island waits for,
 * so that none is found out about only when another has come; the headline's font, which nobody waits
 * for, comes after them; and presses are held from the first paint on. Other pages stay as they are.
 * @param hold the script that holds presses, without its tags
 */
export function prepareIsland(html: string, scripts: ScriptGraph, hold: string): string {
  if (!html.includes('<astro-island')) return html;
  const links = [...needed(html, scripts)]
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');
  const hash = `sha256-${createHash('sha256').update(hold).digest('base64')}`;
  return html
    .replace(/<meta name="viewport"[^>]*>/, (meta) => meta + links)
    .replace(/<link rel="preload"[^>]*as="font"/, (link) => `${link} fetchpriority="low"`)
    .replace(SCRIPT_SOURCES, (sources) => `${sources} '${hash}'`)
    .replace('</main>', `<script>${hold}</script></main>`);
}

/** The scripts of a page's islands. */
export function listIslands(html: string): string[] {
  return [...html.matchAll(/component-url="\/([^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

/** In the order in which they are wanted. */
function needed(html: string, scripts: ScriptGraph): Set<string> {
  const files = [...html.replace(HIDDEN_ISLAND, '').matchAll(NEEDED)].flatMap(
    ([, island, script]) => island ?? script ?? [],
  );
  return new Set(files.flatMap((file) => [...reach(file, scripts)]));
}
