const FACE = /@font-face\s*\{[^}]*\}/g;
const RANGES = /unicode-range:\s*([^;}]+)/;
const FAMILY = /font-family:\s*"?([^;}"]+)/;

/**
 * A style sheet without the faces of a font that have none of a page's letters, and without the names of
 * fonts that no face is left of: a browser would look for each among the machine's, once a size. For pages whose text is all
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
  const [kept, dropped] = [new Set<string>(), new Set<string>()];
  const slim = css.replace(FACE, (face) => {
    const [ranges, family = ''] = [RANGES, FAMILY].map((part) => part.exec(face)?.[1]);
    const isKept = ranges === undefined || isNeeded(ranges);
    (isKept ? kept : dropped).add(family);
    return isKept ? face : '';
  });
  const unused = [...dropped].filter((family) => !kept.has(family));
  return unused.reduce(
    (sheet, family) => sheet.replaceAll(new RegExp(`"?${family}"?,\\s*`, 'g'), ''),
    slim,
  );
}
