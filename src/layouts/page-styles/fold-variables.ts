import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** Tailwind's own switches, such as the style of a border: registered, so that each has a value at once. */
const SWITCH = /^--tw-/;

const KNOWN = /^\(color: ?color-mix\(in lab, red, red\)\)$/;

/**
 * A style sheet in which a switch that no rule sets is written out: `var(--tw-border-style)` is `solid` on a
 * page without a dashed border. Its registration, and its beginning for old browsers, are then not needed.
 */
export function foldVariables(css: string): string {
  const sheet = postcss.parse(css);
  const initial = readRegistrations(sheet);
  sheet.walkDecls(SWITCH, ({ prop, parent }) => {
    // The beginning for old browsers stands at `*`, whose rule sets nothing else.
    if (parent?.type === 'rule' && !isBeginning(parent)) initial.delete(prop);
  });
  sheet.walkDecls((declaration) => {
    const isUnset = SWITCH.test(declaration.prop) && declaration.value === 'initial';
    if (isUnset || initial.has(declaration.prop)) declaration.remove();
    else declaration.value = writeOut(declaration.value, initial);
  });
  sheet.walkAtRules('property', (rule) => {
    if (initial.has(rule.params)) rule.remove();
  });
  // Every browser that the site is for knows this (README.md).
  sheet.walkAtRules('supports', (rule) => {
    if (!KNOWN.test(rule.params)) return;
    dropOverruled(rule);
    rule.replaceWith(rule.nodes ?? []);
  });
  return sheet.toString();
}

/** What stands before a condition for browsers that do not know it. */
function dropOverruled(condition: AtRule): void {
  const [before, only] = [condition.prev(), condition.first];
  if (condition.nodes?.length !== 1 || before?.type !== 'rule' || only?.type !== 'rule') return;
  const names = (rule: Rule) => rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''));
  const isSame = before.selector === only.selector && String(names(before)) === String(names(only));
  if (isSame) before.remove();
}

/** Name → value; undefined where it has none to begin with. */
function readRegistrations(sheet: Root): Map<string, string | undefined> {
  const initial = new Map<string, string | undefined>();
  sheet.walkAtRules('property', (rule) => {
    if (!SWITCH.test(rule.params)) return;
    const said = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      said.set(prop, value);
    });
    // A length of 0 needs its unit within `calc()`.
    const isLength = said.get('syntax') === '"<length>"';
    const value = said.get('initial-value');
    initial.set(rule.params, isLength && value === '0' ? '0px' : value);
  });
  return initial;
}

const isBeginning = (parent: { selector?: string }) => parent.selector?.startsWith('*') ?? false;

function writeOut(value: string, initial: ReadonlyMap<string, string | undefined>): string {
  const folded = [...initial].reduce((text, [name, known]) => {
    const use = new RegExp(`var\\(${name}(?:,\\s*((?:[^()]|\\([^()]*\\))*))?\\)`, 'g');
    return text.replace(use, (whole, otherwise?: string) => known ?? otherwise ?? whole);
  }, value);
  // Of shadows, those that are none.
  return folded.replace(/\b0 0 #0000, ?(?=\S)/g, '');
}
