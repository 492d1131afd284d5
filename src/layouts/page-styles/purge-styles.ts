import postcss, { type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What of a style sheet a page can use: a word too many costs bytes, a missing one a style. */
export interface Used {
  classes: Iterable<string>;
  tags: Iterable<string>;
  /** Of scripts: classes, elements or anything else. */
  words: readonly string[];
}

/** `:focus-visible`, `::selection`: of whatever there is. */
const ANY_ELEMENT = /^::?[\w-]+$/;
/** `::file-selector-button`, `::-webkit-datetime-edit`. */
const PART_OF_FIELD = /^(?:::(?:-webkit-|file-|placeholder)|:-moz-ui)/;
const CUSTOM_PROPERTY = /--[\w-]+/g;

/** A style sheet without the rules, custom properties and animations that a page has no use for. */
export async function purgeStyles(css: string, { classes, tags, words }: Used): Promise<string> {
  const extracted = {
    classes: [...classes],
    tags: [...tags],
    undetermined: [...words],
    ids: [],
    attributes: { names: [], values: [] },
  };
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => extracted,
    // Scripts set attributes under names that no text shows: which rules they choose is not asked.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    keyframes: true,
    variables: true,
    safelist: {
      standard: [ANY_ELEMENT],
      // Those that elements and scripts name themselves, and animations, where PurgeCSS does not look.
      variables: [...words.filter((word) => word.startsWith('--')), ...namedInKeyframes(css)],
    },
  });
  const hasFields = extracted.tags.includes('input') || words.includes('input');
  return dropEmpty(result?.css ?? css, hasFields);
}

function namedInKeyframes(css: string): string[] {
  const named: string[] = [];
  postcss.parse(css).walkAtRules('keyframes', (rule) => {
    rule.walkDecls(({ value }) => {
      named.push(...(value.match(CUSTOM_PROPERTY) ?? []));
    });
  });
  return named;
}

/**
 * Without comments, what stands there twice, what browsers show within fields where there is none, `@property` for what nothing sets
 * or reads any more, and blocks left without a rule.
 */
function dropEmpty(css: string, hasFields: boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!hasFields && PART_OF_FIELD.test(rule.selector)) rule.remove();
  });
  const named = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(CUSTOM_PROPERTY)) named.add(name);
  });
  sheet.walkAtRules('property', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  // Prefixes of browsers are told apart until they are the same.
  sheet.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type === 'decl' && String(next) === String(declaration)) declaration.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  dropEmptyBlocks(sheet);
  return sheet.toString();
}

/** From the inside out. */
function dropEmptyBlocks(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    dropEmptyBlocks(node);
    if (node.nodes.length === 0) node.remove();
  }
}
