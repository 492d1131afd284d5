import type { Colorway } from '../colorways.ts';
import { mark } from '../mark.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { box, ellipse, line, shape } from '../svg.ts';

export function bottle({ hex, trim }: Colorway): string {
  return `${ellipse(400, 705, 140, 18, '#D9DFEC')}
  ${line('M345 150C345 80 455 80 455 150', trim, 18)}
  ${box(335, 140, 130, 80, trim, 16)}
  ${shape('M345 215H455C455 255 510 265 510 320V660Q510 705 465 705H335Q290 705 290 660V320C290 265 345 255 345 215Z', hex)}
  ${shape('M480 275C500 290 510 300 510 320V660Q510 705 465 705H450Q480 705 480 660Z', fold(hex))}
  ${mark(395, 450, 72, hex === ORANGE ? WHITE : ORANGE, hex, isLight(hex) ? NAVY : WHITE)}`;
}
