import { GLYPHS } from './glyphs.ts';
import { shape } from './svg.ts';

const CAP_HEIGHT = 655;
const TRACKING = 14;
const NOTHING: (typeof GLYPHS)[string] = [0, ''];
/** The outlines are of the regular weight; a stroke around them makes it heavy. */
const BOLDER = 56;

/**
 * A line of capitals (letters, & and spaces) on the baseline y, drawn as outlines; starts at x or is
 * centered on it. `height` is that of a capital.
 */
export function lettering(
  text: string,
  [x, y]: readonly [number, number],
  height: number,
  color: string,
  { align = 'start', tracking = TRACKING }: { align?: 'start' | 'center'; tracking?: number } = {},
): string {
  const scale = height / CAP_HEIGHT;
  const glyphs = [...text].map((letter) => GLYPHS[letter] ?? NOTHING);
  let left = align === 'center' ? x - letteringWidth(text, height, tracking) / 2 : x;
  const outlines = glyphs.map(([advance, outline]) => {
    const path = scaled(outline, scale, left, y);
    left += (advance + tracking) * scale;
    return path;
  });
  const weight = `stroke="${color}" stroke-width="${Math.round(BOLDER * scale)}" stroke-linejoin="miter"`;
  return shape(outlines.join(''), color, weight);
}

/** The width that `lettering` takes. */
export function letteringWidth(text: string, height: number, tracking = TRACKING): number {
  const scale = height / CAP_HEIGHT;
  const advances = [...text].map((letter) => (GLYPHS[letter]?.[0] ?? 0) + tracking);
  return (advances.reduce((sum, advance) => sum + advance, 0) - tracking) * scale;
}

/** Outlines have only absolute M, L, Q, C and Z, so every pair of numbers is a point. */
function scaled(outline: string, scale: number, dx: number, dy: number): string {
  let horizontal = false;
  return outline.replaceAll(/ ?(-?\d+)/g, (text, value: string) => {
    horizontal = !horizontal;
    const moved = Number(value) * scale + (horizontal ? dx : dy);
    const number = String(Math.round(moved));
    return text.startsWith(' ') || !horizontal ? ` ${number}` : number;
  });
}
