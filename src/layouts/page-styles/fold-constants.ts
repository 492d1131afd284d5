import postcss, { type Declaration, type Root } from 'postcss';

const WHOLE_PAGE = /^:root(?:, ?:host)?$/;
/** 'var(--a)', or 'var(--a, otherwise)' with parentheses of two depths in it. */
const USE = /var\((--[\w-]+)(?:,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;
/** Of `--ab:;`, and of `var(--ab)`. */
const [SETTING_BYTES, USE_BYTES] = [6, 9];

/**
 * A style sheet in which what is set once, for the whole page, stands where it is read, if that is no longer.
 * Where it stays, nothing says what else would hold: it is always set.
 * @param kept what scripts and style attributes name
 */
export function foldConstants(css: string, kept: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  const constants = readConstants(sheet);
  const uses = countUses(sheet);
  const written = (text: string): string =>
    text.replace(USE, (whole, name: string) => {
      const constant = constants.get(name);
      if (!constant) return whole;
      const value = written(constant.value);
      const count = uses.get(name) ?? 0;
      const isShorter = count * value.length <= SETTING_BYTES + value.length + count * USE_BYTES;
      return isShorter && !kept.has(name) ? value : `var(${name})`;
    });
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) declaration.value = written(declaration.value);
  });
  const left = countUses(sheet);
  for (const [name, declaration] of constants) {
    if (!left.has(name) && !kept.has(name)) declaration.remove();
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** Custom properties with one value, which holds for the whole page, whatever its width or colors. */
function readConstants(sheet: Root): ReadonlyMap<string, Declaration> {
  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  sheet.walkAtRules('property', ({ params }) => {
    set.delete(params);
  });
  return new Map(
    [...set].flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 && isOfWholePage(first) ? [[name, first] as const] : [],
    ),
  );
}

function isOfWholePage({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || !('selector' in rule)) return false;
  const around = rule.parent;
  const isUnconditional =
    around?.type === 'root' ||
    (around?.type === 'atrule' && 'name' in around && around.name === 'layer');
  return isUnconditional && WHOLE_PAGE.test(String(rule.selector));
}

function countUses(sheet: Root): Map<string, number> {
  const count = new Map<string, number>();
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(USE)) count.set(name, (count.get(name) ?? 0) + 1);
  });
  return count;
}
