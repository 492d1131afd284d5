import { ball } from './mark.ts';
import { NAVY, ORANGE, SAND } from './palette.ts';
import { box, line, svgFile } from './svg.ts';

/** Every picture that is not a product, by file name. */
export const PICTURES: Record<string, () => string> = {
  'hero.svg': () =>
    svgFile(
      1600,
      1000,
      `${box(0, 0, 1600, 1000, SAND)}
      ${line('M0 800H1600M500 1000A400 400 0 0 1 1300 1000', NAVY)}
      ${ball(1000, 400, 120, ORANGE, NAVY, 20)}`,
    ),
};
