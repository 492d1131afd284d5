import { circle, line, place, shape } from './svg.ts';

/** Seams of a ball of radius 100 around the origin: the two meridians and the two side arcs. */
export const BALL_SEAMS =
  'M0-100V100M-100 0H100M-70.7-70.7C-30-35-30 35-70.7 70.7M70.7-70.7C30-35 30 35 70.7 70.7';

/** A basketball centered on (x, y). */
export function ball(
  x: number,
  y: number,
  r: number,
  fill: string,
  seam: string,
  degrees = 0,
): string {
  return place(x, y, `${circle(0, 0, 100, fill)}\n${line(BALL_SEAMS, seam, 7)}`, r / 100, degrees);
}

/** The club's mark: the ball setting, like the sun, in the waves of the Gulf. */
export function mark(
  x: number,
  y: number,
  r: number,
  ballColor: string,
  seam: string,
  wave: string,
): string {
  return place(
    x,
    y,
    `${circle(0, 0, 100, ballColor)}
    ${line(BALL_SEAMS, seam, 8)}
    ${shape('M-96 28C-70 8-44 8-18 28S34 48 60 28Q78 14 96 28A100 100 0 0 1-96 28Z', wave)}
    ${line('M-74 62C-56 50-36 50-16 62S24 74 44 62', ballColor, 9)}`,
    r / 100,
  );
}
