import { place } from './svg.ts';

/** Center lines of block numerals with cut corners in a box of 80×140. */
const NUMERALS: Record<string, string> = {
  '0': 'M18 0H62L80 18V122L62 140H18L0 122V18Z',
  '1': 'M12 28L40 0V140M12 140H68',
  '2': 'M0 32V18L18 0H62L80 18V52L0 116V140H82',
  '3': 'M0 28V18L18 0H62L80 18V52L62 70L80 88V122L62 140H18L0 122V112M30 70H62',
  '4': 'M62 140V0L0 86V104H84',
  '5': 'M80 0H4V60H62L80 78V122L62 140H18L0 122V112',
  '6': 'M80 28V18L62 0H18L0 18V122L18 140H62L80 122V80L62 62H0',
  '7': 'M-2 0H80V18L34 142',
  '8': 'M18 0H62L80 18V52L62 70H18L0 52V18ZM18 70L0 88V122L18 140H62L80 122V88L62 70',
  '9': 'M0 112V122L18 140H62L80 122V18L62 0H18L0 18V60L18 78H80',
};

/** A jersey number centered on (x, y); `height` in units of the picture. */
export function numerals(
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
): string {
  const width = text.length * 132 - 52;
  const digits = [...text].map((digit, index) =>
    place(index * 132 - width / 2, -70, `<path d="${NUMERALS[digit] ?? ''}"/>`),
  );
  const style = `fill="none" stroke="${color}" stroke-width="32" stroke-linecap="butt" stroke-linejoin="miter"`;
  return place(x, y, `<g ${style}>\n${digits.join('\n')}\n</g>`, Number((height / 172).toFixed(3)));
}
