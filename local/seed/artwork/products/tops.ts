import type { Colorway } from '../colorways.ts';
import { mark } from '../mark.ts';
import { numerals } from '../numerals.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { line, shape } from '../svg.ts';

export function tee({ hex, trim }: Colorway): string {
  const print = isLight(hex) ? NAVY : WHITE;
  return `${shape('M305 150C330 200 470 200 495 150L570 178L705 300L630 392L570 350V662Q400 684 230 662V350L170 392L95 300L230 178Z', hex)}
  ${shape('M305 150C330 200 470 200 495 150L478 143C450 180 350 180 322 143Z', trim)}
  ${line('M230 350C232 310 240 280 252 255M570 350C568 310 560 280 548 255', fold(hex, 1.4))}
  ${mark(400, 360, 92, hex === ORANGE ? WHITE : ORANGE, hex, print)}`;
}

export function jersey({ hex, trim }: Colorway): string {
  const number = isLight(hex) ? trim : WHITE;
  return `${shape('M262 132L338 116C345 205 455 205 462 116L538 132C535 240 555 315 612 345L606 668Q400 694 194 668L188 345C245 315 265 240 262 132Z', hex)}
  ${shape('M188 345L226 318V674L194 668ZM612 345L574 318V674L606 668Z', trim)}
  ${line('M338 116C345 205 455 205 462 116', trim, 14)}
  ${mark(400, 270, 44, hex === ORANGE ? WHITE : ORANGE, hex, number)}
  ${numerals('23', 400, 455, 210, number)}`;
}
