import { INK } from '../palette.ts';
import { mix } from '../shade.ts';
import { circle, line, shape } from '../svg.ts';

const HAIRSTYLES = ['short', 'curls', 'locs', 'bun', 'long', 'shaved', 'cap'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

const CROWN = 'M25-12C24-38-8-44-25-24C-33-12-31 8-25 16C-20 12-18 4-16-4C-2-2 16-4 25-12Z';

/** An oval with the hint of a nose. */
const FACE = 'M0-31C16-31 24-20 25-6L30 5L25 8C22 22 14 31 0 31C-16 31-25 16-25 0S-16-31 0-31Z';

/** A head of 64 units height around the origin, without a face, looking to the right. */
export function head(skin: string, hair: Hairstyle, accent: string): string {
  const color = mix(INK, skin, 0.12);
  const face = `${shape(FACE, skin)}
  ${circle(-7, 4, 6, mix(skin, INK, 0.25))}`;
  return `${hair === 'long' ? shape('M-6-30C-40-30-36 20-32 40C-20 46-8 40-10 20L4-20Z', color) : ''}
  ${hair === 'bun' ? circle(-27, -22, 13, color) : ''}
  ${face}
  ${HAIR[hair](color, accent)}`;
}

const HAIR: Record<Hairstyle, (color: string, accent: string) => string> = {
  short: (color) => shape(CROWN, color),
  curls: (color) =>
    [
      [-24, -4, 11],
      [-23, -20, 13],
      [-8, -31, 14],
      [10, -29, 13],
      [22, -18, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, color))
      .join('\n') + shape(CROWN, color),
  locs: (color, accent) =>
    `${shape(CROWN, color)}
    ${line('M-22 0V34M-28-6V26M-14-2V26', color, 9)}
    ${line('M-30-14Q-4-20 25-14', accent, 7)}`,
  bun: (color) => shape(CROWN, color),
  long: (color) => shape(CROWN, color),
  shaved: (color) => shape('M24-14C20-36-8-40-23-22Q-2-14 24-14Z', color, 'opacity=".55"'),
  cap: (color, accent) =>
    `${shape('M-25 14C-33 8-31-8-26-14L-16-6Z', color)}
    ${shape('M26-10C24-38-10-42-27-18L-27-8Z', accent)}
    ${shape('M10-16L46-10Q46-4 40-4L8-8Z', mix(accent, INK, 0.25))}`,
};
