import postcss from 'postcss';
import selectors, { type Selector } from 'postcss-selector-parser';

/** A style sheet, and what stands in the place of lists of classes that a page repeats. */
export interface MergedSheet {
  css: string;
  /** 'flex gap-2 p-4' → one class. */
  merged: ReadonlyMap<string, string>;
}

/** Of a class in each rule: '.aa,'. */
const SELECTOR_BYTES = 4;

/** Class → how many rules it stands in; none where it stands beside another, whose element may be any. */
export type RuleCounts = ReadonlyMap<string, number>;

/**
 * Gives lists of classes one class each, which joins the rules of those in the list. The rules stay where
 * they are, so whichever won before wins now.
 * @param lists as `repeatedLists` finds them
 * @param kept what stands in other places: in other elements, in scripts, in islands
 */
export function mergeClasses(
  css: string,
  lists: readonly string[],
  kept: ReadonlySet<string>,
): MergedSheet {
  const sheet = postcss.parse(css);
  const merged = new Map(lists.map((list, index) => [list, `merged-${index}`] as const));
  const joined = new Map<string, string[]>();
  for (const [list, name] of merged) {
    for (const each of list.split(' ')) joined.set(each, [...(joined.get(each) ?? []), name]);
  }
  const join = selectors((root) => {
    for (const selector of [...root.nodes]) joinSelector(selector, joined, kept);
  });
  sheet.walkRules(/\./, (rule) => {
    rule.selector = join.processSync(rule.selector);
  });
  return { css: sheet.toString(), merged };
}

/** The lists that are longer as they stand, again and again, than as one class. */
export function repeatedLists(lists: readonly string[], rulesOf: RuleCounts): string[] {
  const count = new Map<string, number>();
  for (const list of lists) count.set(list, (count.get(list) ?? 0) + 1);
  return [...count]
    .filter(([list, times]) => isWorthwhile(list.split(' '), times, rulesOf))
    .map(([list]) => list);
}

export function countRules(css: string): RuleCounts {
  const count = new Map<string, number>();
  const read = selectors((root) => {
    for (const selector of root.nodes) {
      const names = classesOf(selector).map(({ value }) => value);
      for (const name of names) {
        count.set(name, names.length > 1 ? Number.NaN : (count.get(name) ?? 0) + 1);
      }
    }
  });
  postcss.parse(css).walkRules(/\./, (rule) => {
    read.processSync(rule.selector);
  });
  return count;
}

function isWorthwhile(names: readonly string[], count: number, rulesOf: RuleCounts): boolean {
  if (names.length < 2 || count < 2) return false;
  const rules = names.reduce((total, name) => total + (rulesOf.get(name) ?? Number.NaN), 0);
  // What is merged has no rule of its own, or one with another class: no number, and no gain.
  return count * 3 * (names.length - 1) > rules * SELECTOR_BYTES;
}

function joinSelector(
  selector: Selector,
  joined: ReadonlyMap<string, readonly string[]>,
  kept: ReadonlySet<string>,
): void {
  const [only, ...others] = classesOf(selector);
  const names = only && others.length === 0 ? joined.get(only.value) : undefined;
  if (!only || !names) return;
  const own = only.value;
  const copies = names.map((name) => {
    only.value = name;
    return selector.clone();
  });
  only.value = own;
  for (const copy of copies) selector.parent?.insertBefore(selector, copy);
  if (!kept.has(own)) selector.remove();
}

function classesOf(selector: Selector) {
  const found: selectors.ClassName[] = [];
  selector.walkClasses((node) => {
    found.push(node);
  });
  return found;
}
