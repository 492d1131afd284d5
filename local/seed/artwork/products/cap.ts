import type { Colorway } from '../colorways.ts';
import { mark, markOn } from '../mark.ts';
import { fold } from '../shade.ts';
import { ellipse, line, shape } from '../svg.ts';
import { standShadow } from './ground.ts';

/** A six-panel cap, turned to the right. */
export function cap(colors: Colorway): string {
  const { hex, trim } = colors;
  const dark = fold(hex);
  const seam = fold(hex, 1.5);
  return `${standShadow(562, 290)}
  ${shape('M128 486C118 318 222 196 374 192C516 188 598 290 612 446Q340 540 128 486Z', hex)}
  ${shape('M128 486C118 318 222 196 374 192C256 224 188 330 202 500Q164 495 128 486Z', dark)}
  ${line('M374 192C300 240 262 360 270 503M374 192C470 226 540 320 556 462M134 458Q340 508 605 420', seam)}
  ${shape('M331 505Q462 498 612 446C690 452 748 490 752 534C752 552 736 560 712 556C590 530 450 534 331 505Z', dark)}
  ${line('M420 512C520 516 620 516 730 540', seam)}
  ${ellipse(374, 192, 24, 11, trim)}
  ${mark(436, 348, 74, markOn(colors))}`;
}
