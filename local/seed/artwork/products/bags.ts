import type { Colorway } from '../colorways.ts';
import { mark, markOn } from '../mark.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { box, line, shape } from '../svg.ts';
import { standShadow } from './ground.ts';

/** Backpack from the front; the trim also fills the shoe pocket when it is the bag's second color. */
export function backpack({ hex, trim, key }: Colorway): string {
  const dark = fold(hex);
  const twoColored = key === 'black-orange';
  const pocket = twoColored ? trim : dark;
  const pull = twoColored ? WHITE : trim;
  return `${standShadow(694, 250)}
  ${line('M352 150C352 78 448 78 448 150', dark, 22)}
  ${shape('M214 420C160 430 150 470 150 520V626Q150 654 178 654H240ZM586 420C640 430 650 470 650 520V626Q650 654 622 654H560Z', dark)}
  ${shape('M200 300C200 190 280 128 400 128S600 190 600 300V630Q600 692 538 692H262Q200 692 200 630Z', hex)}
  ${line('M232 420V318C232 214 304 166 400 166S568 214 568 318V420', trim, 7)}
  ${box(244, 440, 312, 218, pocket, 34)}
  ${line('M244 506H556', fold(pocket, 1.7), 5)}
  ${line('M468 506V548M568 420V456', pull, 9)}
  ${line('M290 606A110 110 0 0 1 510 606', fold(pocket, 1.7), 5)}
  ${mark(400, 310, 68, markOn({ hex }))}`;
}

/** Canvas tote that stands, printed with the centre circle and the half-way line. */
export function tote({ hex }: Colorway): string {
  const print = isLight(hex) ? NAVY : hex === ORANGE ? WHITE : ORANGE;
  const dark = fold(hex);
  return `${standShadow(694, 260)}
  ${line('M318 300V214C318 118 482 118 482 214V300', fold(hex, 1.8), 20)}
  ${shape('M158 290H642L612 672Q610 692 590 692H210Q190 692 188 672Z', hex)}
  ${shape('M158 290H642L638 336H162ZM181 590H619L612 672Q610 692 590 692H210Q190 692 188 672Z', dark)}
  ${line('M290 372V202C290 84 510 84 510 202V372', hex, 24)}
  ${box(270, 336, 40, 66, dark, 6)}
  ${box(490, 336, 40, 66, dark, 6)}
  ${line('M178 476H264M536 476H622M264 476A136 136 0 0 0 536 476A136 136 0 0 0 264 476', print, 7)}
  ${mark(400, 476, 96, markOn({ hex }))}`;
}
