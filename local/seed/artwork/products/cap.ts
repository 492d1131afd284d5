import type { Colorway } from '../colorways.ts';
import { mark } from '../mark.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { ellipse, line, shape } from '../svg.ts';

/** A six-panel cap from the front. */
export function cap({ hex, trim }: Colorway): string {
  const seam = fold(hex, 1.4);
  return `${ellipse(400, 590, 250, 22, '#D9DFEC')}
  ${shape('M195 455C190 270 280 175 400 175S610 270 605 455C545 420 255 420 195 455Z', hex)}
  ${line('M400 175V428M400 175C310 215 275 320 278 434M400 175C490 215 525 320 522 434', seam)}
  ${shape('M195 455C255 410 545 410 605 455C650 490 668 535 662 572C575 505 225 505 138 572C132 535 150 490 195 455Z', fold(hex))}
  ${line('M176 492C250 446 550 446 624 492', seam)}
  ${ellipse(400, 176, 22, 11, trim)}
  ${mark(400, 325, 78, ORANGE, hex, isLight(hex) ? NAVY : WHITE)}`;
}
