import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';

const FIRST_CLASS = /\.((?:\\.|[\w-])+)/;
const HEX_ESCAPE = /\\([\da-f]{1,6}) ?/gi;

/** Pages of one kind use the same classes, so most sheets are trimmed once: sheet and classes → result. */
const trimmed = new Map<string, string>();
const utilities = new Map<string, ReadonlySet<string>>();

/**
 * A style sheet without the utility classes (Tailwind's `@layer utilities`) that a page has no use
 * for. Everything else stays as it is.
 * @param words what could be a class: a word too many costs bytes, a missing one a style
 */
export function trimStyleSheet(css: string, words: ReadonlySet<string>): string {
  const all = utilities.get(css) ?? listUtilities(css);
  utilities.set(css, all);
  const used = new Set([...all].filter((name) => words.has(name)));
  const key = [css, ...used].join('\n');
  const known = trimmed.get(key);
  if (known !== undefined) return known;
  const sheet = postcss.parse(css);
  for (const layer of utilityLayers(sheet)) trim(layer, used);
  trimmed.set(key, sheet.toString());
  return sheet.toString();
}

function utilityLayers(sheet: Root): AtRule[] {
  return sheet.nodes.filter(
    (node): node is AtRule =>
      node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities',
  );
}

function listUtilities(css: string): Set<string> {
  const names = new Set<string>();
  for (const layer of utilityLayers(postcss.parse(css))) {
    layer.walkRules((rule) => {
      for (const name of rule.selectors.map(utilityName)) if (name !== undefined) names.add(name);
    });
  }
  return names;
}

function trim(container: Container, used: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && !isUsed(node, used)) node.remove();
    if (node.type === 'atrule') trimAtRule(node, used);
  }
}

function trimAtRule(node: AtRule, used: ReadonlySet<string>): void {
  if (!node.nodes) return;
  trim(node, used);
  if (node.nodes.length === 0) node.remove();
}

function isUsed(rule: Rule, used: ReadonlySet<string>): boolean {
  return rule.selectors.map(utilityName).some((name) => name === undefined || used.has(name));
}

/** The first class of a utility's selector is its own name; later ones are states such as `.group`. */
function utilityName(selector: string): string | undefined {
  const [, name] = FIRST_CLASS.exec(selector) ?? [];
  return name
    ?.replace(HEX_ESCAPE, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}
