const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const SCRIPT_NAME = /[\w.-]+\.js\b/g;

/** The scripts of a build: file name → text. */
export type Scripts = ReadonlyMap<string, string>;

/**
 * Every word that can become a class on a page: those of its elements, and all in the scripts it
 * loads, at once or later.
 */
export function collectWords(html: string, scripts: Scripts): Set<string> {
  const words = new Set<string>();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const word of decodeEntities(value).split(/\s+/)) words.add(word);
  }
  addScriptWords(html, words);
  for (const name of reachableScripts(html, scripts))
    addScriptWords(scripts.get(name) ?? '', words);
  return words;
}

/** Classes stand in quotes or templates, between spaces. */
function addScriptWords(source: string, words: Set<string>): void {
  for (const word of source.split(/[\s"'`}]+|\$\{/)) words.add(word);
}

/** Found by name wherever they are mentioned, so that no way of loading them is missed. */
function reachableScripts(html: string, scripts: Scripts): Set<string> {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(SCRIPT_NAME)) {
      const source = scripts.get(name);
      if (source === undefined || found.has(name)) continue;
      found.add(name);
      visit(source);
    }
  };
  visit(html);
  return found;
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}
