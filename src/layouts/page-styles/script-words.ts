/** The scripts of a build: file name → text. */
export type Scripts = ReadonlyMap<string, string>;

const SCRIPT_NAME = /[\w.-]+\.js\b/g;
/** React's renderer names every element and property there is, and no class of ours. */
const RENDERER = /^react\./;

/** A color that a script draws with: 'var(--primary)'. */
const READ_PROPERTY = /^var\((--[\w-]+)\)$/;

/** By the names of the scripts: most pages of a kind load the same. */
const known = new Map<string, readonly string[]>();

/**
 * Every word in the scripts that a page loads, at once or later, that could be a class, an element or a
 * custom property: classes stand in quotes or templates, between spaces.
 */
export function readScriptWords(html: string, scripts: Scripts): readonly string[] {
  const names = [...reachableScripts(html, scripts)].sort();
  const key = names.join();
  const words = known.get(key) ?? [
    ...new Set(
      names
        .flatMap((name) => (scripts.get(name) ?? '').split(/[\s"'`}]+|\$\{/))
        .map((word) => READ_PROPERTY.exec(word)?.[1] ?? word),
    ),
  ];
  known.set(key, words);
  return words;
}

/** Found by name wherever they are mentioned, so that no way of loading them is missed. */
function reachableScripts(html: string, scripts: Scripts): Set<string> {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const [name] of text.matchAll(SCRIPT_NAME)) {
      const source = scripts.get(name);
      if (source === undefined || found.has(name) || RENDERER.test(name)) continue;
      found.add(name);
      visit(source);
    }
  };
  visit(html);
  return found;
}
