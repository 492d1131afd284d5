import type { Colorway } from './colorways.ts';
import { NAVY, ORANGE, WHITE } from './palette.ts';
import { isLight } from './shade.ts';
import { BUTT, circle, line, place, shape } from './svg.ts';

/** Seams of a ball of radius 100 around the origin: two straight ones and the two side arcs. */
const BALL_SEAMS = 'M0-100V100M-100 0H100M-68-73C-28-36-28 36-68 73M68-73C28-36 28 36 68 73';
/** What of the seams is above the water in the mark. */
const MARK_SEAMS = 'M0-100V44M-100-8H100M-68-73C-44-46-36-14-38 30M68-73C44-46 36-14 38 44';

/** A basketball centered on (x, y), turned by `degrees`. */
export function ball(x: number, y: number, r: number, fill: string, seam: string, degrees = 0) {
  const seams = line(BALL_SEAMS, seam, 7);
  return place(x, y, `${circle(0, 0, 100, fill)}\n${seams}`, r / 100, degrees);
}

export interface MarkColors {
  ball: string;
  /** What shows between: the ground the mark is printed on. */
  ground: string;
  wave: string;
}

/** The club's mark: a ball that sets like the sun in the Gulf. Radius `r` around (x, y). */
export function mark(x: number, y: number, r: number, colors: MarkColors): string {
  return place(
    x,
    y,
    `${circle(0, 0, 100, colors.ball)}
    ${line(MARK_SEAMS, colors.ground, 8, BUTT)}
    ${shape('M-94 36C-66 14-42 14-16 36S36 58 62 36Q78 22 94 36A101 101 0 0 1-94 36Z', colors.wave)}
    ${line('M-93 35C-66 14-42 14-16 36S36 58 62 36Q78 22 93 35', colors.ground, 8, BUTT)}
    ${line('M-56 70C-40 58-26 58-10 70S26 82 46 70', colors.ground, 8)}`,
    r / 100,
  );
}

/** The mark's colors on something of the color `hex`: always readable, always with the brand's orange if it can be. */
export function markOn({ hex }: Pick<Colorway, 'hex'>): MarkColors {
  if (hex === ORANGE) return { ball: WHITE, ground: ORANGE, wave: NAVY };
  return { ball: ORANGE, ground: hex, wave: isLight(hex) ? NAVY : WHITE };
}
