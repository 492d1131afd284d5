import postcss, { type Root } from 'postcss';
import selectors from 'postcss-selector-parser';

/** A style sheet, and the classes that have another name in it. */
export interface ShortSheet {
  css: string;
  /** Class as it is written → class in the sheet. */
  names: ReadonlyMap<string, string>;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Gives classes of a page a name of a letter or two: a third of what a page carries is names of classes.
 * @param kept classes that its scripts know, which keep theirs
 */
export function shortenNames(css: string, kept: ReadonlySet<string>): ShortSheet {
  const names = new Map<string, string>();
  const next = nameGenerator(kept);
  const rename = selectors((root) => {
    root.walkClasses((node) => {
      if (kept.has(node.value)) return;
      const name = names.get(node.value) ?? next();
      names.set(node.value, name);
      node.value = name;
    });
  });
  const sheet = postcss.parse(css);
  sheet.walkRules(/\./, (rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
  shortenProperties(sheet, kept);
  return { css: sheet.toString(), names };
}

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** '--secondary-text' → '--a', wherever it is set, read or registered. */
function shortenProperties(sheet: Root, kept: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const next = nameGenerator(new Set([...kept].map((name) => name.replace(/^--/, ''))));
  const shorten = (text: string) =>
    text.replace(CUSTOM_PROPERTY, (name) => {
      if (kept.has(name)) return name;
      const short = names.get(name) ?? `--${next()}`;
      names.set(name, short);
      return short;
    });
  sheet.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
  sheet.walkAtRules('property', (rule) => {
    rule.params = shorten(rule.params);
  });
}

/** 'a' to 'z', 'aa', 'ab' …, without those that mean something already. */
function nameGenerator(taken: ReadonlySet<string>): () => string {
  let count = 0;
  return () => {
    for (;;) {
      const name = nameOf(count);
      count += 1;
      if (!taken.has(name)) return name;
    }
  };
}

function nameOf(count: number): string {
  const last = LETTERS[count % LETTERS.length] ?? '';
  return count < LETTERS.length ? last : nameOf(Math.floor(count / LETTERS.length) - 1) + last;
}
