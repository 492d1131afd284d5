import type { Colorway } from '../colorways.ts';
import { MIST, NAVY, WHITE } from '../palette.ts';
import { isLight, mix } from '../shade.ts';
import { box, ellipse, line } from '../svg.ts';

const HALF_COURT =
  'M62 800V566A338 338 0 0 1 738 566V800M278 800V436H522V800M278 436A122 122 0 0 1 522 436';

/** A soft ground with a half court seen from above; deeper under light products, so that white stands out. */
export function productGround({ hex }: Colorway): string {
  const ground = isLight(hex) ? mix(MIST, NAVY, 0.08) : MIST;
  return `${box(0, 0, 800, 800, ground)}
  ${line(HALF_COURT, mix(ground, WHITE, 0.75), 5)}`;
}

/** The shadow under something that stands. */
export function standShadow(y: number, rx: number): string {
  return ellipse(400, y, rx, 18, mix(MIST, NAVY, 0.2));
}
