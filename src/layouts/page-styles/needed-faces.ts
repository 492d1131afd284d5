const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGES = /unicode-range:\s*([^;}]+)/;

/**
 * A style sheet without the faces of a font that have none of a page's letters. For pages whose text is all
 * there: what a script brings may have others. For a mark alone, such as '·', the next font in the list will do.
 */
export function keepNeededFaces(css: string, text: string): string {
  const letters = new Set(text.match(/[\p{L}\p{N}]/gu));
  const isNeeded = (ranges: string) =>
    ranges.split(',').some((range) => {
      const [first = 0, last = first] = range
        .replace(/^\s*U\+/i, '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [...letters].some((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return code >= first && code <= last;
      });
    });
  return css.replace(FACE, (face) => {
    const ranges = RANGES.exec(face)?.[1];
    return ranges === undefined || isNeeded(ranges) ? face : '';
  });
}
