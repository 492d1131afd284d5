import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { keepNeededFaces } from './needed-faces.ts';
import { readScriptWords, type Scripts } from './script-words.ts';
import { slimStyles } from './slim-styles.ts';

/** A part of a page's text, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Kinds of script that are data, of which no policy speaks. */
const DATA = /json$/;
const WITHOUT_TEXT = new Set(['script', 'style', 'title']);
const HASHES = / ?'sha256-[^']+'/g;

/**
 * A built page with one style element, which holds what the page can use, and with a Content-Security-Policy
 * that names its own styles and scripts alone.
 * @param made the texts of script elements that the page's scripts make
 */
export async function slimPage(
  html: string,
  scripts: Scripts,
  made: readonly string[] = [],
): Promise<string> {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = [...listElements(document)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [style, ...otherStyles] = named('style');
  if (!style) return html;
  const drawn = new Set(
    elements
      .filter(({ tagName }) => tagName === 'astro-island')
      .flatMap((island) => [...listElements(island)]),
  );
  const classesOf = (element: Tree.Element) =>
    attributeOf(element, 'class')?.trim().replace(/\s+/g, ' ') || undefined;
  const classLists = (isDrawn: boolean) =>
    elements.flatMap((element) =>
      drawn.has(element) === isDrawn ? (classesOf(element) ?? []) : [],
    );
  const [own, ofIslands] = [classLists(false), classLists(true)];
  const whole = [style, ...otherStyles].map(textOf).join('\n');
  // An island may draw a name that nobody knows yet.
  const css = drawn.size > 0 ? whole : keepNeededFaces(whole, headlineText(elements));
  const sheet = await slimStyles(css, {
    own,
    drawn: ofIslands,
    tags: new Set(elements.map(({ tagName }) => tagName)),
    words: [
      ...readScriptWords(html, scripts),
      ...elements.flatMap(({ attrs }) => attrs.flatMap(propertiesIn)),
    ],
  });
  const inlined = named('script').filter(
    (script) => !attributeOf(script, 'src') && !DATA.test(attributeOf(script, 'type') ?? ''),
  );
  return applyEdits(html, [
    replaceText(style, sheet.css),
    ...otherStyles.map((element) => replaceWhole(element, '')),
    ...elements.flatMap((element) => {
      const list = classesOf(element);
      return list ? renameClasses(element, sheet.rename(list, drawn.has(element))) : [];
    }),
    ...named('meta').flatMap((meta) =>
      allowOnly(html, meta, [sheet.css], [...inlined.map(textOf), ...made]),
    ),
  ]);
}

/** All that may be set in the headline's face; the names of other languages are not. */
const headlineText = (elements: readonly Tree.Element[]): string =>
  elements
    .filter(({ tagName }) => !WITHOUT_TEXT.has(tagName))
    .filter((element) => attributeOf(element, 'data-language') === undefined)
    .map(textOf)
    .join('');

function* listElements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* listElements('content' in child ? child.content : child);
  }
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The custom properties that an attribute sets or reads: of `style`, or such as `fill="var(--primary)"`. */
const propertiesIn = ({ name, value }: { name: string; value: string }): readonly string[] =>
  name === 'class'
    ? []
    : (value.match(name === 'style' ? /--[\w-]+/g : /(?<=var\()--[\w-]+/g) ?? []);

function replaceText({ sourceCodeLocation: place }: Tree.Element, text: string): Edit {
  return { start: place?.startTag?.endOffset ?? 0, end: place?.endTag?.startOffset ?? 0, text };
}

function replaceWhole({ sourceCodeLocation: place }: Tree.Element, text: string): Edit {
  return { start: place?.startOffset ?? 0, end: place?.endOffset ?? 0, text };
}

function renameClasses({ sourceCodeLocation }: Tree.Element, text: string): Edit[] {
  const place = sourceCodeLocation?.attrs?.class;
  return place ? [{ start: place.startOffset, end: place.endOffset, text: `class="${text}"` }] : [];
}

/** Astro allows every style and script of the site on every page; 50 bytes each, which do not compress. */
function allowOnly(
  html: string,
  meta: Tree.Element,
  styles: readonly string[],
  scripts: readonly string[],
): Edit[] {
  const policy = attributeOf(meta, 'content');
  if (attributeOf(meta, 'http-equiv') !== 'content-security-policy' || !policy) return [];
  const hashes = { 'style-src-elem': styles.map(hash), 'script-src': scripts.map(hash) };
  const directives = policy.split(';').map((directive) => {
    const [name = ''] = directive.trim().split(' ');
    const own = name === 'style-src-elem' || name === 'script-src' ? hashes[name] : [];
    return [directive.replace(HASHES, '').trim(), ...own].join(' ');
  });
  const place = replaceWhole(meta, '');
  const before = html.slice(place.start, place.end);
  return [{ ...place, text: before.replace(policy, () => directives.join(';')) }];
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * From front to back, in pieces: to cut the whole page anew for each of its edits took an eighth of a build.
 * @param edits none over another
 */
function applyEdits(html: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const pieces = inOrder.flatMap(({ start, text }, index) => [
    html.slice(inOrder[index - 1]?.end ?? 0, start),
    text,
  ]);
  return [...pieces, html.slice(inOrder.at(-1)?.end ?? 0)].join('');
}
