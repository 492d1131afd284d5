import type { Colorway } from '../colorways.ts';
import { mark } from '../mark.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { box, circle, ellipse, line } from '../svg.ts';

export function backpack({ hex, trim }: Colorway): string {
  return `${ellipse(400, 690, 230, 20, '#D9DFEC')}
  ${line('M350 160C350 90 450 90 450 160', fold(hex), 22)}
  ${box(200, 140, 400, 545, hex, 130)}
  ${box(250, 430, 300, 215, fold(hex), 36)}
  ${line('M250 500H550', trim, 8)}
  ${line('M262 250C300 190 500 190 538 250', trim, 8)}
  ${mark(400, 330, 62, ORANGE, hex, WHITE)}`;
}

export function tote({ hex }: Colorway): string {
  const print = isLight(hex) ? NAVY : WHITE;
  return `${ellipse(400, 690, 250, 20, '#D9DFEC')}
  ${line('M300 330V210C300 90 500 90 500 210V330', fold(hex), 24)}
  ${`<path d="M170 300H630L600 685H200Z" fill="${hex}"/>`}
  ${circle(400, 490, 110, print)}
  ${mark(400, 490, 90, ORANGE, print, hex)}`;
}
