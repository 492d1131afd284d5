import { foldConstants } from './fold-constants.ts';
import { foldVariables } from './fold-variables.ts';
import { countRules, mergeClasses, type RuleCounts, repeatedLists } from './merge-classes.ts';
import { purgeStyles, type Used } from './purge-styles.ts';
import { shortenNames } from './short-names.ts';

/** What a page uses of a sheet, and which of its class attributes no script draws again. */
export interface PageUse extends Pick<Used, 'tags' | 'words'> {
  /** The class attributes of its own elements, one each. */
  own: readonly string[];
  /** Those of elements that scripts draw again. */
  drawn: readonly string[];
}

export interface SlimSheet {
  css: string;
  /** What stands in the place of a class attribute. */
  rename(attribute: string, isDrawn: boolean): string;
}

/** Words of scripts may be selectors: '.site-menu li'. */
const BETWEEN_NAMES = /[.#>+~,()[\]]/;

/** Pages of one kind use the same, so most sheets are made once. */
const purged = new Map<string, Promise<{ css: string; rulesOf: RuleCounts }>>();
const slimmed = new Map<string, SlimSheet>();

/** What of a style sheet a page can use, as short as it can be said. */
export async function slimStyles(css: string, use: PageUse): Promise<SlimSheet> {
  const classes = namesIn([...use.own, ...use.drawn]);
  const used = { classes, tags: [...use.tags].sort(), words: use.words };
  const key = [css, ...Object.values(used).map((names) => names.join(' '))].join('\n');
  const purging = purged.get(key) ?? purge(css, used);
  purged.set(key, purging);
  const sheet = await purging;
  const lists = repeatedLists(use.own, sheet.rulesOf);
  const isMerged = new Set(lists);
  const alone = namesIn(use.own.filter((list) => !isMerged.has(list)));
  const drawn = namesIn(use.drawn);
  const wholeKey = [key, ...lists, '', ...alone, '', ...drawn].join('\n');
  const result =
    slimmed.get(wholeKey) ??
    shorten(sheet.css, lists, alone, [...namesInWords(use.words), ...drawn]);
  slimmed.set(wholeKey, result);
  return result;
}

/** Twice: what is written out leaves registrations without a use. */
async function purge(css: string, used: Used) {
  const named = new Set(used.words.filter((word) => word.startsWith('--')));
  const folded = foldVariables(await purgeStyles(css, used));
  const slim = foldConstants(await purgeStyles(folded, used), named);
  return { css: slim, rulesOf: countRules(slim) };
}

/** @param known what scripts name */
function shorten(
  css: string,
  lists: readonly string[],
  alone: readonly string[],
  known: readonly string[],
): SlimSheet {
  const kept = new Set(known);
  const { css: joined, merged } = mergeClasses(css, lists, new Set([...kept, ...alone]));
  const short = shortenNames(joined, kept);
  const nameOf = (name: string) => short.names.get(name) ?? name;
  return {
    css: short.css,
    rename: (attribute, isDrawn) => {
      const whole = isDrawn ? undefined : merged.get(attribute);
      return whole === undefined ? attribute.split(' ').map(nameOf).join(' ') : nameOf(whole);
    },
  };
}

const splitWords = new WeakMap<readonly string[], readonly string[]>();

/** Words of scripts, and the names in those that are selectors; pages of one kind share the list. */
function namesInWords(words: readonly string[]): readonly string[] {
  const names = splitWords.get(words) ?? [
    ...words,
    ...words.flatMap((word) => word.split(BETWEEN_NAMES)),
  ];
  splitWords.set(words, names);
  return names;
}

/** Each once, in one order. */
const namesIn = (lists: readonly string[]): string[] =>
  [...new Set(lists.flatMap((list) => list.split(' ')))].sort();
