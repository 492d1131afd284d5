import { messages } from '#words/office/refusals/team.ts';

/* What an uploaded SVG may hold. It is only ever drawn into PNGs, and no page serves it; what a drawing does not need is refused all the same. */

const { svg } = messages;

const element = (names: string) => new RegExp(`<(?:[\\w.-]+:)?(?:${names})[\\s/>]`, 'i');

/** What is refused, and what is said about it; the first that fits. */
const REFUSED: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/<!ENTITY/i, svg.entities],
  [element('script'), svg.script],
  [/\son[a-z]+\s*=\s*["']/i, svg.script],
  [element('foreignObject|iframe|audio|video'), svg.webPage],
  [element('animate|animateColor|animateMotion|animateTransform|set'), svg.moves],
  [element('text|tspan|textPath'), svg.text],
  [/<\?xml-stylesheet|@import|@font-face/i, svg.otherFile],
];

const REFERENCES = [
  /(?:href|src)\s*=\s*["']\s*([^"']*)/gi,
  /url\(\s*(?:["']|&quot;|&apos;|&#3[49];)?\s*([^)"'&]*)/gi,
];
/** A part of the drawing itself, or a picture that is inside the file. */
const INSIDE = /^(?:$|#|data:image\/(?:png|jpeg|gif|webp)[;,])/i;

/**
 * Why an SVG is refused, in words for the person who uploaded it; undefined where it may be drawn.
 * @param text the whole file
 */
export function refuseSvg(text: string): string | undefined {
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/i.exec(text) ?? [];
  if (!/^(utf-8|us-ascii)$/i.test(encoding)) {
    return svg.encoding;
  }
  const found = REFUSED.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  const references = REFERENCES.flatMap((pattern) => [...text.matchAll(pattern)]);
  if (references.every(([, address = '']) => INSIDE.test(address.trim()))) return undefined;
  return svg.otherFile;
}

/** Whether a file's text is an SVG: a declaration, comments and a DOCTYPE may come first. */
export function isSvg(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:[\w.-]+:)?svg[\s>]/i.test(
    text,
  );
}
